import { expect, test } from 'vitest'
import { mount, mountStory } from '#shared/testing/mount.ts'
import './rfq.element.ts'
import { LoadFailed, Loading, MissingFields, NotFound, Offline } from './rfq.stories.ts'

test('names a missing attribute', async () => {
  const screen = await mount('<trade-rfq kind="product"></trade-rfq>')
  expect((await screen.findByRole('alert')).textContent).toContain('item-id')
})

test.each([
  ['loading', Loading, /Loading/],
  ['a server error', LoadFailed, /The server has a problem/],
  ['no network', Offline, /The server cannot be reached/],
  ['a missing item', NotFound, /Not found/],
])('shows %s', async (_, story, words) => {
  const screen = await mountStory(story)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a missing item leads to the search', async () => {
  const screen = await mountStory(NotFound)
  const search = await screen.findByRole('link', { name: 'Search the marketplace' })
  expect(search).toHaveProperty('href', 'https://market.test/search')
})

test('an item without a seller shows none', async () => {
  const screen = await mountStory(MissingFields)
  await screen.findByRole('heading', { name: 'Gasket' })
  expect(screen.element.shadowRoot?.querySelector('.seller') === null).toBe(true)
})
