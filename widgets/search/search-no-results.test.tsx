import { expect, test } from 'vitest'
import type { RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { countsReply, facetsReply, searchReply } from '#shared/testing/replies.ts'
import { COUNTS, counts, ITEMS, instead, resultsOnPage } from '#shared/testing/samples/search.ts'
import './search.element.ts'
import { NothingListed } from './search.stories.ts'

test('a search without results leads to the tabs that have some', async () => {
  const replies = {
    ...instead,
    [ITEMS]: ({ query }: RecordedRequest) =>
      query.itemType === 'PRODUCTS' ? searchReply([], 0) : resultsOnPage,
    [COUNTS]: countsReply({ products: 0, services: 14, company: 0 }),
  }
  const screen = await mount('<trade-search keyword="bal vlave" tab="products"></trade-search>', { replies })
  expect(await screen.findByRole('heading', { name: 'Nothing found for “bal vlave”' })).toBeTruthy()
  expect(screen.getByText('Total Records 0')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  const categories = screen.getByRole('link', { name: 'Browse all categories' })
  expect(categories.getAttribute('href')).toBe('https://market.test/categories')
  await screen.user.click(await screen.findByRole('button', { name: '14 in Services' }))
  expect(await screen.findByText('SERVICES 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /in Company/ })).toBeNull()
})

test('a search without results suggests other keywords, popular categories and tenders', async () => {
  const replies = {
    ...instead,
    [ITEMS]: searchReply([], 0),
    [COUNTS]: ({ query }: RecordedRequest) => ({
      ...countsReply(),
      ...(query.facets && facetsReply({}, ['ball valve'])),
    }),
  }
  const config = { searchExtensions: true }
  const screen = await mount('<trade-search keyword="bal vlave"></trade-search>', { replies, config })
  const near = await screen.findByRole('link', { name: 'ball valve' })
  expect(near.getAttribute('href')).toBe('https://market.test/search?keyword=ball+valve')
  const popular = await screen.findByRole('region', { name: 'Popular categories' })
  expect(screen.within(popular).getAllByRole('link').length).toBeGreaterThan(1)
  expect(screen.element.shadowRoot?.querySelector('trade-tenders')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Refine the results' })).toBeNull()
})

test('says when nothing is listed at all', async () => {
  const screen = await mountStory(NothingListed)
  expect(await screen.findByRole('heading', { name: 'Nothing is listed here yet' })).toBeTruthy()
})

test('a page past the last one offers the first', async () => {
  const replies = {
    ...counts,
    [ITEMS]: (request: RecordedRequest) =>
      request.query.PageNumber === '99' ? searchReply([], 128) : resultsOnPage(request),
  }
  const screen = await mount('<trade-search keyword="x" page="99"></trade-search>', { replies })
  expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeTruthy()
  await screen.user.click(screen.getByRole('button', { name: 'Go to page 1' }))
  expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
})
