import { afterEach, expect, test, vi } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { openDashboard, quote, quotesReply } from './replies.ts'

const QUOTES = 'GET /api/dashboard/quotes'

test('what was sent, with item, quantity, company, status and message as text', async () => {
  const sent = quote({ message: '<img src=x onerror="alert(1)"> & more', status: 'Answered' })
  const { element, within, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [sent] }),
  })
  const title = await screen.findByRole('heading', { name: 'RFQ : Mud pump' })
  const card = within(title.closest('li') ?? element)
  expect(card.getByText('RFQ')).toBeDefined()
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

test('what was received names the sender; a service has no quantity; the other tab has what was sent', async () => {
  const received = quote({
    title: 'RFQ : NDT inspection',
    kind: 'service',
    quantity: 0,
    from: { name: 'Mei Tan', email: 'mei+tan@demo.test' },
  })
  const member = { name: 'Daniel Lim', email: 'd@demo.test', company: { id: 1, name: 'Kemaman Valve Works' } }
  const screen = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ member, received: [received] }),
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

test('a long message is folded until it is asked for', async () => {
  const { user, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ message: 'Valve. '.repeat(80) })] }),
  })
  const more = await screen.findByRole('button', { name: 'Read all' })
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(more.textContent).toBe('Show less')
})

test.each([
  ['offline', fault('offline'), 'The server cannot be reached.'],
  ['a server fault', () => json(500, {}), 'The server has a problem.'],
  ['a strange answer', () => json(200, { sent: 1 }), 'The server sent an answer we cannot read.'],
  ['a refusal', () => json(429, {}), 'Too many requests.'],
])('%s is said, and another try works', async (_, answer, words) => {
  const { user, network, ...screen } = await openDashboard('?token=t#quotes', { [QUOTES]: answer })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  network.reply(QUOTES, quotesReply({ sent: [quote()] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('RFQ : Mud pump')
})

test('Refresh asks again and says to screen readers how many there are', async () => {
  const { user, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: inTurn(quotesReply(), quotesReply({ sent: [quote()] })),
  })
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  await screen.findByText('RFQ : Mud pump')
  expect(screen.getByText('1 sent, 0 received').getAttribute('role')).toBe('status')
})

/** What `window.open` gives from now on. No test can make a whole window: this is all that the dashboard uses of one. */
function openGives(tab: Pick<Window, 'opener' | 'close'> & { location: { href: string } }): void {
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
}

afterEach(() => vi.restoreAllMocks())

test('a PDF is fetched with the bearer and opens in a tab of its own', async () => {
  const attachment = { name: 'datasheet.pdf', url: '/api/files/abc' }
  const { user, network, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ attachment })] }),
    'GET /api/files/abc': () => new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } }),
  })
  const tab = { opener: window, location: { href: '' }, close: vi.fn() }
  openGives(tab)
  await user.click(await screen.findByRole('button', { name: 'PDF: datasheet.pdf' }))
  await vi.waitFor(() => expect(tab.location.href).toMatch(/^blob:/))
  expect(tab.opener).toBeNull()
  expect(network.calls('GET /api/files/abc')[0]?.headers.authorization).toBe('Bearer t')
})

test.each([
  [
    'refused',
    '/api/files/abc',
    () => json(404, { ResponseMessage: 'This file was not found.' }),
    'not found.',
  ],
  [
    'no PDF',
    '/api/files/abc',
    () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'not a PDF',
  ],
  ['elsewhere', 'https://elsewhere.test/x.pdf', () => json(200, {}), 'The file lies on another server.'],
])('a PDF that is %s is said beside the button, and the tab closes', async (_, url, answer, words) => {
  const { user, network, ...screen } = await openDashboard('?token=t', {
    [QUOTES]: quotesReply({ sent: [quote({ attachment: { name: 'a.pdf', url } })] }),
    'GET /api/files/abc': answer,
  })
  const tab = { opener: null, location: { href: '' }, close: vi.fn() }
  openGives(tab)
  await user.click(await screen.findByRole('button', { name: 'PDF: a.pdf' }))
  expect((await screen.findByText(/The PDF could not be opened/)).textContent).toContain(words)
  expect(tab.close).toHaveBeenCalled()
  expect(network.requests.filter(request => request.url.includes('elsewhere'))).toEqual([])
})
