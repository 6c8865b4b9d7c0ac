import { describe, expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { countsReply, searchReply } from '#shared/testing/replies.ts'
import { COUNTS, counts, ITEMS, manyResults, resultsOnPage } from '#shared/testing/samples/search.ts'
import './search.element.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

const queries = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query)

describe('the results', () => {
  test('have a link home, the keyword, three tabs with counts, and a total', async () => {
    const screen = await mount(search, { replies: manyResults })
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('https://market.test/')
    expect(screen.getByText('Search').closest('li')?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “ball valve”')
    expect(await screen.findByText('Total Records 128')).toBeTruthy()
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Products (128)', 'Services (14)', 'Company (9)'])
    expect(tabs.map(tab => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
    expect(screen.getByText('Page 1 of 13')).toBeTruthy()
  })

  test('link to product and company, and show the data of the server', async () => {
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
  ])('of the tab %s lead to %s', async (tab, href, itemType) => {
    const screen = await mount(`<trade-search keyword="x" tab="${tab}"></trade-search>`, {
      replies: manyResults,
    })
    expect((await screen.findByRole('link', { name: `${itemType} 1` })).getAttribute('href')).toBe(href)
    expect(queries(screen)).toEqual([{ searchKeyword: 'x', itemType, RowsPerPage: '10', PageNumber: '1' }])
  })

  test('show the initials of a company without a logo', async () => {
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

  test('leave out a missing picture, category, company or location', async () => {
    const bare = { Id: 3, Name: 'Gasket', CompanyName: 'Nameless to us' }
    const screen = await mount(search, {
      replies: { [ITEMS]: { searchList: [bare], searchListRowCount: 1 }, ...counts },
    })
    expect(await screen.findByRole('link', { name: 'Gasket' })).toBeTruthy()
    expect(screen.getByText('Nameless to us').closest('a')).toBeNull()
    expect(screen.element.shadowRoot?.querySelector('.result img')).toBeNull()
    expect(screen.element.shadowRoot?.querySelector('.pill')).toBeNull()
  })

  test('show numbers in the format of the locale', async () => {
    const replies = { [ITEMS]: searchReply([{}], 10_000), [COUNTS]: countsReply({ products: 10_000 }) }
    const screen = await mount(search, { replies, config: { locale: 'de' } })
    expect(await screen.findByText('Total Records 10.000')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 1000' })).toBeTruthy()
  })
})

test.each(['', '   '])('the empty keyword %j lists everything and requests no counts', async keyword => {
  const screen = await mount(`<trade-search keyword="${keyword}"></trade-search>`, {
    replies: { [ITEMS]: resultsOnPage },
  })
  expect(await screen.findByText('Total Records 128')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All products, services and companies')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Products', 'Services', 'Company'])
  expect(screen.network.calls(COUNTS)).toEqual([])
  expect(queries(screen)[0]?.searchKeyword).toBe('')
})

test('a result asks the page first', async () => {
  const screen = await mount(search, { replies: manyResults })
  configure({ storefront: 'https://shop.test/market' })
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(await screen.findByRole('link', { name: 'PRODUCTS 1' }))
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: { route: 'product', params: { id: '1' }, query: {}, href: 'https://shop.test/market/product/1' },
  })
})
