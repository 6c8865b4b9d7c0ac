import { describe, expect, test, vi } from 'vitest'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { countsReply, facetsReply, readReply } from '#shared/testing/replies/search.ts'
import { searchReply } from '#shared/testing/replies.ts'
import { COUNTS, counts, extendedSearch, ITEMS, manyResults } from '#shared/testing/samples/search.ts'
import './search.element.ts'
import {
  AsTable,
  Corrected,
  FilteredByFacts,
  GroupedPage,
  Narrowed,
  Nearest,
  OneSeller,
  OnlyWords,
  ReadAsFacts,
} from './search.stories.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

const page = searchReply([
  { id: 1, name: 'Valve 10', category: 'Ball Valves', companyName: 'Kerteh Flow', location: 'Kerteh' },
  { id: 2, name: 'Valve 9', category: 'Gate Valves', companyName: 'Miri Valves', location: 'Miri' },
  { id: 3, name: 'Valve 8', category: 'Ball Valves', companyName: 'Kerteh Flow', location: '' },
])
const onePage = { ...counts, [ITEMS]: page }

const names = (screen: Screen) => screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)
const rows = (screen: Screen) => names(screen).filter(name => name?.startsWith('Valve'))
const changes = (screen: Screen) =>
  screen.events.filter(({ type }) => type === 'trade-search-change').map(({ detail }) => detail)
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
    ['By company', ['Kerteh Flow 2', 'Miri Valves 1'], ['Valve 10', 'Valve 8']],
    ['By place', ['Kerteh 1', 'Miri 1', 'Not given 1'], ['Valve 10']],
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

  test('states and categories have counts, filter the list, and can be cleared', async () => {
    const screen = await show(search.replace('></', ' page="3"></'))
    await screen.user.click(await screen.findByRole('checkbox', { name: 'Sarawak 31' }))
    await screen.findByText('PRODUCTS Sarawak relevance 1 first')
    expect(screen.getByText('Total Records 12')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Sarawak 31', checked: true })).toBeTruthy()
    await screen.user.click(screen.getByRole('checkbox', { name: 'Ball Valves 96' }))
    const listing = await screen.findByRole('link', { name: 'All of Ball Valves' })
    expect(listing.getAttribute('href')).toBe('https://market.test/category/46/products')
    expect(filters(screen).at(-1)).toMatchObject({ state: 'Sarawak', categoryId: '46', PageNumber: '1' })

    await screen.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('Total Records 128')
    expect(screen.element.shadowRoot?.activeElement?.textContent).toContain('Categories')
    await screen.user.click(screen.getByRole('button', { name: 'Skip to the results' }))
    expect(screen.element.shadowRoot?.activeElement?.textContent).toContain('Total Records')
    const none = { keyword: 'ball valve', tab: 'products', page: 1, sort: 'relevance' }
    expect(changes(screen)).toMatchObject([
      { ...none, state: 'Sarawak' },
      { ...none, state: 'Sarawak', categoryId: 46 },
      { ...none, state: '' },
    ])
    expect(screen.element.outerHTML).toBe(search.replace('></', ' page="3"></'))
  })

  test('each chosen filter is a chip that takes it away', async () => {
    const screen = await mountStory(Narrowed)
    await screen.user.click(await screen.findByRole('button', { name: 'Remove filter: Sarawak' }))
    await vi.waitFor(() => expect(filters(screen).at(-1)).toMatchObject({ state: '' }))
    expect(screen.queryByRole('button', { name: 'Remove filter: Sarawak' })).toBeNull()
    expect(screen.element.shadowRoot?.activeElement?.textContent).toContain('Total Records')
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
    await screen.findByRole('checkbox', { name: 'Johor 12', checked: true })
    await screen.user.click(screen.getByRole('tab', { name: /Services/ }))
    await screen.findByText('SERVICES Johor name 1 first')
    expect(filters(screen).at(-1)?.categoryId).toBe('')
    screen.element.removeAttribute('state')
    await screen.findByText('SERVICES name 1 first')
  })

  test('on an API host without extensions, leaves out only the facets', async () => {
    const screen = await mount(search, { replies: manyResults, config })
    await screen.findByLabelText('Sort')
    await vi.waitFor(() => expect(screen.network.calls(COUNTS)).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'States' })).toBeNull()
  })
})

