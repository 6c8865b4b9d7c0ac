import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { ownMarket } from './own-market.ts'
import { signIn } from './sign-in.ts'

// The chat box of the storefront, with the real API and its sellers.
const lines: string[] = []
const market = ownMarket({ sellerDelay: 500, log: line => lines.push(line) })
afterEach(() => market().empty())

const KERTEH = 'Kemaman Valve Works Sdn Bhd'
const LABUAN = 'Labuan Offshore Supply Sdn Bhd'

async function member(email: string = demoMembers.buyer, options = {}): Promise<Page> {
  const page = await market().visitor(options)
  await page.goto('/login')
  await signIn(page, email)
  return page
}

const field = (page: Page): Locator => page.getByPlaceholder('Write a message')
const log = (page: Page): Locator => page.getByRole('log')
const said = (page: Page, body: string): Locator => log(page).getByText(body, { exact: true })

async function open(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: 'Open messages' }).click()
  await page.getByRole('button', { name: company }).click()
  await field(page).waitFor()
}

test('visitors load nothing of it', async () => {
  const page = await market().visitor()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.locator('trade-chat').count()).toBe(0)
})

test('a member writes to a company, is answered, and finds it all again after a reload', async () => {
  const page = await member()
  await open(page, LABUAN)
  await field(page).fill('What is the price of A106 pipe?')
  await field(page).press('Enter')
  await said(page, 'What is the price of A106 pipe?').waitFor()
  await log(page).getByText('Thank you for asking. Prices depend on quantity').waitFor()
  await log(page).getByText('Today').waitFor()
  await field(page).fill('Not sent yet')
  await page.reload()
  await open(page, LABUAN)
  await said(page, 'What is the price of A106 pipe?').waitFor()
  expect(await said(page, 'What is the price of A106 pipe?').count()).toBe(1)
  expect(await field(page).inputValue()).toBe('Not sent yet')
  await page.goto('/FAQ')
  await open(page, LABUAN)
  await expect.poll(() => field(page).inputValue()).toBe('Not sent yet')
})

test('buyer and seller talk with each other, each on the right side', async () => {
  const buyer = await member()
  await open(buyer, KERTEH)
  await field(buyer).fill('Do you hold 8" 600# in stock?')
  await buyer.getByRole('button', { name: 'Send', exact: true }).click()
  await said(buyer, 'Do you hold 8" 600# in stock?').waitFor()

  const seller = await member(demoMembers.seller)
  await seller.getByRole('button', { name: /Open messages\s*1 new/ }).waitFor()
  await open(seller, 'Aisyah Rahman')
  const asked = seller.getByRole('listitem').filter({ hasText: 'Do you hold 8"' })
  await asked.getByText('Aisyah Rahman wrote:').waitFor({ state: 'attached' })
  await field(seller).fill('Yes, six pieces in Kemaman.')
  await field(seller).press('Enter')

  const answer = buyer.getByRole('listitem').filter({ hasText: 'Yes, six pieces in Kemaman.' })
  await answer.getByText(`${KERTEH} wrote:`).waitFor({ state: 'attached' })
  const [mine, theirs] = await Promise.all([asked.boundingBox(), answer.boundingBox()])
  const box = await log(buyer).boundingBox()
  expect(theirs?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) / 4)
  expect(mine && theirs).toBeTruthy()
})

test('a poll that brings nothing new is answered without a body', async () => {
  const page = await member()
  await open(page, LABUAN)
  await field(page).fill('Is anybody there?')
  await field(page).press('Enter')
  await log(page).getByText('Thank you for writing').waitFor()
  lines.length = 0
  await expect
    .poll(() => lines.filter(line => / \/api\/public\/user\/getchathistory 304 /.test(line)).length)
    .toBe(2)
  await said(page, 'Is anybody there?').waitFor()
})

test('a crashed tab costs nothing that was written', async () => {
  const page = await member()
  const context = page.context()
  await open(page, LABUAN)
  await field(page).fill('Before the crash')
  await expect
    .poll(() =>
      page.evaluate(() => Object.values(localStorage).some(text => text.includes('Before the crash'))),
    )
    .toBe(true)
  const gone = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => {})
  await gone
  const next = await context.newPage()
  await next.goto('/')
  await open(next, LABUAN)
  await expect.poll(() => field(next).inputValue()).toBe('Before the crash')
})

