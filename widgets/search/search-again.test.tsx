import { expect, test, vi } from 'vitest'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { manyResults } from '#shared/testing/samples/search.ts'
import './search.element.ts'
import { RecentSearches, SearchAgain } from './search.stories.ts'

const search = '<trade-search keyword="ball valve" procurement></trade-search>'
const box = (screen: Screen) => screen.findByRole('combobox', { name: 'Search again' })

test('with procurement, shows a real form above the results, which asks the page first', async () => {
  const screen = await mount(search, { replies: manyResults })
  const field = await box(screen)
  expect(field).toHaveProperty('value', 'ball valve')
  const form = screen.getByRole('search', { name: 'Search again' })
  expect(form.getAttribute('action')).toBe('https://market.test/search')
  expect(field).toHaveProperty('name', 'keyword')
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.type(field, 's')
  await screen.user.click(screen.getByRole('button', { name: 'Search' }))
  await vi.waitFor(() =>
    expect(screen.events).toContainEqual({
      type: 'trade-navigate',
      detail: {
        route: 'search',
        params: {},
        query: { keyword: 'ball valves' },
        href: 'https://market.test/search?keyword=ball+valves',
      },
    }),
  )
  screen.element.setAttribute('keyword', 'pump')
  await vi.waitFor(() => expect(field).toHaveProperty('value', 'pump'))
})

test('shows suggestions, and tells the page', async () => {
  const screen = await mountStory(SearchAgain)
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeTruthy()
  await vi.waitFor(() =>
    expect(screen.events).toContainEqual({
      type: 'trade-search-suggest',
      detail: { keyword: 'ball va', count: 6 },
    }),
  )
})

test('arrow keys pressed faster than the list is drawn move one option each', async () => {
  const screen = await mountStory(SearchAgain)
  const field = await box(screen)
  for (const _ of ['once', 'twice'])
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  const [, second] = screen.getAllByRole('option')
  await vi.waitFor(() => expect(second?.getAttribute('aria-selected')).toBe('true'))
})

test('shows recent searches', async () => {
  const screen = await mountStory(RecentSearches)
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('ball valve')
})

test('without procurement, shows no form and leaves no space for it', async () => {
  const screen = await mount(search.replace(' procurement', ''), { replies: manyResults })
  await screen.findByLabelText('Sort within this page')
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.element.shadowRoot?.querySelector('.search-again')).toBeNull()
})
