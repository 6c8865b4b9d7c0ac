// Imported before the menu imports it, because happy-dom upgrades an element by replacing it.
import '../menu/dropdown-element.ts'
import { beforeAll, expect, test } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import {
  categoriesReply,
  chatHistoryReply,
  chatMenuReply,
  companyProductsReply,
  marketReplies,
  productReply,
  searchReply,
  tendersReply,
} from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { elements } from './elements.ts'

// A server may send any amount of data, but a page draws only as much at once as it can bear.

beforeAll(async () => {
  await Promise.all(Object.values(elements).map(bring => bring()))
})

const many = <Entry>(entry: (number: number) => Entry): Entry[] =>
  Array.from({ length: 250 }, (_, index) => entry(index + 1))

const entriesIn = (screen: Screen, name: string | RegExp): HTMLElement[] =>
  screen.within(screen.getAllByRole('list', { name })[0] ?? document.body).getAllByRole('listitem')

test('a list shows only the ten rows that it has requested', async () => {
  const search = await mount('<trade-search keyword="valve"></trade-search>', {
    replies: { ...marketReplies(), 'GET /api/public/search/item': searchReply(many(() => ({}))) },
  })
  await search.findByRole('link', { name: 'Ball valve 1' })
  expect(entriesIn(search, 'Results')).toHaveLength(10)
  const company = await mount('<trade-company company-id="12" tab="2"></trade-company>', {
    replies: {
      ...marketReplies(),
      'GET /api/public/tenant/website/product/list': companyProductsReply(many(() => ({}))),
    },
  })
  await company.findByRole('list', { name: 'Our Products' })
  expect(entriesIn(company, 'Our Products')).toHaveLength(10)
})

test('a carousel shows only the ten categories that it has requested', async () => {
  const screen = await mount('<trade-category-carousel></trade-category-carousel>', {
    replies: { 'GET /api/public/category/top10': categoriesReply(many(number => ({ name: `C${number}` }))) },
  })
  await screen.findByRole('link', { name: 'C1' })
  expect(screen.queryByRole('link', { name: 'C11' }) === null).toBe(true)
})

const categories = {
  'GET /api/public/category/all': categoriesReply(many(number => ({ name: `C${number}` }))),
}

test('a long list shows a hundred entries, then more on request, and focuses the first of them', async () => {
  const screen = await mount('<trade-categories></trade-categories>', { replies: categories })
  await screen.findByRole('link', { name: 'C100' })
  expect(screen.queryByRole('link', { name: 'C101' }) === null).toBe(true)
  await screen.user.click(screen.getByRole('button', { name: 'Show more (150)' }))
  const next = screen.getByRole('link', { name: 'C101' })
  expect(screen.element.shadowRoot?.activeElement?.contains(next)).toBe(true)
  await screen.user.click(screen.getByRole('button', { name: 'Show more (50)' }))
  expect(screen.getByRole('link', { name: 'C250' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show more/ }) === null).toBe(true)
})

test.each([
  ['<trade-menu></trade-menu>', categories],
  [
    '<trade-tenders></trade-tenders>',
    { 'GET /api/public/rfqtender/list': tendersReply({ rfqs: many(number => ({ title: `T${number}` })) }) },
  ],
  ['<trade-chat></trade-chat>', { 'GET /api/public/user/chatMenu': chatMenuReply(many(() => ({}))) }],
])('so does the list in %s', async (html, replies) => {
  const screen = await mount(html, { replies: { ...marketReplies(), ...replies }, user: member() })
  const opener = screen.queryByRole('button', { name: 'Shop by Category' })
  if (opener) await screen.user.click(opener)
  expect(await screen.findByRole('button', { name: 'Show more (150)' })).toBeTruthy()
})

const book = 'x'.repeat(10_000)

test('cuts a text that is far too long for its field', async () => {
  const screen = await mount('<trade-search keyword="valve"></trade-search>', {
    replies: {
      ...marketReplies(),
      'GET /api/public/search/item': searchReply([{ name: book, description: book }]),
    },
  })
  const link = await screen.findByRole('link', { name: /^x+…$/ })
  expect(link.textContent?.length).toBeLessThan(2_100)
  expect(screen.element.shadowRoot?.querySelector('.result')?.textContent?.length).toBeLessThan(4_300)
})

test('shows a message and a description in parts, up to their end', async () => {
  const chat = await mount('<trade-chat company-id="1"></trade-chat>', {
    replies: {
      ...marketReplies(),
      'GET /api/public/user/chatMenu': chatMenuReply([{ id: 1, chatId: 301 }]),
      'GET /api/public/user/getchathistory': chatHistoryReply([{ body: book }]),
    },
    user: member(),
  })
  const product = { 'GET /api/public/product/detail': productReply({ shortDescription: book }) }
  const more = { name: 'Show more of this text' }
  const readToTheEnd = async (screen: Screen): Promise<void> => {
    const button = await screen.findByRole('button', more)
    const text = button.closest('p')
    expect(text?.textContent?.length).toBeLessThan(4_100)
    await screen.user.click(button)
    await screen.user.click(screen.getByRole('button', more))
    expect(text?.textContent).toBe(book)
  }
  await readToTheEnd(chat)
  await readToTheEnd(
    await mount('<trade-product product-id="7"></trade-product>', {
      replies: { ...marketReplies(), ...product },
    }),
  )
})