describe('words that are facts', () => {
  const chips = (screen: Screen) =>
    screen
      .getAllByRole('button', { name: /^Remove filter: / })
      .map(chip => chip.textContent?.replace(' ×', ''))
  const group = (screen: Screen, name: string) =>
    screen.within(screen.getByRole('list', { name })).getAllByRole('heading', { level: 2 })

  test('are read as filters, which are ticked', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.findByRole('button', { name: 'Only the words' })
    expect(chips(screen)).toEqual(['Ball Valves', 'Size 8" · DN 200', 'Class 600#', 'Ends RTJ'])
    expect(screen.getByRole('checkbox', { name: '8" 5', checked: true })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: '150# 31', checked: false })).toBeTruthy()
  })

  test('find what matches everything, then what differs in a detail, which is marked', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.findAllByText('≠')
    expect(group(screen, 'Everything matches 1').map(each => each.textContent)).toEqual([
      'API 6D Trunnion Ball Valve 8" 600#',
    ])
    expect(group(screen, 'One or two details differ 2')).toHaveLength(2)
    const marked = (look: string) =>
      [...(screen.element.shadowRoot?.querySelectorAll(look) ?? [])].map(each => each.textContent)
    expect(marked('.differs')).toEqual(['≠ Differs: 150#', '≠ Differs: RF', '≠ Differs: 6" · DN 150'])
    expect(marked('.fits').filter(text => text === '8" · DN 200')).toHaveLength(2)
  })

  test('are taken away from the search with their chip', async () => {
    const screen = await mountStory(ReadAsFacts)
    const chip = await screen.findByRole('button', { name: 'Remove filter: Ends RTJ' })
    expect(chip.getAttribute('href')).toContain('keyword=ball+valve+8%22+600')
    await screen.user.click(chip)
    await screen.findByRole('heading', { level: 1, name: 'Results for “ball valve 8" 600”' })
    expect(changes(screen)).toMatchObject([{ keyword: 'ball valve 8" 600', page: 1 }])
    screen.element.setAttribute('keyword', 'pump')
    await screen.findByRole('heading', { level: 1, name: 'Results for “pump”' })
  })

  test('stay when their category is taken away', async () => {
    const screen = await mountStory(ReadAsFacts)
    const chip = await screen.findByRole('button', { name: 'Remove filter: Ball Valves' })
    await screen.user.click(chip)
    const facts = 'size:8";class:600#;ends:RTJ'
    await vi.waitFor(() =>
      expect(filters(screen).at(-1)).toMatchObject({ searchKeyword: '', facts, words: '' }),
    )
    expect(changes(screen)).toMatchObject([{ keyword: '', facts }])
    expect(chips(screen)).toEqual(['Size 8" · DN 200', 'Class 600#', 'Ends RTJ'])
  })

  test('that nothing has are a chip, and stay words when their category is taken away', async () => {
    const size = { key: 'size', name: 'Size', value: '7"', unit: 'nps', number: 7, without: 'ball valve 600' }
    const pressure = { key: 'class', name: 'Class', value: '600#', without: 'ball valve 7"' }
    const facts = [{ ...size, unmet: true }, pressure]
    const read = readReply({ category: [46, 'Ball Valves'], facts, other: '7"' })
    const screen = await mount(search.replace('valve', 'valve 7&quot; 600'), {
      replies: { [ITEMS]: page, [COUNTS]: { ...countsReply({ products: 3 }), ...facetsReply(), ...read } },
      config: { searchExtensions: true },
    })
    await screen.findByRole('button', { name: 'Remove filter: Size 7" · DN 175' })
    await screen.user.click(screen.getByRole('button', { name: 'Remove filter: Ball Valves' }))
    await vi.waitFor(() => expect(changes(screen)).toMatchObject([{ keyword: '7"', facts: 'class:600#' }]))
  })

  test('are only words if the reader says so', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.user.click(await screen.findByRole('button', { name: 'Only the words' }))
    await screen.findByRole('button', { name: 'Remove filter: Only the words' })
    expect(changes(screen)).toMatchObject([{ words: true }])
    expect(filters(screen).at(-1)).toMatchObject({ words: '1' })
    expect((await mountStory(OnlyWords)).queryByText('Read as')).toBeNull()
  })

  test('that were corrected are named', async () => {
    const screen = await mountStory(Corrected)
    await screen.findByText('Showing results for “ball valve 8" 600 RTJ”')
  })
})

