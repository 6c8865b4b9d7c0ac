import { expect, test, vi } from 'vitest'
import { mountStory, type Screen } from '#shared/testing/mount.ts'
import { member } from '#shared/testing/scene.ts'
import { isExpanded, options, searchBox, showMenu, takeOver } from '#shared/testing/suggesting-menu.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './menu.element.ts'
import { RecentSearches } from './menu.stories.ts'

// Searches on this device.

const search = async (screen: Screen, ...keywords: string[]): Promise<HTMLElement> => {
  const field = await searchBox(screen)
  const { fill } = userActions(document.body)
  for (const keyword of keywords) {
    await fill('menu.searchLabel', keyword)
    await screen.user.type(field, '{Enter}')
  }
  await fill('menu.searchLabel', '')
  await screen.user.tab()
  return field
}

test('an empty box lists recent searches, newest first and each once, with their links', async () => {
  const places = takeOver()
  const screen = await showMenu()
  const many = ['pump', ...'12345678', 'PUMP']
  const field = await search(screen, ...many)
  await screen.user.click(field)
  await screen.findByRole('listbox', { name: 'Recent searches' })
  expect(options(screen)).toEqual(['PUMP', ...'8765432', 'Clear recent searches'])
  await screen.user.click(screen.getByRole('option', { name: '5' }))
  expect(places.at(-1)).toBe('https://market.test/search?keyword=5')
  await screen.user.tab()
  await screen.user.click(field)
  await screen.findByRole('listbox', { name: 'Recent searches' })
  expect(options(screen).slice(0, 2)).toEqual(['5', 'PUMP'])
})

test('clears them at once and keeps the focus', async () => {
  const screen = await mountStory(RecentSearches)
  await screen.user.click(await screen.findByRole('option', { name: 'Clear recent searches' }))
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(screen.element.shadowRoot?.activeElement).toBe(await searchBox(screen))
})

test('keeps the searches of each member apart', async () => {
  takeOver()
  const first = await showMenu({ user: member() })
  await search(first, 'pump')
  const second = await showMenu({ user: member({ id: 42 }) })
  await second.user.click(await searchBox(second))
  expect(isExpanded(await searchBox(second))).toBe('false')
  const again = await showMenu({ user: member() })
  await again.user.click(await searchBox(again))
  expect(await again.findByRole('option', { name: 'pump' })).toBeTruthy()
})
