import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { chatHistoryReply, chatMenuReply, productReply, searchReply } from '#shared/testing/replies.ts'
import { sharedMarket } from './market.ts'

// What a server sends without end keeps no page from answering.
const market = sharedMarket()
afterEach(() => market().empty())

/** A busy machine takes several times as long as a reader's; without limits each of these took 4 to 15 seconds. */
const LONGEST_TASK = 1_000

const word = 'x'.repeat(60_000)
const book = 'Valve '.repeat(170_000)

async function answer(page: Page, path: string, reply: unknown): Promise<void> {
  await page.route(`**/api/public/${path}?*`, route => route.fulfill({ json: reply }))
  await page.addInitScript(() => {
    const tasks = Object.assign(window, { tasks: [0] }).tasks
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

async function longestTask(page: Page): Promise<number> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  return page.evaluate(() => Math.max(...Reflect.get(window, 'tasks')))
}

test.each([
  ['ten thousand rows', Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1 }))],
  [
    'names of one long word',
    Array.from({ length: 10 }, (_, id) => ({ id: id + 1, name: word, description: word })),
  ],
  [
    'descriptions as long as books',
    Array.from({ length: 10 }, (_, id) => ({ id: id + 1, description: book })),
  ],
])('a search that finds %s', async (_, found) => {
  const page = await market().visitor()
  await answer(page, 'search/item', searchReply(found))
  await page.goto('/search?keyword=valve')
  await page.getByRole('list', { name: 'Results' }).waitFor()
  expect(await page.getByRole('list', { name: 'Results' }).getByRole('listitem').count()).toBe(10)
  expect(await longestTask(page)).toBeLessThan(LONGEST_TASK)
})

test.each([
  ['one long word', word],
  ['a book', book],
])('a product that is described by %s', async (_, text) => {
  const page = await market().visitor()
  const described = productReply({
    name: 'Ball valve',
    shortDescription: text,
    longDescription: `<p>${text}</p>`,
  })
  await answer(page, 'product/detail', described)
  await page.goto('/product/1')
  await page.getByRole('button', { name: 'Show more of this text' }).nth(1).waitFor()
  expect(await longestTask(page)).toBeLessThan(LONGEST_TASK)
})

test.each([
  ['one long word', word],
  ['a book', book],
])('a message of %s', async (_, body) => {
  const page = await market().member()
  await answer(page, 'user/getchathistory', chatHistoryReply([{ body }]))
  await page.route('**/api/public/user/chatMenu?*', route =>
    route.fulfill({ json: chatMenuReply([{ name: 'Kerteh', chatId: 301 }]) }),
  )
  await page.goto('/Help')
  await page.getByRole('button', { name: 'Messages' }).click()
  await page.getByRole('button', { name: 'Kerteh' }).click()
  await page.getByRole('button', { name: 'Show more of this text' }).waitFor()
  expect(await longestTask(page)).toBeLessThan(LONGEST_TASK)
})
