import { expect, test, vi } from 'vitest'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { bidsReply, LIST } from '../bids/bid-replies.ts'
import { openDashboard } from '../replies.ts'
import { acknowledgedBy, orderLine, orderReply, orderRow, ordersReply } from './order-replies.ts'

const ORDERS = 'GET /api/dashboard/orders'
const ORDER = 'GET /api/dashboard/orders/5'
const OPEN = 'POST /api/dashboard/orders/5/open'
const SHIP = 'POST /api/dashboard/orders/5/ship'
const CANCEL = 'POST /api/dashboard/orders/5/cancel'

/** Returns the texts of the cells of a table, row by row. */
const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')].map(row =>
    [...row.querySelectorAll('th, td')].map(cell => cell.textContent.replaceAll('\u00a0', ' ')),
  )

test('the orders that the member placed are a table, and each row opens its order', async () => {
  const totals = [
    { currency: 'MYR', amount: '75' },
    { currency: 'USD', amount: '10.5' },
  ]
  const terms = { poNumber: 'MR-118', deliverTo: '', payment: '' }
  const { user, ...screen } = await openDashboard('?token=t#orders', {
    [ORDERS]: ordersReply({
      orders: [
        orderRow({ totals, terms }),
        orderRow({ id: 4, number: 'PO-2026-0004', state: 'cancelled', lines: 0, totals: [] }),
      ],
    }),
    [ORDER]: orderReply({ isOwn: true }),
  })
  const table = await screen.findByRole('table', { name: 'Placed orders' })
  screen.getByRole('heading', { name: 'Placed orders' })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(rowsOf(table)).toEqual([
    ['Number', 'Seller', 'Lines', 'Sum', 'Date', 'State'],
    [
      'PO-2026-0005MR-118 · RFQ list 1',
      'Kemaman Valve Works',
      '2',
      'MYR 75.00USD 10.50',
      '27 Nov 2026',
      'Ordered',
    ],
    ['PO-2026-0004RFQ list 1', 'Kemaman Valve Works', '0', '', '27 Nov 2026', 'Cancelled'],
  ])
  await user.click(screen.getByRole('link', { name: 'PO-2026-0005' }))
  await screen.findByRole('heading', { name: 'Order PO-2026-0005' })
  // The order belongs to the orders of the menu, to which it links.
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('#orders')
})

test('a member on both sides has a tab for each, with search, states and pages', async () => {
  const counts = { placed: 60, received: 1 }
  const placed = ordersReply({ orders: [orderRow()], counts, total: 60 })
  const received = ordersReply({
    of: 'received',
    orders: [orderRow({ isOwn: false, company: 'Aisyah Rahman' })],
    counts,
    total: 1,
  })
  const { user, network, ...screen } = await openDashboard('?token=t#orders', {
    [ORDERS]: ({ url }) => (url.includes('of=received') ? received : placed),
  })
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await screen.findByText('60 in total, newest first, page 2 of 3')
  await user.type(screen.getByRole('searchbox'), 'kemaman{Enter}')
  await user.selectOptions(screen.getByLabelText('Status'), 'Shipped')
  const wanted = () => Object.fromEntries(new URL(network.calls(ORDERS).at(-1)?.url ?? '').searchParams)
  await vi.waitFor(() =>
    expect(wanted()).toMatchObject({ search: 'kemaman', state: 'shipped', PageNumber: '1' }),
  )
  await user.click(screen.getByRole('tab', { name: 'Received (1)' }))
  const table = await screen.findByRole('table', { name: 'Received orders' })
  expect(rowsOf(table).map(row => row[1])).toEqual(['Buyer', 'Aisyah Rahman'])
  expect(wanted()).toMatchObject({ of: 'received', search: '', state: '' })
})

test('a member without orders learns how to get some', async () => {
  const screen = await openDashboard('?token=t#orders', { [ORDERS]: ordersReply() })
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(screen.getByRole('link', { name: 'Open your bids' }).getAttribute('href')).toBe('#bids')
})

