import { expect, onTestFinished, test, vi } from 'vitest'
import { json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { searchReply } from '#shared/testing/replies.ts'
import { ITEMS } from '#shared/testing/samples/search.ts'
import {
  answer,
  asked,
  isExpanded,
  options,
  replies,
  showMenu,
  takeOver,
  typeInto,
} from '#shared/testing/suggesting-menu.ts'
import './menu.element.ts'
import { NothingSuggested, Suggestions } from './menu.stories.ts'

test('typing brings products, services and companies once typing pauses', async () => {
  const screen = await showMenu()
  const field = await typeInto(screen, 'ball')
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(isExpanded(field)).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  const groups = screen.within(list).getAllByRole('group')
  expect(groups.map(each => each.getAttribute('aria-labelledby')).every(Boolean)).toBe(true)
  expect(list.textContent).toContain('ball PRODUCTS 7')
  expect(options(screen)).toEqual([
    'ball PRODUCTS 7Kerteh Flow · Kerteh',
    'ball PRODUCTS 8Kerteh Flow · Kerteh',
    'ball SERVICES 7Kerteh Flow · Kerteh',
    'ball SERVICES 8Kerteh Flow · Kerteh',
    'ball COMPANY 7Kerteh',
    'ball COMPANY 8Kerteh',
    'See all results for “ball”',
  ])
  expect(screen.getByRole('status').textContent).toBe('Suggestions: 6')
  const requests = screen.network.calls(ITEMS)
  expect(requests.map(({ query }) => query)).toEqual(
    ['PRODUCTS', 'SERVICES', 'COMPANY'].map(itemType => ({
      searchKeyword: 'ball',
      itemType,
      RowsPerPage: '5',
      PageNumber: '1',
    })),
  )
  const told = () => screen.events.filter(({ type }) => type === 'trade-search-suggest')
  await vi.waitFor(() => expect(told().map(({ detail }) => detail)).toEqual([{ keyword: 'ball', count: 6 }]))
})

test('what is typed is asked for once on a page, and not for a single letter', async () => {
  const screen = await showMenu()
  const field = await typeInto(screen, 'va')
  await screen.findByText('va PRODUCTS 7')
  await screen.user.type(field, 'l')
  await screen.findByText('val PRODUCTS 7')
  await screen.user.type(field, '{Backspace}')
  await screen.findByText('va PRODUCTS 7')
  await screen.user.type(field, '{Backspace}')
  await vi.waitFor(() => expect(isExpanded(field)).toBe('false'))
  expect(asked(screen)).toEqual(['va', 'va', 'va', 'val', 'val', 'val'])
})

test('the box no longer waits for the answer to what was typed before', async () => {
  const held = later()
  const screen = await showMenu({
    replies: {
      [ITEMS]: (request: RecordedRequest) =>
        request.query.searchKeyword === 'ball' ? held : answer(request),
    },
  })
  const field = await typeInto(screen, 'ball')
  await vi.waitFor(() => expect(asked(screen)).toContain('ball'))
  await screen.user.type(field, ' valve')
  await screen.findByText('ball valve PRODUCTS 7')
  held.release(searchReply([{ name: 'Too late' }]))
  await screen.user.keyboard('{ArrowDown}')
  expect(screen.queryByText('Too late')).toBeNull()
})

test.each([json(500, {}), later()])('the box stays usable where nothing can be had', async given => {
  const places = takeOver()
  const screen = await showMenu({ replies: { [ITEMS]: given } })
  const field = await typeInto(screen, 'ball')
  await vi.waitFor(() => expect(asked(screen).length).toBeGreaterThanOrEqual(3))
  await screen.user.keyboard('{Enter}')
  expect(places).toEqual(['https://market.test/search?keyword=ball'])
  expect(isExpanded(field)).toBe('false')
  expect(screen.events.map(({ type }) => type)).not.toContain('trade-error')
})

test('a search may find nothing, and can be searched for all the same', async () => {
  const screen = await mountStory(NothingSuggested)
  expect(options(screen)).toEqual(['See all results for “xyzzy”'])
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “xyzzy”')
})

test('the words are marked where the browser can', async () => {
  const highlights = new Map<string, Set<Range>>()
  vi.stubGlobal('Highlight', Set)
  vi.stubGlobal('CSS', { highlights })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const screen = await mountStory(Suggestions)
  const words = () => [...(highlights.get('trade-keyword') ?? [])].map(range => String(range).toLowerCase())
  await vi.waitFor(() => expect(new Set(words())).toEqual(new Set(['ball', 'va'])))
  await screen.user.keyboard('{Escape}')
  screen.element.remove()
  await vi.waitFor(() => expect(words()).toEqual([]))
})

test('nothing of it is there where procurement is off', async () => {
  const screen = await mount('<trade-menu procurement="false"></trade-menu>', {
    replies,
    config: { procurement: true },
  })
  const field = screen.getByRole('searchbox')
  await screen.user.type(field, 'ball')
  expect(field.getAttribute('role')).toBeNull()
  expect(screen.network.requests).toEqual([])
})

test('turned off, the box is a plain one again', async () => {
  const screen = await showMenu()
  const field = await typeInto(screen, 'ball')
  await screen.findByRole('listbox')
  screen.element.setAttribute('procurement', 'false')
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  for (const name of ['role', 'aria-expanded', 'aria-controls']) expect(field.getAttribute(name)).toBeNull()
})
