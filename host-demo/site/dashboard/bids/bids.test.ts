import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { asked } from '#shared/testing/asking.ts'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { nothingAsked } from '#shared/trade/asked.ts'
import type { Bids } from '#shared/trade/bids.ts'
import { oneReply, openDashboard, quote, quoteEvent } from '../replies.ts'
import { bid, bidAward, bidOffer, bidsReply, LIST } from './bid-replies.ts'
import { workbookOf } from './bid-sheet.ts'

const BIDS = 'GET /api/dashboard/bids'
const AWARD = 'POST /api/dashboard/bids/award'
const UNDO = 'POST /api/dashboard/bids/undo'
const RATES = 'PUT /api/dashboard/bids/rates'
const LISTS = 'GET /api/dashboard/lists'
const address = `?token=t#bids/${LIST.id}`
const done = { ReturnCode: 200 }

test('the lists of a buyer link to their bid tables', async () => {
  const row = {
    ...LIST,
    date: '2026-11-27T08:00:00.000Z',
    lines: 12,
    sellers: 5,
    requests: 60,
    answered: 7,
    ordered: 0,
  }
  const { user, network, ...screen } = await openDashboard('?token=t#bids', {
    [LISTS]: [row],
    [BIDS]: bidsReply(),
  })
  expect(screen.getByRole('link', { name: 'Bids' }).getAttribute('aria-current')).toBe('page')
  await screen.findByText('7 of 60 requests')
  await user.click(screen.getByRole('link', { name: LIST.name }))
  await screen.findByRole('table', { name: /^Quotations for RFQ list/ })
  expect(network.calls(BIDS)[0]?.url).toContain(`list=${LIST.id}`)
})

test('a buyer without lists learns how to make one', async () => {
  const screen = await openDashboard('?token=t#bids', { [LISTS]: [] })
  await screen.findByRole('heading', { name: 'No RFQ list sent yet' })
  expect(screen.getByRole('link', { name: 'Open your RFQ list' })).toBeDefined()
})

/** Returns the rows of the table as the texts of their cells. */
const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map(row => [...row.children].map(({ textContent }) => textContent ?? ''))

const unbroken = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')

