import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'
import { ChatOnPage } from './chat-on-page.ts'

// Conversations that are longer than the chat box.
const market = sharedMarket()
afterEach(() => market().empty())

const COMPANY = 'Labuan Offshore Supply Sdn Bhd'

/**
 * The number of messages drawn up to the very first: each step redraws the others, so all ten thousand take half a
 * minute.
 */
const MANY = process.env.LONG ? 10_000 : 2_000

/** Returns the page of a member whose only conversation has this many messages. */
async function memberWith(count: () => number): Promise<ChatOnPage> {
  const page = await market().member()
  const conversation = {
    MenuId: 2,
    MenuName: COMPANY,
    MenuLogo: '',
    NewMessageNoti: 0,
    ChatId: 9,
    StaffStatus: 0,
  }
  await page.route('**/chatMenu*', route => route.fulfill({ json: [conversation] }))
  await page.route('**/getchathistory*', route =>
    route.fulfill({
      json: Array.from({ length: count() }, (_, index) => ({
        MessageSide: index % 3 === 0 ? 'Client' : 'Company',
        MessageBody: `Message ${index + 1}`,
        CreationDateTime: new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString(),
      })),
    }),
  )
  return new ChatOnPage(page)
}

/** Opens the conversation on a new page, at its end. */
async function openAt(chat: ChatOnPage, last: number): Promise<void> {
  await chat.page.goto('/FAQ')
  await chat.open(COMPANY)
  await chat.said(`Message ${last}`).waitFor()
}

function distanceToEnd(log: Locator): Promise<number> {
  return log.evaluate(element => element.scrollHeight - element.scrollTop - element.clientHeight)
}

type Scrolled = { frame: number; jumps: string[] }

/**
 * Scrolls two screens at a time and checks the following frame. A jump is a message that moved by another distance than
 * the scroll.
 */
function scroll(log: Locator, direction: 1 | -1, steps: number): Promise<Scrolled> {
  return log.evaluate(
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

/** Scrolls up until the very first message is drawn. */
function toFirst(log: Locator): Promise<void> {
  return log.evaluate(async element => {
    const isThere = (): boolean => element.querySelector('li:not(.day) p')?.textContent === 'Message 1'
    while (!isThere()) {
      element.scrollTop = 0
      await new Promise(requestAnimationFrame)
    }
    element.scrollTop = 0
  })
}

test('a member who reads older messages stays there, with a link to the new ones', async () => {
  let count = 300
  const chat = await memberWith(() => count)
  const { log, page } = chat
  await openAt(chat, 300)
  await expect.poll(() => distanceToEnd(log)).toBeLessThan(2)
  await log.hover()
  await page.mouse.wheel(0, -900)
  await expect.poll(() => distanceToEnd(log)).toBeGreaterThan(500)
  const before = await log.evaluate(element => element.scrollTop)
  count += 1
  await page.getByRole('button', { name: 'New messages' }).waitFor()
  expect(await log.evaluate(element => element.scrollTop)).toBe(before)
  await page.getByRole('button', { name: 'New messages' }).click()
  await chat.said('Message 301').waitFor()
  await expect.poll(() => distanceToEnd(log)).toBeLessThan(2)
  count += 1
  await chat.said('Message 302').waitFor()
  await expect.poll(() => distanceToEnd(log)).toBeLessThan(2)
})

test(`ten thousand messages scroll at their end, ${MANY} up to the first, and nothing jumps`, {
  timeout: 600_000,
}, async () => {
  let count = 300
  const chat = await memberWith(() => count)
  await openAt(chat, 300)
  const few = await scroll(chat.log, -1, 30)
  count = 10_000
  await openAt(chat, 10_000)
  const atEnd = await scroll(chat.log, -1, 30)
  count = MANY
  if (MANY !== 10_000) await openAt(chat, MANY)
  await toFirst(chat.log)
  const allDrawn = await scroll(chat.log, 1, 30)
  const times = [few, atEnd, allDrawn].map(({ frame }) => `${frame.toFixed(1)} ms`)
  console.log(
    `A frame while scrolling, of 300 messages, of 10,000 at the end, and once ${MANY} are drawn: ${times.join(', ')}`,
  )
  expect([...few.jumps, ...atEnd.jumps, ...allDrawn.jumps]).toEqual([])
})
