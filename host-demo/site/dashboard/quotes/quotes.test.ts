import { expect, test, vi } from 'vitest'
import { asked } from '#shared/testing/asking.ts'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import {
  openDashboard,
  openQuoteReplies,
  quote,
  quoted,
  quoteEvent,
  quotesReply,
  seller,
} from '../replies.ts'

const QUOTES = 'GET /api/dashboard/quotes'

const OPEN = '?token=t#quotes/rfq1'

test('an open request shows item, quantity, company, state and message as text', async () => {
  const sent = quote({
    asked: asked('<img src=x onerror="alert(1)"> & more', { quantity: '6' }),
    status: 'answered',
  })
  const { within, ...screen } = await openDashboard(OPEN, openQuoteReplies(sent))
  const heading = await screen.findByRole('heading', { name: 'Mud pump' })
  expect(screen.element.shadowRoot?.activeElement).toBe(heading)
  const panel = within(screen.getByRole('region', { name: 'Chosen request' }))
  expect(panel.getByText('RFQ')).toBeDefined()
  expect(panel.getByText('Answered')).toBeDefined()
  expect(panel.getByText('6')).toBeDefined()
  expect(panel.getByText('2 Mar 2025')).toBeDefined()
  const item = panel.getByRole('link', { name: 'Mud pump' })
  expect(item.getAttribute('href')).toBe('https://market.test/product/7')
  const company = panel.getByRole('link', { name: /Kemaman/ })
  expect(company.getAttribute('href')).toBe('https://market.test/company/1')
  expect(panel.getByText('<img src=x onerror="alert(1)"> & more')).toBeDefined()
  expect(panel.queryByRole('img')).toBeNull()
  expect(document.title).toContain('Quote Me')
})

test('a request that did not reach its seller says so in the list and in its panel, with what to do', async () => {
  const reach = { telephone: '+60 9-123 4567', website: 'www.kvw.example' }
  const { within, ...screen } = await openDashboard(OPEN, openQuoteReplies(quote({ notDelivered: reach })))
  const panel = within(await screen.findByRole('region', { name: 'Chosen request' }))
  expect(await panel.findByText('Not delivered')).toBeDefined()
  expect(screen.getAllByText('Not delivered')).toHaveLength(2)
  expect(panel.queryByText('Open')).toBeNull()
  expect(panel.getByText('We could not deliver this to Kemaman Valve Works Sdn Bhd by e-mail.')).toBeDefined()
  expect(panel.getByRole('link', { name: '+60 9-123 4567' }).getAttribute('href')).toBe('tel:+6091234567')
  expect(panel.getByText('Website: www.kvw.example')).toBeDefined()
  expect(panel.getByRole('link', { name: 'Ask another seller' }).getAttribute('href')).toBe(
    'https://market.test/search?keyword=Mud+pump',
  )
})

test('a request that did not reach a seller of whom nothing else is known leads to other sellers', async () => {
  const sent = quote({ type: 'inquiry', itemName: null, notDelivered: { telephone: '', website: '' } })
  const screen = await openDashboard('?token=t#quotes/inquiry1', openQuoteReplies(sent))
  expect((await screen.findByRole('link', { name: 'Ask another seller' })).getAttribute('href')).toBe(
    'https://market.test/search',
  )
  expect(screen.queryByText(/Call|Website/)).toBeNull()
})

test('a title that names neither RFQ nor inquiry has the kind beside it', async () => {
  const screen = await openDashboard(
    OPEN,
    openQuoteReplies(
      quote({
        title: 'Mud pump, six pieces',
        asked: { ...asked('Please quote.'), wanted: 'Mud pump, six pieces' },
      }),
    ),
  )
  await screen.findByRole('heading', { name: 'Mud pump, six pieces' })
  expect(screen.getByText('RFQ')).toBeDefined()
})

