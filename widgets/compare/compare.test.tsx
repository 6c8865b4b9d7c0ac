import { describe, expect, test } from 'vitest'
import { $rfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { json, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { productReply, serviceReply } from '#shared/testing/replies.ts'
import './compare.element.ts'

const PRODUCT = 'GET /api/public/product/detail'
const SERVICE = 'GET /api/public/service/detail'

const table = (rows: string[][]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</table>`

const replies: Readonly<Record<string, object>> = {
  7: productReply({
    id: 7,
    name: 'Ball valve 8"',
    longDescription: table([
      ['Size', '8"'],
      ['Class', '600'],
    ]),
  }),
  9: productReply({
    id: 9,
    name: 'Ball valve 6"',
    companyId: 14,
    companyName: 'Bintulu Fittings',
    material: 'astm a105 ',
    longDescription: table([
      ['size', '6"'],
      ['Bore', 'Full'],
    ]),
  }),
  3: serviceReply({ id: 3, name: 'Thickness survey' }),
}
const none = { productDetail: [], serviceDetail: [] }
const known = {
  [PRODUCT]: ({ query }: RecordedRequest) => replies[query.productId ?? ''] ?? none,
  [SERVICE]: ({ query }: RecordedRequest) => replies[query.serviceId ?? ''] ?? none,
}

const compare = (items: string, more = '') => `<trade-compare items="${items}" ${more}></trade-compare>`
const both = compare('product-7,product-9')

/** Returns the texts of the rows with a name. */
const rowsIn = (screen: Screen): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(textOf))

/** Returns the text of a cell: a fact and whether the items agree about it, or a value. */
const textOf = (cell: Element): string => [...cell.childNodes].map(part => part.textContent).join(' | ')

const rowOf = (screen: Screen, name: string): string[] | undefined =>
  rowsIn(screen).find(([first = '']) => first.startsWith(name))

const headsIn = (screen: Screen): (string | null)[] =>
  screen.getAllByRole('columnheader').map(head => head.getAttribute('abbr'))

describe('the table', () => {
  test('has a column for each item, with links to it, to its seller and to a request', async () => {
    const screen = await mount(both, { replies: known })
    await screen.findByRole('table', { name: 'The items side by side, with their facts' })
    expect(headsIn(screen)).toEqual(['Ball valve 8"', 'Ball valve 6"'])
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Ball valve 8"')).toBe('https://market.test/product/7')
    expect(hrefOf('Bintulu Fittings')).toBe('https://market.test/company/14')
    expect(hrefOf('Request Quotation : Ball valve 6"')).toBe('https://market.test/rfqProduct/9')
    expect(screen.events).toContainEqual({ type: 'trade-ready', detail: {} })
  })

  test('aligns facts by name and says in words where they differ', async () => {
    const screen = await mount(both, { replies: known })
    await screen.user.click(await screen.findByRole('checkbox', { name: 'Only differences' }))
    expect(rowOf(screen, 'Seller')).toEqual([
      'Seller | Different',
      'Kerteh Flow Control Sdn Bhd',
      'Bintulu Fittings',
    ])
    expect(rowOf(screen, 'Size')).toEqual(['Size | Different', '8"', '6"'])
    expect(rowOf(screen, 'Material')).toEqual(['Material | Same', 'ASTM A105', 'astm a105'])
    expect(rowOf(screen, 'Class')).toEqual(['Class | Not stated by all', '600', 'Not stated'])
    expect(rowOf(screen, 'Bore')).toEqual(['Bore | Not stated by all', 'Not stated', 'Full'])
  })

  test('takes the facts of hosts that have them, not the tables of descriptions', async () => {
    const facts = [['Nominal size', '8"']] as const
    const longDescription = '<table><tr><th>Nominal size</th><td>9"</td></tr></table>'
    const reply = productReply({ id: 7, facts, longDescription })
    const screen = await mount(compare('product-7'), { replies: { [PRODUCT]: reply } })
    await screen.findByRole('table')
    expect(rowOf(screen, 'Nominal size')).toEqual(['Nominal size', '8"'])
  })

  test('shows only differences at first if it is long, and can show all', async () => {
    const screen = await mount(both, { replies: known })
    const only = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Only differences' })
    expect(only.checked).toBe(true)
    expect(rowsIn(screen).map(([first]) => first)).toEqual([
      'Quotation',
      'Seller | Different',
      'Size | Different',
      'Class | Not stated by all',
      'Bore | Not stated by all',
    ])
    await screen.user.click(only)
    expect(rowOf(screen, 'Material')).toBeTruthy()
  })

  test('shows all at first if it is short', async () => {
    const bare = ({ query }: RecordedRequest) => ({
      productDetail: [{ Id: Number(query.productId), Name: `Gasket ${query.productId}` }],
    })
    const screen = await mount(both, { replies: { [PRODUCT]: bare } })
    const only = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Only differences' })
    expect(only.checked).toBe(false)
  })

  test('marks the cells that differ from the first item', async () => {
    const screen = await mount(both, { replies: known })
    await screen.findByRole('table')
    const marked = screen.element.shadowRoot?.querySelectorAll('.differs') ?? []
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['Bintulu Fittings', '6"'])
  })

  test('a product and a service stand side by side', async () => {
    const screen = await mount(compare('product-7,service-3'), { replies: known })
    await screen.findByRole('table')
    expect(rowOf(screen, 'Service Number')).toEqual([
      'Service Number | Not stated by all',
      'Not stated',
      'NDT-014',
    ])
    expect(
      screen.getByRole('link', { name: 'Request Quotation : Thickness survey' }).getAttribute('href'),
    ).toBe('https://market.test/rfqService/3')
  })

  test('is a region that the keyboard reaches and scrolls', async () => {
    const screen = await mount(both, { replies: known })
    const region = await screen.findByRole('region', { name: 'Items side by side' })
    region.focus()
    expect(region.tabIndex).toBe(0)
    expect(screen.within(region).getByRole('table')).toBeTruthy()
  })

  test('each item is requested once, at the same time, by the call of its page', async () => {
    const screen = await mount(compare('product-7,product-9,product-7'), { replies: known })
    expect(screen.network.calls(PRODUCT).map(({ query }) => query.productId)).toEqual(['7', '9'])
    await screen.findByRole('table')
    expect(screen.network.requests).toHaveLength(2)
  })
})

describe('removing an item', () => {
  test('removes its column, tells the page and the reader, and keeps the focus', async () => {
    const screen = await mount(both, { replies: known })
    await screen.user.click(await screen.findByRole('button', { name: 'Remove : Ball valve 8"' }))
    expect(headsIn(screen)).toEqual(['Ball valve 6"'])
    expect(screen.events).toContainEqual({ type: 'trade-compare-change', detail: { items: 'product-9' } })
    expect(screen.getByText('Ball valve 8" was removed from the comparison.')).toBeTruthy()
    expect(screen.element.shadowRoot?.activeElement?.textContent).toBe('Compare')
    expect(screen.getByText('This is the only item. Add another one to see where they differ.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('the last one leaves the way to others', async () => {
    const screen = await mount(compare('product-7'), { replies: known })
    await screen.user.click(await screen.findByRole('button', { name: /^Remove/ }))
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy()
    expect(screen.getByText(/^Choose up to 4 products or services/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search the marketplace' })).toBeTruthy()
  })

  test('the page can name other items afterwards', async () => {
    const screen = await mount(both, { replies: known })
    await screen.user.click(await screen.findByRole('button', { name: /^Remove : Ball valve 8"/ }))
    screen.element.setAttribute('items', 'product-9,service-3')
    await expect.poll(() => headsIn(screen)).toEqual(['Ball valve 6"', 'Thickness survey'])
  })
})

describe('what cannot be shown', () => {
  test('an item that no longer exists is named and can be removed', async () => {
    const screen = await mount(compare('product-7,product-999'), { replies: known })
    await screen.findByText('Product 999 is no longer on the market.')
    expect(headsIn(screen)).toEqual(['Ball valve 8"'])
    await screen.user.click(screen.getByRole('button', { name: 'Remove : Product 999' }))
    expect(screen.queryByText(/no longer on the market/)).toBeNull()
    expect(screen.events).toContainEqual({ type: 'trade-compare-change', detail: { items: 'product-7' } })
  })

  test('an item that fails can be tried again, while the others show', async () => {
    const screen = await mount(both, {
      replies: { [PRODUCT]: ({ query }) => (query.productId === '9' ? json(500, {}) : (replies[7] ?? none)) },
    })
    await screen.findByText(/^Product 9 could not be loaded/)
    expect(headsIn(screen)).toEqual(['Ball valve 8"'])
    screen.network.reply(PRODUCT, known[PRODUCT])
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => headsIn(screen)).toEqual(['Ball valve 8"', 'Ball valve 6"'])
  })

  test('if nothing could be loaded, one button tries all again', async () => {
    const screen = await mount(both, { replies: { [PRODUCT]: json(500, {}) } })
    await screen.findByRole('alert')
    screen.network.reply(PRODUCT, known[PRODUCT])
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => screen.queryAllByRole('columnheader').length).toBe(2)
  })

  test('more than four items are counted', async () => {
    const screen = await mount(compare('product-7,product-9,service-3,product-6,product-5'), {
      replies: { ...known, [PRODUCT]: replies[7] },
    })
    await screen.findByText('Up to 4 items fit side by side. These are the first 4 of 5.')
    expect(headsIn(screen)).toHaveLength(4)
  })

  test('words that name no item are ignored', async () => {
    const screen = await mount(compare('banana,company-7'))
    await screen.findByRole('heading', { name: 'Nothing to compare yet' })
    expect(screen.network.requests).toEqual([])
  })
})

describe('with procurement', () => {
  test('all items go to the RFQ list, each once', async () => {
    const screen = await mount(compare('product-7,product-9', 'procurement'), { replies: known })
    await screen.user.click(await screen.findByRole('button', { name: 'Add all to the RFQ list' }))
    await screen.findByText('All are on the RFQ list.')
    expect($rfqList.get().lines.map(({ wanted, offers }) => [wanted, offers[0]?.companyName])).toEqual([
      ['Ball valve 8"', 'Kerteh Flow Control Sdn Bhd'],
      ['Ball valve 6"', 'Bintulu Fittings'],
    ])
    expect(screen.events).toContainEqual({ type: 'trade-rfq-list-change', detail: { lines: 2 } })
    const link = screen.getByRole('link', { name: 'RFQ list' })
    expect(link.getAttribute('href')).toBe('https://market.test/rfqList')
    expect(screen.element.shadowRoot?.activeElement).toBe(link)
  })

  test('a full list takes nothing silently', async () => {
    const lines = Array.from({ length: 199 }, () => ({ wanted: 'Stud bolt' }))
    const screen = await mount(compare('product-7,product-9', 'procurement'), { replies: known, lines })
    await screen.user.click(await screen.findByRole('button', { name: 'Add all to the RFQ list' }))
    await screen.findByText('Your RFQ list is full: it holds 200 lines.')
    expect(screen.getByRole('button', { name: 'Add all to the RFQ list' })).toBeTruthy()
  })

  test('without it, there is no RFQ list', async () => {
    const screen = await mount(both, { replies: known })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Add all to the RFQ list' })).toBeNull()
  })
})