test('an order is confirmed to its seller with both companies, terms, lines and total, and to print', async () => {
  const order = orderReply({
    terms: { poNumber: 'MR-118', deliverTo: 'Gate 3\nKerteh', payment: '30 days' },
    buyer: {
      name: 'Aisyah Rahman',
      email: 'a@demo.test',
      company: 'Petra Sdn Bhd',
      address: 'Jalan Ampang, Kuala Lumpur',
    },
    lines: [
      orderLine({ deviations: [{ kind: 'late', asked: '2026-11-20' }] }),
      orderLine({ rfq: 12, item: 2, title: 'Spool', isUndone: true }),
    ],
  })
  const { user, network, ...screen } = await openDashboard('?token=t#order/5', {
    [ORDER]: order,
    [OPEN]: inTurn(order, { ...order, ...acknowledgedBy('Daniel Lim') }),
    'POST /api/dashboard/orders/5/acknowledge': order,
  })
  await screen.findByRole('heading', { name: 'Order PO-2026-0005' })
  const rows = rowsOf(screen.getByRole('table'))
  expect(rows[1]).toEqual([
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
  expect(rows.at(-1)).toEqual(['Total', 'MYR 75.00', ''])
  expect(screen.getByRole('region', { name: 'Buyer' }).textContent).toBe(
    'BuyerPetra Sdn BhdAisyah Rahmana@demo.testJalan Ampang, Kuala Lumpur',
  )
  expect(screen.getByRole('region', { name: 'Seller' }).textContent).toBe(
    'SellerKemaman Valve WorksLot 12, Teluk Kalong',
  )
  for (const term of ['MR-118', /^Gate 3\s+Kerteh$/, '30 days']) screen.getByText(term)
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined()
  expect(network.calls(OPEN)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Acknowledge the order' }))
  await screen.findByText('acknowledged the order', { exact: false })
  expect(screen.getByRole('status').textContent).toBe('Acknowledged')
  expect(screen.queryByRole('button', { name: 'Acknowledge the order' })).toBeNull()
  expect(screen.element.shadowRoot?.activeElement?.textContent).toBe('Order PO-2026-0005')
})

test('the seller marks an order as shipped with a note, and reads why that is no longer possible', async () => {
  const order = orderReply()
  const says = 'Order PO-2026-0005 is cancelled, so it cannot be shipped. Do not deliver it.'
  const { user, network, ...screen } = await openDashboard('?token=t#order/5', {
    [ORDER]: order,
    [OPEN]: inTurn(order, order, { ...order, state: 'cancelled' }),
    [SHIP]: inTurn(json(504, {}), json(409, { ResponseMessage: says })),
  })
  const note = await screen.findByLabelText('Note to the buyer (optional)')
  await user.type(note, 'GDEX 8812')
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText(/^This may have been sent\. Send it again to be sure/)
  expect(note).toHaveProperty('value', 'GDEX 8812')
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText('This order is cancelled. Do not deliver anything.')
  const sent = network.calls(SHIP)
  expect(sent.map(({ body }) => body)).toEqual([{ note: 'GDEX 8812' }, { note: 'GDEX 8812' }])
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('the buyer follows an order, and cancels it after a question that says what follows', async () => {
  const order = orderReply({ isOwn: true, ...acknowledgedBy('Miri Pipe & Steel') })
  const note = 'Ordered twice.'
  const cancel = { step: 'cancel' as const, at: '2026-11-29T08:00:00.000Z', by: 'Aisyah Rahman', note }
  const { user, network, ...screen } = await openDashboard('?token=t#order/5', {
    [ORDER]: inTurn(order, { ...order, state: 'cancelled', steps: [...order.steps, cancel] }),
    [CANCEL]: order,
  })
  const history = await screen.findByRole('region', { name: 'History' })
  expect(history.textContent).toMatch(/Aisyah Rahman ordered.*Miri Pipe & Steel acknowledged the order/)
  expect(screen.queryByRole('button', { name: 'Acknowledge the order' })).toBeNull()
  await user.type(screen.getByLabelText('Note to the seller (optional)'), note)
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  const question = screen.getByRole('alertdialog', { name: 'Cancel order PO-2026-0005?' })
  expect(question.textContent).toContain('no request opens again')
  expect(network.calls(CANCEL)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await screen.findByText(/^This order is cancelled\. Its lines stay awarded, and no request opens again\./)
  screen.getByText(note)
  expect(network.calls(CANCEL)[0]?.body).toEqual({ note })
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull()
  // Reading does not open it in the name of the seller.
  expect(network.calls(OPEN)).toEqual([])
})

test('an order that was taken back tells its buyer that the requests are open again', async () => {
  const lines = [orderLine({ isUndone: true })]
  const screen = await openDashboard('?token=t#order/5', {
    [ORDER]: orderReply({ isOwn: true, state: 'cancelled', lines, totals: [] }),
  })
  await screen.findByText('You took this order back, and its requests are open again.')
})

test('the terms of the last order are filled in before the next award, and sent with it', async () => {
  const AWARD = 'POST /api/dashboard/bids/award'
  const { user, network, ...screen } = await openDashboard(`?token=t#bids/${LIST.id}`, {
    'GET /api/dashboard/bids': bidsReply(),
    'GET /api/dashboard/order-terms': { poNumber: 'MR-117', deliverTo: 'Gate 3\nKerteh', payment: '30 days' },
    [AWARD]: { ReturnCode: 200, orders: [] },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose line 1, Kemaman Valve Works' }))
  await user.click(screen.getByRole('button', { name: 'Award…' }))
  const number = screen.getByLabelText('PO number')
  await vi.waitFor(() => expect(number).toHaveProperty('value', 'MR-117'))
  await user.type(number, '{Backspace}8')
  await user.type(screen.getByLabelText('Payment'), ' net')
  await user.click(screen.getByRole('button', { name: /^Order for MYR/ }))
  await vi.waitFor(() =>
    expect(network.calls(AWARD)[0]?.body).toMatchObject({
      terms: { poNumber: 'MR-118', deliverTo: 'Gate 3\nKerteh', payment: '30 days net' },
    }),
  )
})
