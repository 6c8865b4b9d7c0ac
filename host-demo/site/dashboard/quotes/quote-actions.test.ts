import { expect, test } from 'vitest'
import { asked } from '#shared/testing/asking.ts'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import { oneReply, openDashboard, openQuoteReplies, quote, quoted, quoteEvent } from '../replies.ts'

const OPEN = '?token=t#quotes/rfq1'
const QUOTE = 'GET /api/dashboard/quotes/rfq/1'
const ACT = 'POST /api/dashboard/rfqs/1'

const wanted = asked('For the platform.', {
  quantity: '6',
  unit: 'pcs',
  incoterm: 'DAP',
  place: 'Labuan',
  neededBy: '2027-05-01',
  certificates: ['EN 10204 3.1'],
})

test('a seller answers with price, currency, validity and delivery', async () => {
  const { user, network, ...screen } = await openDashboard(OPEN, {
    [QUOTE]: inTurn(oneReply(quote({ asked: wanted }), 'received'), oneReply(quoted(), 'received')),
    [ACT]: { ReturnCode: 200 },
  })
  await user.click(await screen.findByRole('button', { name: 'Quote' }))
  const form = (await screen.findByRole('form', { name: /^Send quotation/ })).parentElement
  expect(form?.firstElementChild?.textContent).toBe(
    'Asked for: 6 pcs · DAP Labuan · needed by 1 May 2027 · EN 10204 3.1',
  )
  const price = screen.getByLabelText('Price')
  expect(screen.element.shadowRoot?.activeElement).toBe(price)
  await user.click(screen.getByRole('button', { name: 'Send quotation' }))
  await screen.findByText('Price is empty')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  await user.type(price, '12500.50')
  await user.selectOptions(screen.getByLabelText('Currency'), 'USD')
  await user.type(screen.getByLabelText('Valid until'), '2027-03-31')
  await user.type(screen.getByLabelText('Delivery time'), '6 weeks')
  await user.click(screen.getByRole('button', { name: 'Send quotation' }))
  await screen.findByText('Your quotation was sent.')
  expect(screen.element.shadowRoot?.activeElement?.textContent).toBe('Mud pump')
  await screen.findByText('MYR 12,500.50 each')
  expect(network.calls(ACT)[0]?.body).toMatchObject({
    action: 'quote',
    seen: 0,
    price: '12500.50',
    currency: 'USD',
    priceBasis: 'unit',
    validUntil: '2027-03-31',
    delivery: '6 weeks',
  })
})

test('a seller who does not quote says so, with a reason', async () => {
  const refusal = quoteEvent({ action: 'refuse', offer: null, message: 'Not in our range.' })
  const refused = quote({ status: 'declined', history: [refusal] })
  const { user, network, ...screen } = await openDashboard(OPEN, {
    [QUOTE]: inTurn(oneReply(quote(), 'received'), oneReply(refused, 'received')),
    [ACT]: { ReturnCode: 200 },
  })
  await user.click(await screen.findByRole('button', { name: 'No quote' }))
  await user.type(screen.getByLabelText('Reason (optional)'), 'Not in our range.')
  await user.click(screen.getByRole('button', { name: 'Decline to quote' }))
  await screen.findByText('You told the buyer that you do not quote.')
  await screen.findByText(/^does not quote/)
  expect(network.calls(ACT)[0]?.body).toEqual({ action: 'refuse', seen: 0, message: 'Not in our range.' })
})

