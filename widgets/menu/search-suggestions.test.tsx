import { afterEach, describe, expect, test, vi } from 'vitest'
import { json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { searchReply } from '#shared/testing/replies.ts'
import { ITEMS } from '#shared/testing/samples/search.ts'
import { member } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './menu.element.ts'
import { NothingSuggested, RecentSearches, Suggestions } from './menu.stories.ts'

const menu = '<trade-menu procurement></trade-menu>'

/** Of each kind two, named after what was looked for. */
const answer = ({ query }: RecordedRequest) =>
  searchReply(
    [7, 8].map(id => ({
      id,
      name: `${query.searchKeyword} ${query.itemType} ${id}`,
      companyName: 'Kerteh Flow',
      location: 'Kerteh',
    })),
  )
const replies = { [ITEMS]: answer }

const show = (scene = {}) => mount(menu, { replies, ...scene })
const box = (screen: Screen) => screen.findByRole('combobox', { name: 'Search the marketplace' })
const options = (screen: Screen) => screen.queryAllByRole('option').map(each => each.textContent)
const state = (field: HTMLElement) => field.getAttribute('aria-expanded')
const active = (screen: Screen) => screen.queryByRole('option', { selected: true })?.textContent
const asked = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query.searchKeyword)

async function typeInto(screen: Screen, text: string): Promise<HTMLElement> {
  const field = await box(screen)
  await screen.user.type(field, text)
  return field
}

/** Follows links and forms as a page does that takes over. */
function takeOver(): string[] {
  const places: string[] = []
  const watch = new AbortController()
  document.addEventListener(
    'trade-navigate',
    event => {
      event.preventDefault()
      places.push(event.detail.href)
    },
    { signal: watch.signal },
  )
  ends.push(() => watch.abort())
  return places
}
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('what is typed', () => {
  test('brings products, services and companies once typing pauses', async () => {
    const screen = await show()
    const field = await typeInto(screen, 'ball')
    const list = await screen.findByRole('listbox', { name: 'Suggestions' })
    expect(state(field)).toBe('true')
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
    await vi.waitFor(() =>
      expect(told().map(({ detail }) => detail)).toEqual([{ keyword: 'ball', count: 6 }]),
    )
  })

  test('is asked for once on a page, and not for a single letter', async () => {
    const screen = await show()
    const field = await typeInto(screen, 'va')
    await screen.findByText('va PRODUCTS 7')
    await screen.user.type(field, 'l')
    await screen.findByText('val PRODUCTS 7')
    await screen.user.type(field, '{Backspace}')
    await screen.findByText('va PRODUCTS 7')
    await screen.user.type(field, '{Backspace}')
    await vi.waitFor(() => expect(state(field)).toBe('false'))
    expect(asked(screen)).toEqual(['va', 'va', 'va', 'val', 'val', 'val'])
  })

  test('no longer waits for the answer to what was typed before', async () => {
    const held = later()
    const screen = await mount(menu, {
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

  test.each([json(500, {}), later()])('stays usable where nothing can be had', async given => {
    const places = takeOver()
    const screen = await show({ replies: { [ITEMS]: given } })
    const field = await typeInto(screen, 'ball')
    await vi.waitFor(() => expect(asked(screen).length).toBeGreaterThanOrEqual(3))
    await screen.user.keyboard('{Enter}')
    expect(places).toEqual(['https://market.test/search?keyword=ball'])
    expect(state(field)).toBe('false')
    expect(screen.events.map(({ type }) => type)).not.toContain('trade-error')
  })

  test('may find nothing, and can be searched for all the same', async () => {
    const screen = await mountStory(NothingSuggested)
    expect(options(screen)).toEqual(['See all results for “xyzzy”'])
    expect(screen.getByRole('status').textContent).toBe('Nothing found for “xyzzy”')
  })
})

describe('by the keyboard', () => {
  test('the arrows go round, Enter opens, and the text keeps its own keys', async () => {
    const places = takeOver()
    const screen = await show()
    const field = await typeInto(screen, 'ball')
    await screen.findByRole('listbox')
    await screen.user.keyboard('{ArrowUp}')
    await vi.waitFor(() => expect(active(screen)).toBe('See all results for “ball”'))
    await screen.user.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(active(screen)).toContain('PRODUCTS 7'))
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    await screen.user.keyboard('{Home}{End}')
    expect(active(screen)).toContain('PRODUCTS 7')
    await screen.user.keyboard('{Enter}')
    expect(places).toEqual(['https://market.test/product/7'])
    await vi.waitFor(() => expect(state(field)).toBe('false'))
  })

  test('Escape closes, an arrow opens again, and Tab leaves', async () => {
    const screen = await show()
    const field = await typeInto(screen, 'ball')
    await screen.findByRole('listbox')
    await screen.user.keyboard('{Escape}')
    await vi.waitFor(() => expect(state(field)).toBe('false'))
    expect(field).toHaveProperty('value', 'ball')
    await screen.user.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    expect(asked(screen)).toHaveLength(3)
    await screen.user.tab()
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  test('nothing is chosen while a word is still being composed', async () => {
    const places = takeOver()
    const screen = await show()
    const field = await typeInto(screen, 'ball')
    await screen.findByRole('listbox')
    await screen.user.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(active(screen)).toBeTruthy())
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    expect(places).toEqual([])
  })
})

describe('searches of this device', () => {
  const search = async (screen: Screen, ...keywords: string[]): Promise<HTMLElement> => {
    const field = await box(screen)
    const { fill } = userActions(document.body)
    for (const keyword of keywords) {
      await fill('menu.searchLabel', keyword)
      await screen.user.type(field, '{Enter}')
    }
    await fill('menu.searchLabel', '')
    await screen.user.tab()
    return field
  }

  test('come back in an empty box, the newest first, each once, and lead there', async () => {
    const places = takeOver()
    const screen = await show()
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

  test('are cleared at once, and the focus stays', async () => {
    const screen = await mountStory(RecentSearches)
    await screen.user.click(await screen.findByRole('option', { name: 'Clear recent searches' }))
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(screen.element.shadowRoot?.activeElement).toBe(await box(screen))
  })

  test('are those of a member, and another sees none of them', async () => {
    takeOver()
    const first = await show({ user: member() })
    await search(first, 'pump')
    const second = await show({ user: member({ id: 42 }) })
    await second.user.click(await box(second))
    expect(state(await box(second))).toBe('false')
    const again = await show({ user: member() })
    await again.user.click(await box(again))
    expect(await again.findByRole('option', { name: 'pump' })).toBeTruthy()
  })
})

test('the words are marked where the browser can', async () => {
  const highlights = new Map<string, Set<Range>>()
  vi.stubGlobal('Highlight', Set)
  vi.stubGlobal('CSS', { highlights })
  ends.push(() => vi.unstubAllGlobals())
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
  const screen = await show()
  const field = await typeInto(screen, 'ball')
  await screen.findByRole('listbox')
  screen.element.setAttribute('procurement', 'false')
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  for (const name of ['role', 'aria-expanded', 'aria-controls']) expect(field.getAttribute(name)).toBeNull()
})
