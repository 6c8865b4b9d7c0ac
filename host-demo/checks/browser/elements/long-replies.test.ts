import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { chatHistoryReply, chatMenuReply, productReply, searchReply } from '#shared/testing/replies.ts'
import { answerMadeUpPictures } from '../procurement/made-up-pictures.ts'
import { sharedMarket } from '../tools/market.ts'

// An endless reply from the server does not freeze the page.
const market = sharedMarket()
afterEach(() => market().empty())

/**
 * The number of characters that a page may draw of a reply. Without limits, each of these took the browser 4 to 15
 * seconds.
 */
const MAX_CHARACTERS = 100_000

const word = 'x'.repeat(60_000)
const book = 'Valve '.repeat(170_000)

async function answer(page: Page, path: string, reply: unknown): Promise<void> {
  await answerMadeUpPictures(page)
  await page.route(`**/api/public/${path}?*`, route => route.fulfill({ json: reply }))
}

/** Returns the length of all texts that the page draws, including those in elements. */
function drawnCharacters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lengthOf = (nodes: Iterable<Node>): number =>
      [...nodes].reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0)
    const lengthIn = (root: Document | ShadowRoot): number => {
      const own = root instanceof Document ? root.body : root
      return [...root.querySelectorAll('*')].reduce(
        (sum, { shadowRoot }) => sum + (shadowRoot ? lengthIn(shadowRoot) : 0),
        lengthOf([own]) - lengthOf(own.querySelectorAll('style, script')),
      )
    }
    return lengthIn(document)
  })
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
])('a search with %s', async (_, found) => {
  const page = await market().visitor()
  await answer(page, 'search/item', searchReply(found))
  await page.goto('/search?keyword=valve')
  await page.getByRole('list', { name: 'Results' }).waitFor()
  expect(await page.getByRole('list', { name: 'Results' }).getByRole('listitem').count()).toBe(10)
  expect(await drawnCharacters(page)).toBeLessThan(MAX_CHARACTERS)
})

test.each([
  ['one long word', word],
  ['a book', book],
])('a product with a description of %s', async (_, text) => {
  const page = await market().visitor()
  const described = productReply({
    name: 'Ball valve',
    shortDescription: text,
    longDescription: `<p>${text}</p>`,
  })
  await answer(page, 'product/detail', described)
  await page.goto('/product/1')
  await page.getByRole('button', { name: 'Show more of this text' }).nth(1).waitFor()
  expect(await drawnCharacters(page)).toBeLessThan(MAX_CHARACTERS)
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
  expect(await drawnCharacters(page)).toBeLessThan(MAX_CHARACTERS)
})
