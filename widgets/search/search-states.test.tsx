import { expect, test } from 'vitest'
import { inTurn, json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { countsReply, searchReply } from '#shared/testing/replies.ts'
import { COUNTS, counts, ITEMS, resultsOnPage } from '#shared/testing/samples/search.ts'
import './search.element.ts'
import { NothingListed, Offline } from './search.stories.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

test('loading is said, and a fallback of the host stands in', async () => {
  const screen = await mount(search, { replies: { ...counts, [ITEMS]: later() } })
  expect(screen.getByText('Loading')).toBeTruthy()

  const held = later()
  const other = await mount('<trade-search keyword="x"><a href="/s">Search</a></trade-search>', {
    replies: { ...counts, [ITEMS]: held },
  })
  expect(other.element.shadowRoot?.querySelector('slot:not([name])')).toBeTruthy()
  expect(other.queryByRole('heading')).toBeNull()
  held.release(searchReply([{ name: 'Pump' }]))
  expect(await other.findByRole('link', { name: 'Pump' })).toBeTruthy()
  expect(other.events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('nothing found: says why, and leads to the tabs that have something', async () => {
  const replies = {
    [ITEMS]: ({ query }: RecordedRequest) =>
      query.itemType === 'PRODUCTS' ? searchReply([], 0) : resultsOnPage,
    [COUNTS]: countsReply({ products: 0, services: 14, company: 0 }),
  }
  const screen = await mount('<trade-search keyword="bal vlave"></trade-search>', { replies })
  expect(await screen.findByRole('heading', { name: 'Nothing found for “bal vlave”' })).toBeTruthy()
  expect(screen.getByText('Total Records 0')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  const categories = screen.getByRole('link', { name: 'Browse all categories' })
  expect(categories.getAttribute('href')).toBe('https://market.test/categories')
  await screen.user.click(await screen.findByRole('button', { name: '14 in Services' }))
  expect(await screen.findByText('SERVICES 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /in Company/ })).toBeNull()
})

test('nothing listed at all', async () => {
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

test('a server fault says what to do, and trying again works', async () => {
  const replies = { ...counts, [ITEMS]: inTurn(json(500, {}), resultsOnPage) }
  const screen = await mount(search, { replies })
  expect(await screen.findByText('The server has a problem. Please try again in a few minutes.')).toBeTruthy()
  expect(screen.events).toContainEqual({
    type: 'trade-error',
    detail: {
      kind: 'server',
      status: 500,
      message: 'The server has a problem. Please try again in a few minutes.',
    },
  })
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
})

test('offline says so', async () => {
  const screen = await mountStory(Offline)
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
})

test('counts that cannot be had cost the counts only', async () => {
  const screen = await mount(search, { replies: { [ITEMS]: resultsOnPage, [COUNTS]: json(500, {}) } })
  await screen.findByText('PRODUCTS 1')
  expect(screen.getByRole('tab', { name: 'Products' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
