import { expect, test } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { ITEMS, manyResults } from '#shared/testing/samples/search.ts'
import './search.element.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

const queries = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query)
const changes = (screen: Screen) => screen.events.filter(({ type }) => type === 'trade-search-change')

test('attributes win over the choice of the reader, and send no event', async () => {
  const screen = await mount(search, { replies: manyResults })
  await screen.findByText('PRODUCTS 1')
  await screen.user.click(await screen.findByRole('tab', { name: /Company/ }))
  await screen.findByText('COMPANY 1')

  screen.element.setAttribute('tab', 'services')
  expect(await screen.findByText('SERVICES 1')).toBeTruthy()
  expect(changes(screen)).toHaveLength(1)
  screen.element.setAttribute('page', '4')
  expect(await screen.findByText('SERVICES 31')).toBeTruthy()
  screen.element.removeAttribute('page')
  screen.element.removeAttribute('tab')
  expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
  expect(changes(screen)).toHaveLength(1)
})

test('a new keyword returns to the first page', async () => {
  const screen = await mount(search, { replies: manyResults })
  await screen.findByText('PRODUCTS 1')
  await screen.user.click(screen.getByRole('button', { name: 'Page 3' }))
  await screen.findByText('PRODUCTS 21')
  screen.element.setAttribute('keyword', 'pipe')
  expect(await screen.findByRole('heading', { name: 'Results for “pipe”' })).toBeTruthy()
  await screen.findByText('PRODUCTS 1')
  expect(queries(screen).at(-1)).toMatchObject({ searchKeyword: 'pipe', PageNumber: '1' })
})
