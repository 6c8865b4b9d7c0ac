import { afterEach, describe, expect, test, vi } from 'vitest'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { searchReply } from '#shared/testing/replies.ts'
import { COUNTS, counts, extendedSearch, ITEMS, manyResults } from '#shared/testing/samples/search.ts'
import './search.element.ts'
import { GroupedPage, Narrowed, Nearest } from './search.stories.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

const page = searchReply([
  { id: 1, name: 'Valve 10', category: 'Ball Valves', companyName: 'Kerteh Flow', location: 'Kerteh' },
  { id: 2, name: 'Valve 9', category: 'Gate Valves', companyName: 'Miri Valves', location: 'Miri' },
  { id: 3, name: 'Valve 8', category: 'Ball Valves', companyName: 'Kerteh Flow', location: '' },
])
const onePage = { ...counts, [ITEMS]: page }

const names = (screen: Screen) => screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)
const rows = (screen: Screen) => names(screen).filter(name => name?.startsWith('Valve'))
const filters = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query)

describe('without search-extensions', () => {
  test('sorts the page by name, and requests nothing', async () => {
    const screen = await mount(search, { replies: onePage })
    await screen.user.selectOptions(await screen.findByLabelText('Sort within this page'), 'Name, A to Z')
    await screen.findByText('Sorted within this page')
    expect(rows(screen)).toEqual(['Valve 8', 'Valve 9', 'Valve 10'])
    await screen.user.selectOptions(screen.getByLabelText('Sort within this page'), 'Best match')
    await vi.waitFor(() => expect(rows(screen)).toEqual(['Valve 10', 'Valve 9', 'Valve 8']))
    expect(screen.network.requests).toHaveLength(2)
    expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
  })

  test.each([
    ['By company', ['Kerteh Flow (2)', 'Miri Valves (1)'], ['Valve 10', 'Valve 8']],
    ['By place', ['Kerteh (1)', 'Miri (1)', 'Not given (1)'], ['Valve 10']],
  ])('groups the page: %s', async (by, titles, first) => {
    const screen = await mount(search, { replies: onePage })
    await screen.user.selectOptions(await screen.findByLabelText('Group within this page'), by)
    await screen.findByText('Grouped within this page')
    const groups = titles.map(name => screen.getByRole('list', { name }))
    const links = groups.slice(0, 1).flatMap(group => screen.within(group).getAllByRole('heading'))
    expect(links.map(({ textContent }) => textContent)).toEqual(first)
  })

  test('the categories of the page lead to searches for their names', async () => {
    const screen = await mount(search, { replies: onePage })
    const link = await screen.findByRole('link', { name: 'Ball Valves (2)' })
    expect(link.getAttribute('href')).toBe('https://market.test/search?keyword=Ball+Valves')
    expect(screen.getByRole('link', { name: 'Gate Valves (1)' })).toBeTruthy()
  })

  test('ignores the attributes of the extensions', async () => {
    const screen = await mount(search.replace('></', ' sort="name" state="Johor" category-id="46"></'), {
      replies: manyResults,
    })
    await screen.findByText('PRODUCTS 1')
    expect(Object.keys(filters(screen)[0] ?? {})).toEqual([
      'searchKeyword',
      'itemType',
      'RowsPerPage',
      'PageNumber',
    ])
  })
})