test('a received request names the sender, one for a service has no quantity, and the other tab has the sent requests', async () => {
  const received = quote({
    title: 'RFQ : NDT inspection',
    kind: 'service',
    asked: asked('Please quote.'),
    from: { name: 'Mei Tan', email: 'mei+tan@demo.test' },
  })
  const screen = await openDashboard(OPEN, {
    'GET /api/dashboard/member': seller,
    ...openQuoteReplies(received, 'received'),
  })
  await screen.findByRole('tab', { name: 'Received (1)', selected: true })
  const mail = await screen.findByRole('link', { name: 'mei+tan@demo.test' })
  expect(mail.getAttribute('href')).toBe('mailto:mei%2Btan%40demo.test')
  expect(screen.getByRole('heading', { name: 'NDT inspection' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'What is asked for' })).toBeNull()
  expect(screen.getByText('Daniel Lim')).toBeDefined()

  await screen.user.click(await screen.findByRole('tab', { name: 'Sent (0)' }))
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  expect(screen.getByRole('tab', { name: 'Sent (0)', selected: true })).toBeDefined()
})

test('a long message is folded until the reader opens it', async () => {
  const { user, ...screen } = await openDashboard(
    OPEN,
    openQuoteReplies(quote({ asked: asked('Valve. '.repeat(80)) })),
  )
  const more = await screen.findByRole('button', { name: 'Read all' })
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(more.textContent).toBe('Show less')
})

const required = {
  quantity: '6',
  unit: 'pcs',
  incoterm: 'DAP',
  place: 'Labuan',
  quoteBy: '2025-03-20',
  targetPrice: '900',
  certificates: ['EN 10204 3.1', 'Hydrotest'],
}

const factsIn = (region: HTMLElement) =>
  [...region.querySelectorAll('dl > div')].map(fact =>
    [...fact.querySelectorAll('dt, dd:not(:has(li)), li')].map(part => part.textContent),
  )

test('what is asked for comes first, before the message', async () => {
  const screen = await openDashboard(
    OPEN,
    openQuoteReplies(quote({ asked: asked('Two for the platform.', required), quoteBy: '2025-03-20' })),
  )
  const region = await screen.findByRole('region', { name: 'What is asked for' })
  expect(factsIn(region)).toEqual([
    ['Quantity', '6 pcs'],
    ['Incoterms 2020', 'DAP Labuan'],
    ['Quote by', '20 Mar 2025, end of the day in Kuala Lumpur (UTC+8)'],
    ['Certificates', 'EN 10204 3.1', 'Hydrotest'],
    ['Target price', '900'],
  ])
  const message = screen.getByText('Two for the platform.')
  expect(region.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/---/)).toBeNull()
})

test('a late quotation is marked in the table, above the offer and in the history', async () => {
  const late = quoted({ history: [quoteEvent({ isLate: true })] })
  const screen = await openDashboard(OPEN, openQuoteReplies(late))
  await screen.findByRole('region', { name: 'Quotation' })
  expect(screen.getAllByText('Late').map(each => each.closest('td, .offer, .history')?.className)).toEqual([
    'status',
    'offer',
    'history',
  ])
})

const cellsOf = (row: HTMLElement) =>
  [...row.children].map(cell =>
    [...cell.childNodes]
      .map(node => node.textContent?.trim())
      .filter(Boolean)
      .join(' | '),
  )

test('the table has one row for each request, and the requests of a list below its name', async () => {
  const size = { lines: 2, sellers: 3 }
  const wanted = 'Ball valve, full bore'
  const onList = { list: { id: 6, name: 'RFQ list L-1' }, listSize: size, title: wanted }
  const sent = [
    quoted({
      ...onList,
      id: 1,
      listItem: 1,
      asked: { ...asked('Please.', required), wanted },
      quoteBy: '2025-03-20',
    }),
    quote({ ...onList, id: 2, listItem: 2, asked: { ...asked('', { quantity: '6' }), wanted } }),
    quoted({ id: 3, kind: 'service', asked: asked('Please quote.') }),
    quote({
      id: 4,
      type: 'inquiry',
      title: 'Inquiry : Repair',
      kind: null,
      itemName: null,
      asked: asked('Do you?'),
    }),
  ]
  const screen = await openDashboard('?token=t', { [QUOTES]: quotesReply({ sent }) })
  const table = await screen.findByRole('table', { name: 'Sent requests' })
  expect(screen.within(table).getAllByRole('row').map(cellsOf)).toEqual([
    ['Request', 'Seller', 'Quantity', 'Quote by', 'Price', 'State', 'Date'],
    ['RFQ list L-1 | 2 lines, 3 sellers | Compare the bids'],
    [
      ...[
        'Ball valve, full bore | Line 1 · Mud pump',
        'Kemaman Valve Works Sdn Bhd',
        '6 pcs',
        '20 Mar 2025 | end of the day in Kuala Lumpur (UTC+8)',
      ],
      ...['MYR\u00a075,003.00 | MYR\u00a012,500.50 each', 'Quoted', '2 Mar 2025'],
    ],
    [
      ...['Ball valve, full bore | Line 2 · Mud pump', 'Kemaman Valve Works Sdn Bhd', '6', ''],
      ...['', 'Open', '2 Mar 2025'],
    ],
    [
      ...['Mud pump', 'Kemaman Valve Works Sdn Bhd', '', ''],
      ...['MYR\u00a012,500.50 each', 'Quoted', '2 Mar 2025'],
    ],
    ['Inquiry : Repair', 'Kemaman Valve Works Sdn Bhd', '', '', '', 'Open', '2 Mar 2025'],
  ])
  const bids = screen.getByRole('link', { name: 'Compare the bids' })
  expect(bids.getAttribute('href')).toBe('#bids/6')
})

