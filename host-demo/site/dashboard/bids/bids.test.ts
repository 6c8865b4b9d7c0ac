import { expect, test, vi } from 'vitest'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { orderLine, orderReply } from '../orders/order-replies.ts'
import { oneReply, openDashboard, quote, quoteEvent } from '../replies.ts'
import { bid, bidOffer, bidsReply, LIST } from './bid-replies.ts'

const BIDS = 'GET /api/dashboard/bids'
const AWARD = 'POST /api/dashboard/bids/award'
const UNDO = 'POST /api/dashboard/bids/undo'
const RATES = 'PUT /api/dashboard/bids/rates'
const LISTS = 'GET /api/dashboard/lists'
const address = `?token=t#bids/${LIST.id}`
const done = { ReturnCode: 200 }

test('the lists of a buyer link to their bid tables', async () => {
  const row = {
    name: LIST,
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

test('the table says the price, its worth, what differs and who is silent, and each figure links to its quote', async () => {
  const screen = await openDashboard(address, { [BIDS]: bidsReply() })
  const table = await screen.findByRole('table')
  const rows = rowsOf(table).map(row => row.map(text => text.replaceAll('\u00a0', ' ')))
  expect(rows[1]?.[0]).toContain('Gate valve 2"10 pcs')
  expect(rows[1]?.[1]).toContain('MYR 12.50 each')
  expect(rows[1]?.[1]).toContain('1 earlier quotation')
  expect(rows[1]?.[1]).not.toContain('Lowest price')
  expect(rows[1]?.[2]).toContain('= MYR 122.38')
  for (const words of ['Lowest price', 'Earliest delivery', 'Asked for in MYR', 'Remark: Ex works'])
    expect(rows[1]?.[2]).toContain(words)
  expect(rows[1]?.[3]).toContain('Silent')
  expect(rows[2]?.slice(2)).toEqual([
    expect.stringContaining('No quoteNot in our range.'),
    expect.stringContaining('Not asked'),
  ])
  expect(rows[3]).toEqual([
    'Total in MYR',
    'Kemaman Valve WorksMYR 1,025.00All lines',
    'Labuan Offshore SupplyMYR 122.381 of 2 lines: 1 without a quotation',
    'Miri Pipe & SteelNone0 of 2 lines: 2 without a quotation',
  ])
  expect([...table.querySelectorAll('.bid > a')].map(link => link.getAttribute('href'))).toEqual([
    ...['#quotes/rfq11', '#quotes/rfq12', '#quotes/rfq13', '#quotes/rfq21', '#quotes/rfq22'],
  ])
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
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
        bids: [
          bid(11, { status: 'accepted', award: { event: 9, order: 5, quantity: '6', canUndo: true } }),
          bid(12, { status: 'accepted', award: { event: 10, order: 6, quantity: '4', canUndo: false } }),
          bid(13, { status: 'declined', isOrderedElsewhere: true, offer: null }),
        ],
      },
    ],
  })
  const orders = [
    { id: 5, company: { id: 1, name: 'Kemaman Valve Works' } },
    { id: 6, company: { id: 2, name: 'Labuan Offshore Supply' } },
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
  expect(screen.getByText('Chosen: 1 line from 2 sellers')).toBeDefined()
  const press = async () => {
    screen.getByRole('button', { name: 'Award…' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Order 1 line from 2 sellers?' })
    screen.getByText(/^Kemaman Valve Works: 1 line\. Labuan Offshore Supply: 1 line\. Each seller gets/)
    screen.getByRole('button', { name: 'OK' }).focus()
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
  expect(screen.getByRole('link', { name: 'Order 5, Kemaman Valve Works' }).getAttribute('href')).toBe(
    '#order/5',
  )
  const sent = network.calls(AWARD)
  expect(sent[1]?.body).toEqual({
    list: LIST,
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
    [AWARD]: { ...done, orders: [{ id: 5, company: { id: 1, name: 'Kemaman Valve Works' } }] },
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
  await user.click(screen.getByRole('button', { name: 'OK' }))
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
  const { user, ...screen } = await openDashboard(address, { [BIDS]: bidsReply() })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 lines' }))
  expect(screen.getByText('Chosen: 2 lines from 1 seller')).toBeDefined()
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
        bids: [
          bid(11, { status: 'accepted', award: { event: 9, order: 5, quantity: '10', canUndo: true } }),
          null,
          null,
        ],
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
  expect(network.calls(UNDO)[1]?.body).toEqual({ list: LIST, rfq: 11, seen: 110 })
})

test('the buyer types each rate with its day, and chooses the currency of the totals', async () => {
  const { user, network, ...screen } = await openDashboard(address, {
    [BIDS]: inTurn(bidsReply({ rates: [] }), bidsReply(), bidsReply({ currency: 'USD', rates: [] })),
    [RATES]: inTurn(
      json(400, { ResponseMessage: 'USD rate must be a number above 0, such as 4.4525' }),
      done,
      done,
    ),
  })
  await screen.findByText('Rates: USD missing')
  expect(screen.getByText('No rate for USD')).toBeDefined()
  const rate = screen.getByLabelText('1 USD in MYR')
  await user.type(rate, '4,45')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await screen.findByText('1 USD in MYR must be a number above 0, such as 4.4525')
  await user.type(rate, '{Backspace}{Backspace}{Backspace}.45')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await screen.findByText(/^= MYR.122\.38/)
  const date = new Date().toISOString().slice(0, 10)
  expect(network.calls(RATES)[1]?.body).toEqual({
    list: LIST,
    currency: 'MYR',
    rates: [{ currency: 'USD', rate: '4.45', date }],
  })
  await user.selectOptions(screen.getByLabelText('Totals in'), 'USD')
  await screen.findByText('Total in USD')
  expect(network.calls(RATES)[2]?.body).toEqual({ list: LIST, currency: 'USD' })
})

test('a list that is gone and a line with a bid of another quantity are explained', async () => {
  const { network, ...screen } = await openDashboard('?token=t#bids/%E0%A4%A', {
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
          bids: [bid(1, { quantity: '8', unit: 'm', offer: bidOffer() }), null, null],
        },
      ],
    }),
  )
  location.hash = `#bids/${LIST.id}`
  await screen.findByText('Asked for: 8 m')
})

test('an order is confirmed to either side with its parties, lines and total, and to print', async () => {
  const order = orderReply({
    lines: [
      orderLine({ deviations: [{ kind: 'late', asked: '2026-11-20' }] }),
      orderLine({ rfq: 12, item: 2, title: 'Spool', isUndone: true }),
    ],
  })
  const acknowledged = { at: '2026-11-28T08:00:00.000Z', by: 'Daniel Lim' }
  const { user, network, ...screen } = await openDashboard('?token=t#order/5', {
    'GET /api/dashboard/orders/5': order,
    'POST /api/dashboard/orders/5/open': inTurn(order, { ...order, acknowledged }),
    'POST /api/dashboard/orders/5/acknowledge': { ...order, acknowledged },
  })
  await screen.findByRole('heading', { name: 'Order 5' })
  const rows = rowsOf(screen.getByRole('table'))
  expect(rows[1]?.map(text => text.replaceAll('\u00a0', ' '))).toEqual([
    '1',
    'Gate valve 2"',
    '6 pcs',
    'MYR 12.50 each',
    'MYR 75.00',
    expect.stringMatching(/^6 weeks; DAPQuotation valid until/),
  ])
  expect(rows[2]).toEqual([
    expect.stringMatching(/^Asked for.*6 pcs.*EN 10204 3\.1.*For the platform\..*Quoted after 20 Nov 2026$/),
  ])
  expect(rows[3]?.[1]).toContain('Taken back')
  expect(screen.getByText(/^Total: MYR.75\.00$/)).toBeDefined()
  expect(screen.getByText('Kemaman Valve Works, Lot 12, Teluk Kalong')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined()
  expect(network.calls('POST /api/dashboard/orders/5/open')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Acknowledge the order' }))
  expect(await screen.findByText(/by Daniel Lim$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Acknowledge the order' })).toBeNull()
  // It opens by its link only.
  expect(screen.queryByRole('link', { name: 'Order confirmation' })).toBeNull()
})

test('the buyer reads whether an order was acknowledged, without opening it in the name of the seller', async () => {
  const screen = await openDashboard('?token=t#order/5', {
    'GET /api/dashboard/orders/5': orderReply({
      isOwn: true,
      acknowledged: { at: '2026-11-28T08:00:00.000Z', by: 'Miri Pipe & Steel' },
    }),
  })
  await screen.findByText(/by Miri Pipe & Steel$/)
  expect(screen.queryByRole('button', { name: 'Acknowledge the order' })).toBeNull()
})

test('a request names its order in its history', async () => {
  const history = [quoteEvent(), quoteEvent({ id: 2, action: 'award', offer: null, order: 5 })]
  const ordered = quote({ status: 'accepted', offer: 1, history })
  const screen = await openDashboard('?token=t#quotes/rfq1', {
    'GET /api/dashboard/quotes/rfq/1': oneReply(ordered, 'received'),
  })
  expect((await screen.findByRole('link', { name: 'Order 5' })).getAttribute('href')).toBe('#order/5')
})
