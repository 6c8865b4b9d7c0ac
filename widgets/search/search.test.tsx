import { beforeAll, describe, expect, test } from 'vitest'
import { setPace } from '#shared/api/pace.ts'
import { configure } from '#shared/config/config.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { fault, inTurn, json, later, type SeenRequest } from '#shared/testing/network.ts'
import { countsReply, searchReply } from '#shared/testing/replies.ts'
import { chooseTab } from '#shared/testing/tabs.ts'
import './search.element.ts'

const ITEMS = 'GET /api/public/search/item'
const COUNTS = 'GET /api/public/search/item/count'

const search = '<trade-search keyword="ball valve"></trade-search>'
const counts = { [COUNTS]: countsReply({ products: 128, services: 14, company: 9 }) }

/** Ten rows of the page asked for, named after their place in the whole list. */
const tenOf = ({ query }: SeenRequest) => {
  const first = (Number(query.PageNumber) - 1) * 10
  const rows = Array.from({ length: 10 }, (_, index) => first + index + 1)
  return searchReply(
    rows.map(row => ({ id: row, name: `${query.itemType} ${row}` })),
    128,
  )
}
const many = { [ITEMS]: tenOf, ...counts }

const queries = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query)
const changes = (screen: Screen) => screen.events.filter(({ type }) => type === 'trade-search-change')

beforeAll(() => setPace({ retryDelay: 1 }))