test('bids are read by line: its offers by price, and the sellers without one folded', async () => {
  const [line, ...others] = bidsReply().lines
  if (!line) throw new Error('The table has no line')
  const unpriced = bid(14, { offer: bidOffer({ price: '1', currency: 'JPY' }) })
  const lines = [
    { ...line, bids: [unpriced, ...line.bids] },
    ...others.map(each => ({ ...each, bids: [null, ...each.bids] })),
  ]
  const sellers = [{ id: 4, name: 'Bintulu Trading', nth: 1 }, ...bidsReply().sellers]
  const screen = await openDashboard(address, { [BIDS]: bidsReply({ lines, sellers }) })
  const table = await screen.findByRole('table', { name: `Quotations for ${LIST.name}. Totals in MYR.` })
  const rows = rowsOf(table).map(row => row.map(unbroken))
  expect(rows[0]).toEqual([
    ...['Line', 'Seller', 'Price', 'Sum in MYR', 'Delivery', 'Valid until', 'Differs', 'Choose'],
  ])
  expect(rows[1]).toEqual([
    expect.stringMatching(/^1\. Gate valve 2" ?10 pcs$/),
    'Labuan Offshore Supply',
    'USD 2.75 each',
    'MYR 122.38',
    '4 weeks; DAP Labuan Earliest delivery',
    '31 Jan 2027, UTC+8',
    'Asked for in MYRRemark: Ex works',
    'Choose',
  ])
  expect(rows[2]?.slice(0, 3)).toEqual([
    expect.stringMatching(/^Kemaman Valve Works1 earlier quotationMYR 14\.00 each, 6 weeks/),
    'MYR 12.50 each',
    'MYR 125.00',
  ])
  expect(rows[3]?.slice(0, 3)).toEqual(['Bintulu Trading', 'JPY 1 each', 'No rate for JPY'])
  expect(rows[4]?.[0]).toContain('1 seller has not answered')
  expect(rows[4]?.[0]).toContain('Miri Pipe & Steel: Silent')
  expect(rows[6]?.[0]).toContain('1 does not quote')
  expect(rows[6]?.[0]).toContain('Labuan Offshore Supply: No quoteNot in our range.')
  expect([...table.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
    ...['#quotes/rfq12', '#quotes/rfq11', '#quotes/rfq14', '#quotes/rfq13'],
    ...['#quotes/rfq21', '#quotes/rfq22'],
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
})

/** Two lines and two sellers, who have answered three of four requests with a quotation. */
const filledReply = (): Bids => {
  const { sellers, lines } = bidsReply()
  return bidsReply({
    sellers: sellers.slice(0, 2),
    lines: lines.map(line => ({ ...line, bids: line.bids.slice(0, 2) })),
  })
}

test('a table with a quotation in more than half of its cells is a matrix with totals', async () => {
  const screen = await openDashboard(address, { [BIDS]: filledReply() })
  const table = await screen.findByRole('table')
  const rows = rowsOf(table).map(row => row.map(unbroken))
  expect(rows[0]?.slice(1)).toEqual([
    'Kemaman Valve WorksChoose all 2 lines',
    'Labuan Offshore SupplyChoose its line',
  ])
  expect(rows[1]?.[1]).toContain('MYR 12.50 each')
  expect(rows[1]?.[1]).toContain('1 earlier quotation')
  expect(rows[1]?.[1]).not.toContain('Lowest price')
  for (const words of ['MYR 122.38', 'Lowest price', 'Earliest delivery', 'Remark: Ex works'])
    expect(rows[1]?.[2]).toContain(words)
  expect(rows[2]?.[2]).toContain('No quoteNot in our range.')
  expect(rows[3]).toEqual([
    'Total in MYR',
    'MYR 1,025.00All lines',
    'MYR 122.381 of 2 lines: 1 without a quotation',
  ])
  expect([...table.querySelectorAll('.bid > a')].map(link => link.getAttribute('href'))).toEqual([
    ...['#quotes/rfq11', '#quotes/rfq12', '#quotes/rfq21', '#quotes/rfq22'],
  ])
})

test('on a phone the matrix is read by line', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    ...matchMedia('(width > 900px)'),
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  const screen = await openDashboard(address, { [BIDS]: filledReply() })
  await screen.findByRole('columnheader', { name: 'Sum in MYR' })
  expect(screen.queryByText('Total in MYR')).toBeNull()
})

test('the lowest offer of each line is chosen at once, and the bar and the question say what it costs', async () => {
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: bidsReply(),
    [AWARD]: {
      ...done,
      orders: [{ id: 5, number: 'PO-2026-0005', company: { id: 1, name: 'Kemaman Valve Works' } }],
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose line 1, Kemaman Valve Works' }))
  await screen.findByText(/^MYR.125\.00 · 1 of 2 lines · 1 seller · 1 line open$/)
  await user.click(screen.getByRole('button', { name: 'Lowest for each line' }))
  await screen.findByText(/^MYR.1,022\.38 · 2 of 2 lines · 2 sellers$/)
  await user.click(screen.getByRole('button', { name: 'Award…' }))
  await screen.findByRole('alertdialog', { name: 'Order 2 lines from 2 sellers?' })
  const rows = rowsOf(screen.getByRole('table', { name: 'What the order costs' }))
  expect(rows.map(row => row.map(unbroken))).toEqual([
    ['Seller', 'Lines', 'Sum', 'Sum in MYR'],
    ['Labuan Offshore Supply', '1 line', 'USD 27.50', 'MYR 122.38'],
    ['Kemaman Valve Works', '1 line', 'MYR 900.00', 'MYR 900.00'],
    ['Total', '2 lines', 'USD 27.50MYR 900.00', 'MYR 1,022.38'],
  ])
  await user.click(screen.getByRole('button', { name: /^Order for MYR.1,022\.38$/ }))
  await vi.waitFor(() =>
    expect(network.calls(AWARD)[0]?.body).toMatchObject({ awards: [{ rfq: 12 }, { rfq: 21 }] }),
  )
})

test('a line with an offer that cannot be compared is left to the buyer, and a sum without a rate is said', async () => {
  const { user, ...screen } = await openDashboard(address, { [BIDS]: bidsReply({ rates: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Lowest for each line' }))
  await screen.findByText(/^MYR.900\.00 · 1 of 2 lines · 1 seller · 1 line open$/)
  await user.click(screen.getByRole('checkbox', { name: 'Choose line 1, Labuan Offshore Supply' }))
  await screen.findByText(/^MYR.900\.00 plus USD.27\.50 without a rate · 2 of 2 lines · 2 sellers$/)
  await user.click(screen.getByRole('button', { name: 'Award…' }))
  await screen.findByRole('button', { name: /^Order for MYR.900\.00 plus USD.27\.50$/ })
  expect(screen.getByText(/^USD.27\.50 without a rate$/)).toBeDefined()
})

test('a line without a quantity is ordered without a sum, which is said', async () => {
  const lines = [
    {
      item: 1,
      title: 'Pipe',
      quantity: null,
      unit: '',
      asked: nothingAsked,
      bids: [bid(11, { quantity: null }), null, null],
    },
  ]
  const { user, ...screen } = await openDashboard(address, { [BIDS]: bidsReply({ lines }) })
  await screen.findByText('Quantity missing, so no total')
  await user.click(screen.getByRole('button', { name: 'Lowest for each line' }))
  await screen.findByText('1 line without a sum · 1 of 1 lines · 1 seller')
  await user.click(screen.getByRole('button', { name: 'Award…' }))
  await screen.findByRole('button', { name: 'Order' })
  expect(rowsOf(screen.getByRole('table', { name: 'What the order costs' }))[1]).toEqual([
    ...['Kemaman Valve Works', '1 line', '1 line without a sum', ''],
  ])
})

test('nothing is asked before something is chosen', async () => {
  const { user, ...screen } = await openDashboard(address, { [BIDS]: bidsReply() })
  await user.click(await screen.findByRole('button', { name: 'Award…' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('Choose quotations in the table to order.')).toBeDefined()
})

test('a request that did not reach its seller is not called silent, and leads to other sellers', async () => {
  const notDelivered = { telephone: '+60 9-123 4567', website: '' }
  const undelivered = bid(13, { status: 'open', isSilent: true, offer: null, notDelivered })
  const [line, ...others] = bidsReply().lines
  if (!line) throw new Error('The table has no line')
  const lines = [{ ...line, bids: [...line.bids.slice(0, 2), undelivered] }, ...others]
  const screen = await openDashboard(address, { [BIDS]: bidsReply({ lines }) })
  expect((await screen.findByRole('link', { name: 'Not delivered' })).getAttribute('href')).toBe(
    '#quotes/rfq13',
  )
  expect(screen.getByText('1 request was not delivered')).toBeDefined()
  expect(screen.queryByText('Silent')).toBeNull()
  expect(screen.getByText('We could not deliver this to Miri Pipe & Steel by e-mail.')).toBeDefined()
  expect(screen.getByRole('link', { name: '+60 9-123 4567' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ask another seller' }).getAttribute('href')).toBe(
    'https://market.test/search?keyword=Gate+valve+2%22',
  )
})

test('a buyer splits a line by keyboard, answers the question and gets the orders', async () => {
  const awarded = bidsReply({
    lines: [
      {
        item: 1,
        title: 'Gate valve 2"',
        quantity: '10',
        unit: 'pcs',
        asked: nothingAsked,
        bids: [
          bid(11, { status: 'accepted', award: bidAward({ quantity: '6' }) }),
          bid(12, { status: 'accepted', award: bidAward({ order: 6, quantity: '4', canUndo: false }) }),
          bid(13, { status: 'declined', isOrderedElsewhere: true, offer: null }),
        ],
      },
    ],
  })
  const orders = [
    { id: 5, number: 'PO-2026-0005', company: { id: 1, name: 'Kemaman Valve Works' } },
    { id: 6, number: 'PO-2026-0006', company: { id: 2, name: 'Labuan Offshore Supply' } },
  ]
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: inTurn(bidsReply(), bidsReply(), awarded),
    [AWARD]: inTurn(json(409, { ResponseMessage: 'Line 1: 10 pcs are left to order.' }), { ...done, orders }),
  })
  const first = await screen.findByRole('checkbox', { name: 'Choose line 1, Kemaman Valve Works' })
  first.focus()
  await user.keyboard(' ')
  await user.type(
    screen.getByLabelText('Quantity for line 1, Kemaman Valve Works'),
    '{Backspace}{Backspace}6',
  )
  screen.getByRole('checkbox', { name: 'Choose line 1, Labuan Offshore Supply' }).focus()
  await user.keyboard(' ')
  expect(screen.getByLabelText('Quantity for line 1, Labuan Offshore Supply')).toHaveProperty('value', '4')
  expect(screen.getByText(/^MYR.123\.95 · 1 of 2 lines · 2 sellers · 1 line open$/)).toBeDefined()
  const press = async () => {
    screen.getByRole('button', { name: 'Award…' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Order 1 line from 2 sellers?' })
    screen.getByText(/^Each seller gets an order confirmation by mail\./)
    screen.getByRole('button', { name: /^Order for MYR.123\.95$/ }).focus()
    await user.keyboard('{Enter}')
  }
  await press()
  await screen.findByText('Line 1: 10 pcs are left to order.')
  expect(screen.getByLabelText('Quantity for line 1, Kemaman Valve Works')).toHaveProperty('value', '6')
  await press()
  await screen.findByText(/^Ordered\. Each seller has been told/)
  await vi.waitFor(() =>
    expect(screen.element.shadowRoot?.activeElement?.getAttribute('role')).toBe('status'),
  )
  expect(
    screen.getByRole('link', { name: 'Order PO-2026-0005, Kemaman Valve Works' }).getAttribute('href'),
  ).toBe('#order/5')
  const sent = network.calls(AWARD)
  expect(sent[1]?.body).toMatchObject({
    list: LIST.id,
    awards: [
      { rfq: 11, seen: 110, quantity: '6' },
      { rfq: 12, seen: 120, quantity: '4' },
    ],
  })
  await screen.findByText('Ordered elsewhere')
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
})

test('a quantity is read as everywhere: of two readings the buyer chooses, and nothing is ordered before', async () => {
  const [line, ...others] = bidsReply().lines
  if (!line) throw new Error('The table has no line')
  const lines = [{ ...line, quantity: '20000' }, ...others]
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: bidsReply({ lines }),
    [AWARD]: {
      ...done,
      orders: [{ id: 5, number: 'PO-2026-0005', company: { id: 1, name: 'Kemaman Valve Works' } }],
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose line 1, Kemaman Valve Works' }))
  const field = screen.getByLabelText('Quantity for line 1, Kemaman Valve Works')
  const isFocused = () => screen.element.shadowRoot?.activeElement === field
  const retype = async (typed: string) => {
    await user.tripleClick(field)
    await user.keyboard(`{Delete}${typed}`)
  }
  const refused = async (typed: string, message: string) => {
    await retype(typed)
    await user.click(screen.getByRole('button', { name: 'Award…' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText(message)).toBeDefined()
    expect([field.getAttribute('aria-invalid'), isFocused()]).toEqual(['true', true])
  }
  await refused('', 'Quantity is empty')
  await refused('some', 'Quantity must be a number above 0, such as 10')
  await refused('0', 'Quantity must be a number above 0, such as 10')
  await refused('12.500', 'Quantity can be read in two ways: choose 12,500 pcs or 12.5 pcs')
  await user.click(screen.getByRole('button', { name: '12,500 pcs' }))
  expect([field, field.getAttribute('aria-invalid'), isFocused()]).toMatchObject([
    { value: '12500' },
    null,
    true,
  ])
  await retype('12.500,00')
  expect(screen.getByText('Read as 12,500 pcs')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Award…' }))
  await user.click(screen.getByRole('button', { name: /^Order for MYR.156,250\.00$/ }))
  await vi.waitFor(() =>
    expect(network.calls(AWARD)[0]?.body).toMatchObject({ awards: [{ rfq: 11, quantity: '12500.00' }] }),
  )
})

test('a quantity that is left is proposed so that it can be read in one way only', async () => {
  const [line, ...others] = bidsReply().lines
  if (!line) throw new Error('The table has no line')
  const { user, ...screen } = await openDashboard(address, {
    [BIDS]: bidsReply({ lines: [{ ...line, quantity: '12.345' }, ...others] }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose line 1, Kemaman Valve Works' }))
  expect(screen.getByText('Read as 12.345 pcs')).toBeDefined()
})

test('all lines of one seller are chosen at once, a lump sum with all of its quantity', async () => {
  const { user, ...screen } = await openDashboard(address, { [BIDS]: filledReply() })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 lines' }))
  expect(screen.getByText(/^MYR.1,025\.00 · 2 of 2 lines · 1 seller$/)).toBeDefined()
  expect(screen.getByLabelText('Quantity for line 2, Kemaman Valve Works')).toMatchObject({
    value: '2',
    readOnly: true,
  })
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 lines' }))
  expect(screen.getByText('Choose quotations in the table to order.')).toBeDefined()
})

test('an order is undone after a question, or the server says why not', async () => {
  const awarded = bidsReply({
    lines: [
      {
        item: 1,
        title: 'Gate valve 2"',
        quantity: '10',
        unit: 'pcs',
        asked: nothingAsked,
        bids: [bid(11, { status: 'accepted', award: bidAward() }), null, null],
      },
    ],
  })
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: awarded,
    [UNDO]: inTurn(json(409, { ResponseMessage: 'The seller has opened order 5.' }), done),
  })
  const undo = async () => {
    await user.click(
      await screen.findByRole('button', { name: 'Undo the order of line 1, Kemaman Valve Works' }),
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
  }
  await undo()
  await screen.findByText('The seller has opened order 5.')
  await undo()
  await screen.findByText('The order of line 1, Kemaman Valve Works was taken back.')
  expect(network.calls(UNDO)[1]?.body).toEqual({ list: LIST.id, rfq: 11, seen: 110 })
})

test('the buyer types each rate with its day, and chooses the currency of the totals', async () => {
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: inTurn(bidsReply({ rates: [] }), bidsReply(), bidsReply({ currency: 'USD', rates: [] })),
    [RATES]: inTurn(json(400, { ResponseMessage: 'USD rate is odd', field: 'rates.USD.rate' }), done, done),
  })
  await screen.findByText('Rate missing: USD')
  expect(screen.getByText('No rate for USD')).toBeDefined()
  const rate = screen.getByLabelText('1 USD in MYR')
  await user.type(rate, '4,45')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await screen.findByText('USD rate is odd')
  expect(rate.getAttribute('aria-invalid')).toBe('true')
  await user.type(rate, '{Backspace}{Backspace}{Backspace}.45')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await screen.findByText(/^MYR.122\.38/)
  expect(screen.getByText('Totals in MYR · USD 4.45, 27 Nov 2026')).toBeDefined()
  const date = new Date().toISOString().slice(0, 10)
  expect(network.calls(RATES)[1]?.body).toEqual({
    list: LIST.id,
    currency: 'MYR',
    rates: [{ currency: 'USD', rate: '4.45', date }],
  })
  await user.selectOptions(screen.getByLabelText('Totals in'), 'USD')
  await screen.findByText('Totals in USD')
  expect(network.calls(RATES)[2]?.body).toEqual({ list: LIST.id, currency: 'USD' })
})

test('known rates are one line, and change on request', async () => {
  const [line, ...others] = bidsReply().lines
  const euro = bid(13, { offer: bidOffer({ currency: 'EUR' }) })
  const { user, ...screen } = await openDashboard(address, {
    [BIDS]: bidsReply({
      lines: line ? [{ ...line, bids: [...line.bids.slice(0, 2), euro] }, ...others] : others,
      rates: [
        { currency: 'EUR', rate: '4.95', date: '2026-11-28' },
        { currency: 'USD', rate: '4.42', date: '2026-11-28' },
        { currency: 'SGD', rate: '3.4', date: '2026-11-28' },
      ],
    }),
  })
  await screen.findByText('Totals in MYR · EUR 4.95 · USD 4.42, 28 Nov 2026')
  expect(screen.queryByLabelText('1 EUR in MYR')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText('1 EUR in MYR')).toHaveProperty('value', '4.95')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.queryByLabelText('Totals in')).toBeNull()
})

test('a list that is gone and a line with a bid of another quantity are explained', async () => {
  const { network, ...screen } = await openDashboard('?token=t#bids/99', {
    [BIDS]: json(404, { ResponseMessage: 'This RFQ list does not exist.' }),
  })
  await screen.findByRole('link', { name: 'All RFQ lists' })
  network.reply(
    BIDS,
    bidsReply({
      lines: [
        {
          item: 1,
          title: 'Pipe',
          quantity: '10',
          unit: 'm',
          asked: nothingAsked,
          bids: [bid(1, { quantity: '8', unit: 'm', offer: bidOffer() }), null, null],
        },
      ],
    }),
  )
  location.hash = `#bids/${LIST.id}`
  await screen.findByText('Asked for: 8 m')
})

test('a line says what it requires, on the screen and in the workbook', async () => {
  const [line, ...others] = bidsReply().lines
  if (!line) throw new Error('The table has no line')
  const wanted = asked('For the platform.', {
    quantity: '10',
    certificates: ['EN 10204 3.1'],
    place: 'Kerteh',
  })
  const table = bidsReply({ lines: [{ ...line, asked: wanted }, ...others] })
  const screen = await openDashboard(address, { [BIDS]: table })
  const facts = await screen.findByText('For the platform.')
  expect([...(facts.closest('ul')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'For the platform.',
    'Named place: Kerteh',
    'Certificates: EN 10204 3.1',
  ])
  const workbook = unzipSync(new Uint8Array(await (await workbookOf(table)).arrayBuffer()))
  expect(strFromU8(workbook['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain(
    'For the platform.; Named place: Kerteh; Certificates: EN 10204 3.1',
  )
})

test('a buyer gives a list another name', async () => {
  const renamed = bidsReply({ list: { ...LIST, name: `${LIST.name} Kerteh` } })
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: inTurn(bidsReply(), renamed),
    'PUT /api/dashboard/lists/7': done,
  })
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const field = screen.getByLabelText('Name of the list')
  expect(field).toHaveProperty('value', LIST.name)
  await user.type(field, ' Kerteh')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: `${LIST.name} Kerteh` })
  expect(network.calls('PUT /api/dashboard/lists/7')[0]?.body).toEqual({ name: `${LIST.name} Kerteh` })
})

test('a request names its order in its history', async () => {
  const history = [
    quoteEvent(),
    quoteEvent({ id: 2, action: 'award', offer: null, order: { id: 5, number: 'PO-2026-0005' } }),
  ]
  const ordered = quote({ status: 'accepted', offer: 1, history })
  const screen = await openDashboard('?token=t#quotes/rfq1', {
    'GET /api/dashboard/quotes/rfq/1': oneReply(ordered, 'received'),
  })
  expect((await screen.findByRole('link', { name: 'Order PO-2026-0005' })).getAttribute('href')).toBe(
    '#order/5',
  )
})
