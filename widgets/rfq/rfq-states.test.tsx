import { expect, test } from 'vitest'
import { mount, mountStory } from '#shared/testing/mount.ts'
import './rfq.element.ts'
import { LoadFailed, Loading, MissingFields, NotFound, Offline } from './rfq.stories.ts'

test('says which attribute is missing', async () => {
  const screen = await mount('<trade-rfq kind="product"></trade-rfq>')
  expect((await screen.findByRole('alert')).textContent).toContain('item-id')
})

test.each([
  ['loading', Loading, /Loading/],
  ['a server fault', LoadFailed, /The server has a problem/],
  ['no network', Offline, /The server cannot be reached/],
  ['no such item', NotFound, /Not found/],
])('%s is shown, never a blank', async (_, story, words) => {
  const screen = await mountStory(story)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an item that is gone: the way to search for another', async () => {
  const screen = await mountStory(NotFound)
  const search = await screen.findByRole('link', { name: 'Search the marketplace' })
  expect(search).toHaveProperty('href', 'https://market.test/search')
})

test('an item whose seller is not named has none beside it', async () => {
  const screen = await mountStory(MissingFields)
  await screen.findByRole('heading', { name: 'Gasket' })
  expect(screen.element.shadowRoot?.querySelector('.seller') === null).toBe(true)
})