test('a new request is marked until it is opened, and the focus returns to its row', async () => {
  const received = quote({ isNew: true })
  const { user, network, ...screen } = await openDashboard('?token=t', {
    'GET /api/dashboard/member': seller,
    'GET /api/dashboard/unseen': inTurn({ sent: 0, received: 1 }, { sent: 0, received: 0 }),
    ...openQuoteReplies(received, 'received'),
    'POST /api/dashboard/quotes/rfq/1/seen': { ReturnCode: 200 },
  })
  const menu = screen.within(screen.getByRole('navigation', { name: 'Dashboard' }))
  await menu.findByText('1 new')
  await user.click(await screen.findByRole('link', { name: 'New Mud pump' }))
  const row = await screen.findByRole('link', { name: 'Mud pump', current: true })
  expect(network.calls('POST /api/dashboard/quotes/rfq/1/seen').map(({ body }) => body)).toEqual([
    { event: 0 },
  ])
  await vi.waitFor(() => expect(menu.queryByText('1 new')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen request' })).toBeNull())
  expect(screen.element.shadowRoot?.activeElement).toBe(row)
})

test('the link to a request that is not the member’s says so', async () => {
  const screen = await openDashboard('?token=t#quotes/inquiry7', {
    'GET /api/dashboard/quotes/inquiry/7': json(404, { ResponseMessage: 'This request was not found.' }),
  })
  await screen.findByRole('heading', { name: 'This request was not found' })
})

test.each([
  ['offline', fault('offline'), 'The server cannot be reached.'],
  ['a server fault', () => json(500, {}), 'The server has a problem.'],
  ['a strange answer', () => json(200, { sent: 1 }), 'The server sent an answer we cannot read.'],
  ['a refusal', () => json(429, {}), 'Too many requests.'],
])('%s is reported, and another try works', async (_, answer, words) => {
  const { user, network, ...screen } = await openDashboard('?token=t#quotes', { [QUOTES]: answer })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  network.reply(QUOTES, quotesReply({ sent: [quote()] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Mud pump')
})

test('Refresh reads again and announces the number of requests', async () => {
  const { user, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: inTurn(quotesReply(), quotesReply({ sent: [quote()] })),
  })
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  await screen.findByText('Mud pump')
  expect(screen.getByText('1 sent, 0 received').getAttribute('role')).toBe('status')
})

test('the sum of a row is that of the bid table: exact, and rounded to the currency', async () => {
  const sumOf = (id: number, price: string, currency: string) => {
    const { offer } = quoteEvent()
    const event = quoteEvent({ id, offer: offer && { ...offer, price, currency } })
    return quoted({ id, offer: id, asked: asked('', { quantity: '3' }), history: [event] })
  }
  const sent = [sumOf(1, '0.3333', 'MYR'), sumOf(2, '12500', 'IDR'), sumOf(3, '1.0050', 'USD')]
  const screen = await openDashboard('?token=t', { [QUOTES]: quotesReply({ sent }) })
  const table = await screen.findByRole('table', { name: 'Sent requests' })
  const sums = [...table.querySelectorAll('td.sum')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  )
  expect(sums).toEqual(['MYR 1.00MYR 0.3333 each', 'IDR 37,500IDR 12,500 each', 'USD 3.02USD 1.005 each'])
})
