import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { ownMarket } from '../tools/own-market.ts'
import { ChatOnPage } from './chat-on-page.ts'

// The chat box of the storefront, with the real API and its sellers.
const lines: string[] = []
const market = ownMarket({ sellerDelay: 500, log: line => lines.push(line) })

const KERTEH = 'Kemaman Valve Works Sdn Bhd'
const LABUAN = 'Labuan Offshore Supply Sdn Bhd'

const chats: ChatOnPage[] = []
afterEach(async () => {
  // Not reused for the next test: their clocks have been changed.
  for (const { page } of chats.splice(0)) await page.context().close()
})

async function member(email?: string): Promise<ChatOnPage> {
  const page = await market().member(email)
  await page.clock.install()
  await page.goto('/FAQ')
  const chat = new ChatOnPage(page)
  chats.push(chat)
  return chat
}

/**
 * Advances the page's clock by the seconds until the next poll, and waits for the answer: by the page's clock, a slow
 * answer would count as none.
 */
async function poll(page: Page): Promise<void> {
  const answered = page
    .waitForResponse(response => /getchathistory|chatMenu/.test(response.url()), { timeout: 1_000 })
    // The menu polls less often.
    .catch(() => {})
  await page.clock.fastForward(3_000)
  await answered
}

/** Waits for content that one of the next polls brings. */
async function arrives(wanted: Locator): Promise<void> {
  const countAfterPoll = async (): Promise<number> => {
    await poll(wanted.page())
    return wanted.count()
  }
  await expect.poll(countAfterPoll, { interval: 200 }).toBe(1)
}

test('visitors load no code of the chat', async () => {
  const page = await market().visitor()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.locator('trade-chat').count()).toBe(0)
})

test('a member writes to a company, gets an answer, and sees both again after a reload', async () => {
  const chat = await member()
  await chat.open(LABUAN)
  await chat.field.fill('What is the price of A106 pipe?')
  await chat.field.press('Enter')
  await chat.said('What is the price of A106 pipe?').waitFor()
  await arrives(chat.log.getByText('Thank you for asking. Prices depend on quantity'))
  await chat.log.getByText('Today').waitFor()
  await chat.field.fill('Not sent yet')
  await chat.page.reload()
  await chat.open(LABUAN)
  await chat.said('What is the price of A106 pipe?').waitFor()
  expect(await chat.said('What is the price of A106 pipe?').count()).toBe(1)
  expect(await chat.field.inputValue()).toBe('Not sent yet')
  await chat.page.goto('/legal')
  await chat.open(LABUAN)
  await expect.poll(() => chat.field.inputValue()).toBe('Not sent yet')
})

test('buyer and seller chat with each other, each on the right side', async () => {
  const buyer = await member()
  await buyer.open(KERTEH)
  await buyer.field.fill('Do you hold 8" 600# in stock?')
  await buyer.page.getByRole('button', { name: 'Send', exact: true }).click()
  await buyer.said('Do you hold 8" 600# in stock?').waitFor()

  const seller = await member(demoMembers.seller)
  await seller.page.getByRole('button', { name: /Open messages\s*1 new/ }).waitFor()
  await seller.open('Aisyah Rahman')
  const asked = seller.log.getByRole('listitem').filter({ hasText: 'Do you hold 8"' })
  await asked.getByText('Aisyah Rahman wrote:').waitFor({ state: 'attached' })
  await seller.field.fill('Yes, six pieces in Kemaman.')
  await seller.field.press('Enter')

  const answer = buyer.log.getByRole('listitem').filter({ hasText: 'Yes, six pieces in Kemaman.' })
  await arrives(answer.getByText(`${KERTEH} wrote:`))
  const [mine, theirs] = await Promise.all([asked.boundingBox(), answer.boundingBox()])
  const box = await buyer.log.boundingBox()
  expect(theirs?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) / 4)
  expect(mine && theirs).toBeTruthy()
})

test('a poll without new messages is answered without a body', async () => {
  const chat = await member()
  await chat.open(LABUAN)
  await chat.field.fill('Is anybody there?')
  await chat.field.press('Enter')
  await arrives(chat.log.getByText('Thank you for writing'))
  lines.length = 0
  const unchanged = async (): Promise<boolean> => {
    await poll(chat.page)
    return lines.some(line => /getchathistory".*"status":304/.test(line))
  }
  await expect.poll(unchanged, { interval: 200 }).toBe(true)
  await chat.said('Is anybody there?').waitFor()
})

test('a crashed tab loses no written message', async () => {
  const chat = await member()
  const { page } = chat
  await chat.open(LABUAN)
  await chat.field.fill('Before the crash')
  await expect
    .poll(() =>
      page.evaluate(() => Object.values(localStorage).some(text => text.includes('Before the crash'))),
    )
    .toBe(true)
  const gone = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  devtools.send('Page.crash').catch(() => {})
  await gone
  const next = new ChatOnPage(await page.context().newPage())
  await next.page.goto('/FAQ')
  await next.open(LABUAN)
  await expect.poll(() => next.field.inputValue()).toBe('Before the crash')
})