test('a buyer accepts only the offer in view, and the typed text stays after a refusal', async () => {
  const other = quoteEvent({ id: 2, offer: null, action: 'answer', message: 'Sooner, too.' })
  const { user, network, ...screen } = await openDashboard(OPEN, {
    [QUOTE]: inTurn(oneReply(quoted()), oneReply(quoted({ history: [quoteEvent(), other] }))),
    [ACT]: inTurn(json(409, { ResponseMessage: 'Something was added in the meantime.' }), {
      ReturnCode: 200,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.type(screen.getByLabelText('Message (optional)'), 'PO 4711')
  await user.click(screen.getByRole('button', { name: 'Accept the quotation' }))
  await screen.findByText('Something was added in the meantime.')
  await screen.findByText('Sooner, too.')
  expect(screen.getByLabelText('Message (optional)')).toHaveProperty('value', 'PO 4711')
  await user.click(screen.getByRole('button', { name: 'Accept the quotation' }))
  await screen.findByText('You accepted the quotation.')
  expect(network.calls(ACT).map(({ body }) => body)).toEqual([
    { action: 'accept', seen: 1, message: 'PO 4711' },
    { action: 'accept', seen: 2, message: 'PO 4711' },
  ])
})

test('an action that comes too late is reported beside the typed text', async () => {
  const { user, ...screen } = await openDashboard(OPEN, {
    [QUOTE]: inTurn(oneReply(quoted()), oneReply(quoted({ status: 'declined' }))),
    [ACT]: json(409, { ResponseMessage: 'This request is declined already.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.type(screen.getByLabelText('Message (optional)'), 'PO 4711')
  await user.click(screen.getByRole('button', { name: 'Accept the quotation' }))
  await screen.findByText('Declined')
  expect(screen.getByText('This request is declined already.')).toBeDefined()
  expect(screen.getByLabelText('Message (optional)')).toHaveProperty('value', 'PO 4711')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('a failed action is done once however often it is tried, and waits while another page is open', async () => {
  const { user, network, ...screen } = await openDashboard(OPEN, {
    ...openQuoteReplies(quoted()),
    [ACT]: inTurn(fault('offline'), { ReturnCode: 200 }),
  })
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Ask' }))
  await ask()
  await user.type(screen.getByLabelText('Message'), 'Fire-safe?')
  await user.click(screen.getByRole('button', { name: 'Send question' }))
  await screen.findByText(/^This may have been sent\./)
  location.hash = '#settings'
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  location.hash = '#quotes/rfq1'
  await ask()
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Fire-safe?')
  await user.dblClick(screen.getByRole('button', { name: 'Send question' }))
  await screen.findByText('Your question was sent.')
  const keys = network.calls(ACT).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('actions that are over or not allowed are not offered, and the history names the member of each action', async () => {
  const history = [
    quoteEvent(),
    quoteEvent({ id: 2, action: 'accept', author: 'Mei Tan', offer: null, message: 'PO 1' }),
  ]
  const screen = await openDashboard(OPEN, {
    ...openQuoteReplies(quote({ status: 'accepted', offer: 1, history })),
    'GET /api/dashboard/quotes/rfq/2': oneReply(quote({ id: 2 })),
  })
  const over = screen.within(await screen.findByRole('region', { name: 'History' }))
  expect(over.getAllByRole('listitem').map(line => line.querySelector('p')?.textContent)).toEqual([
    expect.stringMatching(/^Aisyah Rahman sent the request/),
    expect.stringMatching(/^Daniel Lim sent a quotation/),
    expect.stringMatching(/^Mei Tan accepted the quotation/),
  ])
  expect(screen.getByRole('region', { name: 'Accepted quotation' })).toBeDefined()
  const offered = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(name => /^(Accept|Ask|Decline|No longer|Quote|Withdraw)/.test(name ?? ''))
  expect(offered().filter(name => !/\(\d+\)$/.test(name ?? ''))).toEqual([])
  location.hash = '#quotes/rfq2'
  await screen.findByRole('button', { name: 'Ask' })
  expect(offered().filter(name => !/\(\d+\)$/.test(name ?? ''))).toEqual(['Ask', 'No longer needed'])
})

/** Opens the form for a quotation of one received request. */
async function openForm() {
  const dashboard = await openDashboard(OPEN, {
    [QUOTE]: inTurn(oneReply(quote({ asked: wanted }), 'received'), oneReply(quoted(), 'received')),
    [ACT]: { ReturnCode: 200 },
  })
  const { user, ...screen } = dashboard
  await user.click(await screen.findByRole('button', { name: 'Quote' }))
  await user.type(screen.getByLabelText('Valid until'), '2027-03-31')
  await user.type(screen.getByLabelText('Delivery time'), '6 weeks')
  return dashboard
}

test('a price that can be read in two ways is not sent before the seller has chosen', async () => {
  const { user, network, ...screen } = await openForm()
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
  const price = screen.getByLabelText('Price')
  await user.type(price, '12.500')
  await screen.findByText('12.500 can be read in two ways. Which one do you mean?')
  await user.click(screen.getByRole('button', { name: 'Send quotation' }))
  await screen.findByText('Price can be read in two ways: choose EUR 12,500.00 each or EUR 12.50 each')
  expect(network.calls(ACT)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^EUR\s12,500\.00 each$/ }))
  expect(screen.element.shadowRoot?.activeElement).toBe(price)
  await screen.findByText('Read as EUR 12,500.00 each')
  await user.click(screen.getByRole('button', { name: 'Send quotation' }))
  await screen.findByText('Your quotation was sent.')
  expect(network.calls(ACT)).toMatchObject([{ body: { price: '12500', currency: 'EUR' } }])
})

test('a price is read in its currency and for its basis, and goes out as a decimal', async () => {
  const { user, network, ...screen } = await openForm()
  await user.type(screen.getByLabelText('Price'), '1.234,50')
  await screen.findByText('Read as MYR 1,234.50 each')
  await user.selectOptions(screen.getByLabelText('Price is for'), 'lump sum')
  await screen.findByText('Read as MYR 1,234.50 in total')
  await user.selectOptions(screen.getByLabelText('Currency'), 'IDR')
  await screen.findByText('Price must be a whole number: IDR has no decimals')
  await user.click(screen.getByRole('button', { name: 'Send quotation' }))
  expect(network.calls(ACT)).toEqual([])
  await userActions(document.body).fill('Price', '12.500')
  await screen.findByText('Read as IDR 12,500 in total')
  await user.click(screen.getByRole('button', { name: 'Send quotation' }))
  await screen.findByText('Your quotation was sent.')
  const [sent] = network.calls(ACT)
  expect(sent?.body).toMatchObject({ price: '12500', currency: 'IDR', priceBasis: 'lump sum' })
  expect(sent?.body).toMatchObject({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
})
