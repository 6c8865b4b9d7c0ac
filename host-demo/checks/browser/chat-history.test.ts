import { afterEach, expect, test } from 'vitest'
import { ChatOnPage } from './chat/chat-on-page.ts'
import { distanceToEnd, scroll, toFirst } from './chat/scroll.ts'
import { sharedMarket } from './market.ts'

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
      json: Array.from({ length: count() }, (_, place) => ({
        MessageSide: place % 3 === 0 ? 'Client' : 'Company',
        MessageBody: `Message ${place + 1}`,
        CreationDateTime: new Date(Date.UTC(2026, 0, 1) + place * 600_000).toISOString(),
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