describe('filters by facts', () => {
  const factsOf = (screen: Screen) => filters(screen).at(-1)?.facts

  test('take several values of a fact, and are in the address of their links', async () => {
    const screen = await mountStory(ReadAsFacts)
    const choice = await screen.findByRole('checkbox', { name: '150# 31' })
    expect(decodeURIComponent(choice.getAttribute('href') ?? '')).toContain('facts=class:600#,150#')
    await screen.user.click(choice)
    await screen.findByRole('button', { name: 'Remove filter: Class 600#, 150#' })
    expect(factsOf(screen)).toBe('class:600#,150#')
    await screen.user.click(screen.getByRole('checkbox', { name: '600# 22' }))
    await screen.findByRole('button', { name: 'Remove filter: Class 150#' })
    expect(changes(screen)).toMatchObject([{ facts: 'class:600#,150#' }, { facts: 'class:150#' }])
  })

  test('show sizes in inches or DN, and more of them with a box to find one', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.user.click(await screen.findByRole('button', { name: 'DN' }))
    expect(screen.getByRole('checkbox', { name: 'DN 200 5', checked: true })).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: 'Show 1 more' }))
    await screen.findByRole('checkbox', { name: 'DN 250 9' })
    await screen.user.type(screen.getByRole('searchbox', { name: 'Find in Size' }), '250')
    expect(screen.queryByRole('checkbox', { name: 'DN 200 5' })).toBeNull()
  })

  test('take a range of numbers in either unit', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.user.type(await screen.findByRole('textbox', { name: 'Rating from, bar' }), '50{Enter}')
    await screen.findByRole('button', { name: 'Remove filter: Rating from 50 bar' })
    expect(factsOf(screen)).toBe('rating:50..')
    await screen.user.click(screen.getByRole('button', { name: 'psi' }))
    const from = screen.getByRole('textbox', { name: 'Rating from, psi' }) as HTMLInputElement
    expect(from.value).toBe('725.2')
    const whole = { initialSelectionStart: 0, initialSelectionEnd: from.value.length }
    await screen.user.type(from, '{Backspace}', whole)
    await screen.user.type(screen.getByRole('textbox', { name: 'Rating to, psi' }), '1450.38{Enter}')
    await vi.waitFor(() => expect(factsOf(screen)).toBe('rating:..100'))
  })

  test('name certificates of the seller before the states', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.findByRole('checkbox', { name: 'Terengganu 2' })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(titles.indexOf('Rating'))).toEqual(
      expect.arrayContaining(['Rating', 'Certificates of the seller', 'States']),
    )
    await screen.user.click(screen.getByRole('checkbox', { name: 'ISO 9001:2015 119' }))
    await screen.findByRole('button', { name: 'Remove filter: Certificates of the seller ISO 9001:2015' })
    expect(factsOf(screen)).toBe('certificate:ISO 9001%3A2015')
  })

  test('of a range are a form that leads to the address with it, without JavaScript', async () => {
    const screen = await mountStory(ReadAsFacts)
    const from = await screen.findByRole('textbox', { name: 'Rating from, bar' })
    const form = from.closest('form') as HTMLFormElement
    expect([form.method, form.getAttribute('action')]).toEqual(['get', 'https://market.test/search'])
    expect([...new FormData(form)]).toEqual([
      ['keyword', 'ball valve 8" 600 RTJ'],
      ['range', 'rating'],
      ['from', ''],
      ['to', ''],
    ])
  })

  test('come from the host too, and are cleared together', async () => {
    const screen = await mountStory(FilteredByFacts)
    await screen.findByRole('button', { name: 'Remove filter: Rating 50 bar to 200 bar' })
    expect(screen.getByRole('checkbox', { name: '150# 31', checked: true })).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await vi.waitFor(() => expect(factsOf(screen)).toBe(''))
  })
})

