import { expect, test } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { openDashboard, quote, quotesReply, seller } from './replies.ts'

const QUOTES = 'GET /api/dashboard/quotes'

test('a sent request shows item, quantity, company, status and message as text', async () => {
  const sent = quote({ message: '<img src=x onerror="alert(1)"> & more', status: 'answered' })
  const { element, within, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [sent] }),
  })
  const title = await screen.findByRole('heading', { name: 'RFQ : Mud pump' })
  const card = within(title.closest('li') ?? element)
  expect(card.queryByText('RFQ')).toBeNull()
  expect(card.getByText('Answered')).toBeDefined()
  expect(card.getByText('6')).toBeDefined()
  expect(card.getByText('2 Mar 2025')).toBeDefined()
  const item = card.getByRole('link', { name: 'Mud pump' })
  expect(item.getAttribute('href')).toBe('https://market.test/product/7')
  const company = card.getByRole('link', { name: /Kemaman/ })
  expect(company.getAttribute('href')).toBe('https://market.test/company/1')
  expect(card.getByText('<img src=x onerror="alert(1)"> & more')).toBeDefined()
  expect(card.queryByRole('img')).toBeNull()
  expect(document.title).toContain('Quote Me')
})

test('a title that names neither RFQ nor inquiry has the kind beside it', async () => {
  const screen = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ title: 'Mud pump, six pieces' })] }),
  })
  await screen.findByRole('heading', { name: 'Mud pump, six pieces' })
  expect(screen.getByText('RFQ')).toBeDefined()
})

test('a received request names the sender, one for a service has no quantity, and the other tab has the sent requests', async () => {
  const received = quote({
    title: 'RFQ : NDT inspection',
    kind: 'service',
    quantity: 0,
    from: { name: 'Mei Tan', email: 'mei+tan@demo.test' },
  })
  const screen = await openDashboard('?token=t', {
    'GET /api/dashboard/member': seller,
    [QUOTES]: quotesReply({ received: [received] }),
  })
  await screen.findByRole('tab', { name: 'Received (1)', selected: true })
  expect(screen.getByText('RFQ : NDT inspection')).toBeDefined()
  expect(screen.queryByText('Quantity')).toBeNull()
  const mail = screen.getByRole('link', { name: 'mei+tan@demo.test' })
  expect(mail.getAttribute('href')).toBe('mailto:mei%2Btan%40demo.test')
  expect(screen.getByText('Daniel Lim')).toBeDefined()

  await screen.user.click(await screen.findByRole('tab', { name: 'Sent (0)' }))
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  expect(screen.getByRole('tab', { name: 'Sent (0)', selected: true })).toBeDefined()
})

test('a long message is folded until the reader opens it', async () => {
  const { user, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ message: 'Valve. '.repeat(80) })] }),
  })
  const more = await screen.findByRole('button', { name: 'Read all' })
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(more.textContent).toBe('Show less')
})

const required = `--- Requirements ---
Unit: pcs
Certificate: EN 10204 3.1
Certificate: Hydrotest
--- End of requirements ---`

test('requirements are in a table below the message', async () => {
  const { within, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ message: `Two for the platform.\n\n${required}` })] }),
  })
  const rows = within(await screen.findByRole('table', { name: 'Requirements' })).getAllByRole('row')
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['Unit', 'pcs'],
    ['Certificate', 'EN 10204 3.1'],
    ['Certificate', 'Hydrotest'],
  ])
  expect(screen.getByText('Two for the platform.')).toBeDefined()
  expect(screen.queryByText(/---/)).toBeNull()
})

test('text that only looks like requirements is shown as written', async () => {
  const screen = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ message: `${required}\nRegards` })] }),
  })
  await screen.findByText(/^--- Requirements ---/)
  expect(screen.queryByRole('table')).toBeNull()
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
  await screen.findByText('RFQ : Mud pump')
})

test('Refresh reads again and announces the number of requests', async () => {
  const { user, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: inTurn(quotesReply(), quotesReply({ sent: [quote()] })),
  })
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  await screen.findByText('RFQ : Mud pump')
  expect(screen.getByText('1 sent, 0 received').getAttribute('role')).toBe('status')
})