describe('with search-extensions', () => {
  const config = { searchExtensions: true }
  const show = (html = search) => mount(html, { replies: extendedSearch, config })
  const changes = (screen: Screen) =>
    screen.events.filter(({ type }) => type === 'trade-search-change').map(({ detail }) => detail)

  test('states and categories have counts, filter the list, and can be cleared', async () => {
    const screen = await show(search.replace('></', ' page="3"></'))
    await screen.user.click(await screen.findByRole('button', { name: 'Sarawak 31' }))
    await screen.findByText('PRODUCTS Sarawak relevance 1 first')
    expect(screen.getByText('Total Records 12')).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: 'Ball Valves 96', pressed: false }))
    await screen.findByRole('button', { name: 'Ball Valves 96', pressed: true })
    const listing = screen.getByRole('link', { name: 'All of Ball Valves' })
    expect(listing.getAttribute('href')).toBe('https://market.test/category/46/products')
    expect(filters(screen).at(-1)).toMatchObject({ state: 'Sarawak', categoryId: '46', PageNumber: '1' })

    await screen.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('Total Records 128')
    const refining = screen.getByRole('region', { name: 'Refine the results' })
    expect(screen.element.shadowRoot?.activeElement === refining).toBe(true)
    await screen.user.click(screen.getByRole('button', { name: 'Skip to the results' }))
    expect(screen.element.shadowRoot?.activeElement?.textContent).toContain('Total Records')
    const none = { keyword: 'ball valve', tab: 'products', page: 1, sort: 'relevance' }
    expect(changes(screen)).toEqual([
      { ...none, state: 'Sarawak' },
      { ...none, state: 'Sarawak', categoryId: 46 },
      { ...none, state: '' },
    ])
    expect(screen.element.outerHTML).toBe(search.replace('></', ' page="3"></'))
  })

  test('says that the closest matches are shown when nothing matches every detail', async () => {
    const screen = await mountStory(Nearest)
    await screen.findByText('Nothing matches every detail. These are the closest matches.')
    expect((await show()).queryByText(/closest matches/)).toBeNull()
  })

  test('sorts the whole list', async () => {
    const screen = await show()
    await screen.user.selectOptions(await screen.findByLabelText('Sort'), 'Newest')
    await screen.findByText('PRODUCTS newest 1 first')
    expect(changes(screen)).toMatchObject([{ sort: 'newest', page: 1 }])
  })

  test('the host sets the filters, and another tab keeps state and order', async () => {
    const screen = await show(search.replace('></', ' sort="name" state="Johor" category-id="46"></'))
    await screen.findByText('PRODUCTS Johor name 1 first')
    await screen.findByRole('button', { name: 'Johor 12', pressed: true })
    await screen.user.click(screen.getByRole('tab', { name: /Services/ }))
    await screen.findByText('SERVICES Johor name 1 first')
    expect(filters(screen).at(-1)?.categoryId).toBe('')
    screen.element.removeAttribute('state')
    await screen.findByText('SERVICES name 1 first')
  })

  test('on an API host without extensions, leaves out only the facets', async () => {
    const screen = await mount(search, { replies: manyResults, config })
    await screen.findByLabelText('Sort')
    await vi.waitFor(() => expect(screen.network.calls(COUNTS)).toHaveLength(2))
    expect(screen.queryByRole('heading', { name: 'States' })).toBeNull()
  })
})

describe('the keyword in names and descriptions', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('is highlighted when the browser can', async () => {
    const highlights = new Map<string, Set<Range>>()
    vi.stubGlobal('Highlight', Set)
    vi.stubGlobal('CSS', { highlights })
    const screen = await mount('<trade-search keyword="VALVE for 8&quot;"></trade-search>', {
      replies: { ...counts, [ITEMS]: searchReply([{ name: 'Ball valves 8"', description: 'A bivalve' }]) },
    })
    await screen.findByLabelText('Sort within this page')
    const marked = [...(highlights.get('trade-keyword') ?? [])].map(range => String(range))
    expect(marked).toEqual(['valve', '8"'])
    screen.element.remove()
    await vi.waitFor(() => expect(highlights.get('trade-keyword')?.size).toBe(0))
  })
})

test('on a narrow screen, a button opens the filters and counts the chosen ones', async () => {
  const screen = await mountStory(Narrowed)
  // Hidden when there is space for the filters.
  const label = await screen.findByText('Refine (1)')
  const isOpen = () => label.closest('button')?.getAttribute('aria-expanded')
  expect(isOpen()).toBe('true')
  await screen.user.click(label)
  expect(isOpen()).toBe('false')
})

test('stays grouped on the next page', async () => {
  const screen = await mountStory(GroupedPage)
  await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11–20 of 128')
  expect(await screen.findByText('Grouped within this page')).toBeTruthy()
})