describe('a table', () => {
  const head = (screen: Screen) => screen.getAllByRole('columnheader').map(each => each.textContent)
  const rowsOf = (screen: Screen) =>
    screen.getAllByRole('rowheader').map(each => each.querySelector('a')?.textContent)

  test('has a column for each fact, by which it is sorted', async () => {
    const screen = await mountStory(AsTable)
    await screen.findByRole('table', { name: 'Results' })
    expect(head(screen)).toEqual([
      ...['Compare', 'Item', 'Size', 'Class', 'Body', 'Ends', 'Rating, bar', 'Operation', 'RFQ list'],
    ])
    expect(screen.getByRole('button', { name: 'Table', pressed: true })).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: 'Size' }))
    expect(rowsOf(screen)[0]).toBe('API 6D Trunnion Ball Valve 6" 600#')
    await screen.user.click(screen.getByRole('button', { name: 'Size' }))
    expect(rowsOf(screen)[0]).toBe('API 6D Trunnion Ball Valve 8" 600#')
    expect(screen.getByRole('columnheader', { name: 'Size' }).getAttribute('aria-sort')).toBe('descending')
  })

  test('adds an item to the RFQ list with its quantity', async () => {
    const screen = await mountStory(AsTable)
    const name = 'API 6D Trunnion Ball Valve 8" 600#'
    await screen.user.type(await screen.findByRole('textbox', { name: `Quantity: ${name}` }), '4{Enter}')
    await vi.waitFor(() => expect(screen.getAllByText('On the RFQ list').length).toBeGreaterThan(0))
    const key = Object.keys(localStorage).find(each => each.includes(':rfq-list:')) ?? ''
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ lines: [{ quantity: '4' }] })
  })

  test('is offered beside the list for items of one category', async () => {
    const screen = await mountStory(ReadAsFacts)
    await screen.user.click(await screen.findByRole('button', { name: 'Table', pressed: false }))
    await screen.findByRole('table', { name: 'Results' })
    expect(changes(screen)).toMatchObject([{ view: 'table', page: 1 }])
    expect((await mountStory(Narrowed)).queryByRole('button', { name: 'Table' })).toBeNull()
  })
})

test('shows what one company sells, under its name', async () => {
  const screen = await mountStory(OneSeller)
  await screen.findByRole('heading', {
    level: 1,
    name: 'Products and services of Kerteh Flow Control Sdn Bhd',
  })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Products', 'Services'])
  expect(filters(screen)[0]).toMatchObject({ companyId: '12', searchKeyword: '' })
  expect(screen.network.calls(COUNTS).every(({ query }) => query.companyId === '12')).toBe(true)
})

test('on a narrow screen, a button opens the filters and counts the chosen ones', async () => {
  const screen = await mountStory(Narrowed)
  // Hidden when there is space for the filters.
  await screen.user.click(await screen.findByText('Refine (1)'))
  const sheet = screen.within(await screen.findByRole('dialog', { name: 'Refine the results' }))
  await screen.user.click(sheet.getByRole('checkbox', { name: 'Terengganu 64' }))
  await vi.waitFor(() => expect(filters(screen).at(-1)).toMatchObject({ state: 'Terengganu' }))
  await screen.user.click(await sheet.findByRole('button', { name: 'Show 128 results' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays grouped on the next page', async () => {
  const screen = await mountStory(GroupedPage)
  await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Page 2 of 13')
  expect(await screen.findByText('Grouped within this page')).toBeTruthy()
})