test('who reads above is left there, and led to what is new', async () => {
  const page = await member()
  let count = 300
  await serveHistory(page, () => count)
  await page.reload()
  await open(page, LABUAN)
  await said(page, 'Message 300').waitFor()
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
  await log(page).hover()
  await page.mouse.wheel(0, -900)
  await expect.poll(() => distanceToEnd(page)).toBeGreaterThan(500)
  const before = await log(page).evaluate(element => element.scrollTop)
  count += 1
  await page.getByRole('button', { name: 'New messages' }).waitFor()
  expect(await log(page).evaluate(element => element.scrollTop)).toBe(before)
  await page.getByRole('button', { name: 'New messages' }).click()
  await said(page, 'Message 301').waitFor()
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
  count += 1
  await said(page, 'Message 302').waitFor()
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
})

test('ten thousand messages can be read to the first of all, and nothing jumps', {
  timeout: 180_000,
}, async () => {
  const page = await member()
  let count = 300
  await serveHistory(page, () => count)
  await page.reload()
  await open(page, LABUAN)
  await said(page, 'Message 300').waitFor()
  const few = await scroll(page, -1, 30)
  count = 10_000
  await page.reload()
  await open(page, LABUAN)
  await said(page, 'Message 10000').waitFor()
  const atEnd = await scroll(page, -1, 30)
  await toFirst(page)
  const allDrawn = await scroll(page, 1, 30)
  const times = [few, atEnd, allDrawn].map(({ frame }) => `${frame.toFixed(1)} ms`)
  console.log(
    `A frame while scrolling, of 300 messages, of 10,000 at the end, and once all are drawn: ${times.join(', ')}`,
  )
  expect([...few.jumps, ...atEnd.jumps, ...allDrawn.jumps]).toEqual([])
})

/** Gives this page one conversation, of so many messages. */
async function serveHistory(page: Page, count: () => number): Promise<void> {
  const conversation = {
    MenuId: 2,
    MenuName: LABUAN,
    MenuLogo: '',
    NewMessageNoti: 0,
    ChatId: 9,
    StaffStatus: 0,
  }
  await page.route('**/chatMenu*', route => route.fulfill({ json: [conversation] }))
  await page.route('**/getchathistory*', route =>
    route.fulfill({
      json: Array.from({ length: count() }, (_, place) => ({
        MessageSide: place % 3 === 0 ? 'Client' : 'Company',
        MessageBody: `Message ${place + 1}`,
        CreationDateTime: new Date(Date.UTC(2026, 0, 1) + place * 600_000).toISOString(),
      })),
    }),
  )
}

function distanceToEnd(page: Page): Promise<number> {
  return log(page).evaluate(element => element.scrollHeight - element.scrollTop - element.clientHeight)
}

type Scrolled = { frame: number; jumps: string[] }

/**
 * Scrolls by two screens at a time and looks in the frame after. A jump is a message that was not moved by just what was
 * scrolled.
 */
function scroll(page: Page, direction: 1 | -1, steps: number): Promise<Scrolled> {
  return log(page).evaluate(
    async (element, { direction, steps }): Promise<Scrolled> => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame)
      const topOf = (item: Element): number => item.getBoundingClientRect().top
      const inView = (): Element | undefined =>
        [...element.querySelectorAll('li')].find(item => topOf(item) >= element.getBoundingClientRect().top)
      const jumps: string[] = []
      let drawing = 0
      for (let step = 0; step < steps; step++) {
        const seen = inView()
        const before = seen ? topOf(seen) : 0
        const room =
          direction < 0 ? element.scrollTop : element.scrollHeight - element.clientHeight - element.scrollTop
        const distance = direction * Math.min(element.clientHeight * 2, room)
        const start = await frame()
        element.scrollTop += distance
        await frame()
        drawing += (await frame()) - start
        const moved = seen ? before - topOf(seen) : distance
        if (Math.abs(moved - distance) > 2) jumps.push(`${seen?.textContent}: ${moved} px, not ${distance}`)
      }
      return { frame: drawing / (steps * 2), jumps }
    },
    { direction, steps },
  )
}

/** Goes up until the first message of all is drawn. */
function toFirst(page: Page): Promise<void> {
  return log(page).evaluate(async element => {
    const isThere = (): boolean => element.querySelector('li:not(.day) p')?.textContent === 'Message 1'
    while (!isThere()) {
      element.scrollTop = 0
      await new Promise(requestAnimationFrame)
    }
    element.scrollTop = 0
  })
}