describe('what is shown', () => {
  test('the way home, the keyword, the three tabs with their counts, and the total', async () => {
    const screen = await mount(search, { replies: many })
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('https://market.test/')
    expect(screen.getByText('Search').closest('li')?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “ball valve”')
    expect(await screen.findByText('Total Records 128')).toBeTruthy()
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Products (128)', 'Services (14)', 'Company (9)'])
    expect(tabs.map(tab => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
    expect(screen.getByText('Page 1 of 13')).toBeTruthy()
  })

  test('a result leads to its product and to its company, and shows what the server says', async () => {
    const screen = await mount(search, { replies: { [ITEMS]: searchReply([{ id: 7 }]), ...counts } })
    const link = await screen.findByRole('link', { name: 'Ball valve 1' })
    expect(link.getAttribute('href')).toBe('https://market.test/product/7')
    const company = screen.getByRole('link', { name: 'Kerteh Flow Control Sdn Bhd' })
    expect(company.getAttribute('href')).toBe('https://market.test/company/12')
    const [result] = screen.within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem')
    for (const text of ['Valves', 'Trunnion mounted, fire safe.', 'Kerteh, Terengganu']) {
      expect(result?.textContent).toContain(text)
    }
    const pictures = [...(result?.querySelectorAll('img') ?? [])].map(({ src }) => src)
    expect(pictures).toEqual([
      'https://api.test/pictures/valve-1.svg',
      'https://api.test/pictures/valve-2.svg',
    ])
  })

  test.each([
    ['services', 'https://market.test/service/1', 'SERVICES'],
    ['company', 'https://market.test/company/1', 'COMPANY'],
  ])('results of the tab %s lead to %s', async (tab, href, itemType) => {
    const screen = await mount(`<trade-search keyword="x" tab="${tab}"></trade-search>`, { replies: many })
    expect((await screen.findByRole('link', { name: `${itemType} 1` })).getAttribute('href')).toBe(href)
    expect(queries(screen)).toEqual([{ searchKeyword: 'x', itemType, RowsPerPage: '10', PageNumber: '1' }])
  })

  test('a company shows its initials when it has no logo', async () => {
    const reply = searchReply([
      { name: 'Bintulu Pipe', image: '' },
      { name: 'Miri Tools', image: '/logo.svg' },
    ])
    const screen = await mount('<trade-search keyword="x" tab="company"></trade-search>', {
      replies: { [ITEMS]: reply, ...counts },
    })
    expect(await screen.findByText('BP')).toBeTruthy()
    expect(screen.element.shadowRoot?.querySelector('img')?.src).toBe('https://api.test/logo.svg')
  })

  test('what the server leaves out is left out: picture, category, company, location', async () => {
    const bare = { Id: 3, Name: 'Gasket', CompanyName: 'Nameless to us' }
    const screen = await mount(search, {
      replies: { [ITEMS]: { searchList: [bare], searchListRowCount: 1 }, ...counts },
    })
    expect(await screen.findByRole('link', { name: 'Gasket' })).toBeTruthy()
    expect(screen.getByText('Nameless to us').closest('a')).toBeNull()
    expect(screen.element.shadowRoot?.querySelector('.result img')).toBeNull()
    expect(screen.element.shadowRoot?.querySelector('.pill')).toBeNull()
  })

  test('numbers are written as the locale writes them', async () => {
    const replies = { [ITEMS]: searchReply([{}], 10_000), [COUNTS]: countsReply({ products: 10_000 }) }
    const screen = await mount(search, { replies, config: { locale: 'de' } })
    expect(await screen.findByText('Total Records 10.000')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 1.000' })).toBeTruthy()
  })
})

test.each(['', '   '])('the empty keyword %j lists everything and asks for no counts', async keyword => {
  const screen = await mount(`<trade-search keyword="${keyword}"></trade-search>`, {
    replies: { [ITEMS]: tenOf },
  })
  expect(await screen.findByText('Total Records 128')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All products, services and companies')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Products', 'Services', 'Company'])
  expect(screen.network.calls(COUNTS)).toEqual([])
  expect(queries(screen)[0]?.searchKeyword).toBe('')
})

describe('what the reader chooses', () => {
  test('a tab starts on its page 1, and the host is told', async () => {
    const screen = await mount('<trade-search keyword="ball valve" page="3"></trade-search>', {
      replies: many,
    })
    await screen.findByText('PRODUCTS 21')
    await chooseTab(screen, /Services/)
    expect(await screen.findByText('SERVICES 1')).toBeTruthy()
    expect(changes(screen)).toEqual([
      { type: 'trade-search-change', detail: { keyword: 'ball valve', tab: 'services', page: 1 } },
    ])
    expect(screen.element.outerHTML).toBe('<trade-search keyword="ball valve" page="3"></trade-search>')
  })

  test('a page keeps the old rows, dimmed, until the new ones are there', async () => {
    const held = later()
    const screen = await mount(search, { replies: { ...many, [ITEMS]: inTurn(tenOf, held) } })
    await screen.findByText('PRODUCTS 1')
    await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
    const list = screen.getByRole('list', { name: 'Results' })
    expect(list.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('PRODUCTS 1')).toBeTruthy()
    expect(screen.getByText('Page 2 of 13')).toBeTruthy()

    held.release(tenOf)
    expect(await screen.findByText('PRODUCTS 11')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Results' }).getAttribute('aria-busy')).toBe('false')
    expect(changes(screen).map(({ detail }) => detail)).toEqual([
      { keyword: 'ball valve', tab: 'products', page: 2 },
    ])
  })

  test('after paging the focus is at the start of the results', async () => {
    const screen = await mount(search, { replies: many })
    await screen.findByText('PRODUCTS 1')
    await screen.user.click(screen.getByRole('button', { name: 'Page 13' }))
    expect(screen.element.shadowRoot?.activeElement).toBe(screen.getByText('Total Records 128').parentElement)
  })

  test('the pager knows its ends', async () => {
    const screen = await mount('<trade-search keyword="x" page="13"></trade-search>', { replies: many })
    await screen.findByText('PRODUCTS 121')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Page 13' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('what the host sets', () => {
  test('wins over what the reader chose, and is not announced', async () => {
    const screen = await mount(search, { replies: many })
    await screen.findByText('PRODUCTS 1')
    await chooseTab(screen, /Company/)
    await screen.findByText('COMPANY 1')

    screen.element.setAttribute('tab', 'services')
    expect(await screen.findByText('SERVICES 1')).toBeTruthy()
    expect(changes(screen)).toHaveLength(1)
    screen.element.setAttribute('page', '4')
    expect(await screen.findByText('SERVICES 31')).toBeTruthy()
    screen.element.removeAttribute('page')
    screen.element.removeAttribute('tab')
    expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
    expect(changes(screen)).toHaveLength(1)
  })

  test('a new keyword gives the chosen page up', async () => {
    const screen = await mount(search, { replies: many })
    await screen.findByText('PRODUCTS 1')
    await screen.user.click(screen.getByRole('button', { name: 'Page 3' }))
    await screen.findByText('PRODUCTS 21')
    screen.element.setAttribute('keyword', 'pipe')
    expect(await screen.findByRole('heading', { name: 'Results for “pipe”' })).toBeTruthy()
    await screen.findByText('PRODUCTS 1')
    expect(queries(screen).at(-1)).toMatchObject({ searchKeyword: 'pipe', PageNumber: '1' })
  })
})

describe('states', () => {
  test('loading is said, and a fallback of the host stands in', async () => {
    const screen = await mount(search, { replies: { ...counts, [ITEMS]: later() } })
    expect(screen.getByText('Loading')).toBeTruthy()

    const held = later()
    const other = await mount('<trade-search keyword="x"><a href="/s">Search</a></trade-search>', {
      replies: { ...counts, [ITEMS]: held },
    })
    expect(other.element.shadowRoot?.querySelector('slot:not([name])')).toBeTruthy()
    expect(other.queryByRole('heading')).toBeNull()
    held.release(searchReply([{ name: 'Pump' }]))
    expect(await other.findByRole('link', { name: 'Pump' })).toBeTruthy()
    expect(other.events.map(({ type }) => type)).toEqual(['trade-ready'])
  })

  test('nothing found: says why, and leads to the tabs that have something', async () => {
    const replies = {
      [ITEMS]: ({ query }: SeenRequest) => (query.itemType === 'PRODUCTS' ? searchReply([], 0) : tenOf),
      [COUNTS]: countsReply({ products: 0, services: 14, company: 0 }),
    }
    const screen = await mount('<trade-search keyword="bal vlave"></trade-search>', { replies })
    expect(await screen.findByRole('heading', { name: 'Nothing found for “bal vlave”' })).toBeTruthy()
    expect(screen.getByText('Total Records 0')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    const categories = screen.getByRole('link', { name: 'Browse all categories' })
    expect(categories.getAttribute('href')).toBe('https://market.test/categories')
    await screen.user.click(await screen.findByRole('button', { name: '14 in Services' }))
    expect(await screen.findByText('SERVICES 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /in Company/ })).toBeNull()
  })

  test('nothing listed at all', async () => {
    const screen = await mount('<trade-search></trade-search>', { replies: { [ITEMS]: searchReply([], 0) } })
    expect(await screen.findByRole('heading', { name: 'Nothing is listed here yet' })).toBeTruthy()
  })

  test('a page past the last one offers the first', async () => {
    const replies = {
      ...counts,
      [ITEMS]: (request: SeenRequest) =>
        request.query.PageNumber === '99' ? searchReply([], 128) : tenOf(request),
    }
    const screen = await mount('<trade-search keyword="x" page="99"></trade-search>', { replies })
    expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: 'Go to page 1' }))
    expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
  })

  test('a server fault says what to do, and trying again works', async () => {
    const replies = { ...counts, [ITEMS]: inTurn(json(500, {}), tenOf) }
    const screen = await mount(search, { replies })
    expect(
      await screen.findByText('The server has a problem. Please try again in a few minutes.'),
    ).toBeTruthy()
    expect(screen.events).toContainEqual({
      type: 'trade-error',
      detail: {
        kind: 'server',
        status: 500,
        message: 'The server has a problem. Please try again in a few minutes.',
      },
    })
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
  })

  test('offline says so', async () => {
    const screen = await mount(search, { replies: { [ITEMS]: fault('offline'), [COUNTS]: fault('offline') } })
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
  })

  test('counts that cannot be had cost the counts only', async () => {
    const screen = await mount(search, { replies: { [ITEMS]: tenOf, [COUNTS]: json(500, {}) } })
    await screen.findByText('PRODUCTS 1')
    expect(screen.getByRole('tab', { name: 'Products' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a result asks the page first', async () => {
  const screen = await mount(search, { replies: many })
  configure({ storefront: 'https://shop.test/market' })
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(await screen.findByRole('link', { name: 'PRODUCTS 1' }))
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: { route: 'product', params: { id: '1' }, query: {}, href: 'https://shop.test/market/product/1' },
  })
})
