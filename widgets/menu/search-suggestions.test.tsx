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

test('suggests products, services and companies once typing pauses', async () => {
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
  const suggested = () => screen.events.filter(({ type }) => type === 'trade-search-suggest')
  await vi.waitFor(() =>
    expect(suggested().map(({ detail }) => detail)).toEqual([{ keyword: 'ball', count: 6 }]),
  )
})

test('requests each text once on a page, and nothing for a single letter', async () => {
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

test('does not wait for the reply to an earlier text', async () => {
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

test.each([json(500, {}), later()])('the box still works when no suggestions can be loaded', async given => {
  const places = takeOver()
  const screen = await showMenu({ replies: { [ITEMS]: given } })
  const field = await typeInto(screen, 'ball')
  await vi.waitFor(() => expect(asked(screen).length).toBeGreaterThanOrEqual(3))
  await screen.user.keyboard('{Enter}')
  expect(places).toEqual(['https://market.test/search?keyword=ball'])
  expect(isExpanded(field)).toBe('false')
  expect(screen.events.map(({ type }) => type)).not.toContain('trade-error')
})

test('a text without matches can still be searched for', async () => {
  const screen = await mountStory(NothingSuggested)
  expect(options(screen)).toEqual(['See all results for “xyzzy”'])
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “xyzzy”')
})

test('highlights the typed words when the browser can', async () => {
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

test('without procurement, suggests nothing', async () => {
  const screen = await mount('<trade-menu procurement="false"></trade-menu>', {
    replies,
    config: { procurement: true },
  })
  const field = screen.getByRole('searchbox')
  await screen.user.type(field, 'ball')
  expect(field.getAttribute('role')).toBeNull()
  expect(screen.network.requests).toEqual([])
})

test('becomes a plain box when suggestions are turned off', async () => {
  const screen = await showMenu()
  const field = await typeInto(screen, 'ball')
  await screen.findByRole('listbox')
  screen.element.setAttribute('procurement', 'false')
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  for (const name of ['role', 'aria-expanded', 'aria-controls']) expect(field.getAttribute(name)).toBeNull()
})
