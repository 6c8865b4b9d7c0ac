import { expect, test } from 'vitest'
import { inTurn, later } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { ITEMS, manyResults, resultsOnPage } from '#shared/testing/samples/search.ts'
import './search.element.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

const changes = (screen: Screen) => screen.events.filter(({ type }) => type === 'trade-search-change')

test('a tab starts at page 1 and tells the host', async () => {
  const screen = await mount('<trade-search keyword="ball valve" page="3"></trade-search>', {
    replies: manyResults,
  })
  await screen.findByText('PRODUCTS 21')
  await screen.user.click(await screen.findByRole('tab', { name: /Services/ }))
  expect(await screen.findByText('SERVICES 1')).toBeTruthy()
  expect(changes(screen)).toEqual([
    { type: 'trade-search-change', detail: { keyword: 'ball valve', tab: 'services', page: 1 } },
  ])
  expect(screen.element.outerHTML).toBe('<trade-search keyword="ball valve" page="3"></trade-search>')
})

test('keeps the old rows, dimmed, until the new page has loaded', async () => {
  const held = later()
  const screen = await mount(search, { replies: { ...manyResults, [ITEMS]: inTurn(resultsOnPage, held) } })
  await screen.findByText('PRODUCTS 1')
  await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByRole('list', { name: 'Results', busy: true })
  expect(screen.getByText('PRODUCTS 1')).toBeTruthy()
  expect(screen.getByText('Page 2 of 13')).toBeTruthy()

  held.release(resultsOnPage)
  expect(await screen.findByText('PRODUCTS 11')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Results' }).getAttribute('aria-busy')).toBe('false')
  expect(changes(screen).map(({ detail }) => detail)).toEqual([
    { keyword: 'ball valve', tab: 'products', page: 2 },
  ])
})

test('after a change of page, the focus is at the start of the results', async () => {
  const screen = await mount(search, { replies: manyResults })
  await screen.findByText('PRODUCTS 1')
  await screen.user.click(screen.getByRole('button', { name: 'Page 13' }))
  expect(screen.element.shadowRoot?.activeElement).toBe(screen.getByText('Total Records 128').parentElement)
})

test('the pager stops at the last page', async () => {
  const screen = await mount('<trade-search keyword="x" page="13"></trade-search>', {
    replies: manyResults,
  })
  await screen.findByText('PRODUCTS 121')
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Page 13' }).getAttribute('aria-current')).toBe('page')
})
