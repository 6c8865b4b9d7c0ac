// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { openDashboard, quote, quotesReply } from './testing.ts'

let close = () => {}

function open(address: string, replies: Parameters<typeof openDashboard>[1] = {}) {
  const opened = openDashboard(address, replies)
  close = opened.close
  return opened.network
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the token leaves the address at once, is sent as bearer, and outlives a reload', async () => {
  const network = open('?token=secret-1&from=menu')
  expect(location.search).toBe('?from=menu')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of network.requests) expect(headers.authorization).toBe('Bearer secret-1')

  close()
  const again = open('')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  expect(again.requests[0]?.headers.authorization).toBe('Bearer secret-1')
})

test('what was sent, with item, quantity, company, status and message as text', async () => {
  const sent = quote({ message: '<img src=x onerror="alert(1)"> & more', status: 'Answered' })
  open('?token=t', { 'GET /api/dashboard/quotes': quotesReply({ sent: [sent] }) })

  const title = await screen.findByRole('heading', { name: 'RFQ : Mud pump' })
  const card = within(title.closest('li') ?? document.body)
  expect(card.getByText('RFQ')).toBeDefined()
  expect(card.getByText('Answered')).toBeDefined()
  expect(card.getByText('6')).toBeDefined()
  expect(card.getByRole('link', { name: 'Mud pump' }).getAttribute('href')).toBe('/product/7')
  expect(card.getByRole('link', { name: /Kemaman/ }).getAttribute('href')).toBe('/company/1')
  expect(card.getByText('<img src=x onerror="alert(1)"> & more')).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
  expect(document.title).toContain('Quote Me')
})

test('what was received names the sender; a service has no quantity; arrows change the tab', async () => {
  const received = quote({
    title: 'RFQ : NDT inspection',
    kind: 'service',
    quantity: 0,
    from: { name: 'Mei Tan', email: 'mei+tan@demo.test' },
  })
  const member = { name: 'Daniel Lim', email: 'd@demo.test', company: { id: 1, name: 'Kemaman Valve Works' } }
  open('?token=t', { 'GET /api/dashboard/quotes': quotesReply({ member, received: [received] }) })

  const tab = await screen.findByRole('tab', { name: 'Received (1)', selected: true })
  expect(screen.getByText('RFQ : NDT inspection')).toBeDefined()
  expect(screen.queryByText('Quantity')).toBeNull()
  const mail = screen.getByRole('link', { name: 'mei+tan@demo.test' })
  expect(mail.getAttribute('href')).toBe('mailto:mei%2Btan%40demo.test')
  expect(document.getElementById('member')?.textContent).toContain('Daniel Lim')

  fireEvent.keyDown(tab, { key: 'ArrowLeft' })
  expect(screen.getByRole('tab', { name: 'Sent (0)', selected: true })).toBe(document.activeElement)
  expect(screen.getByRole('heading', { name: 'Nothing sent yet' })).toBeDefined()
})

test('a long message is folded until it is asked for', async () => {
  open('?token=t', {
    'GET /api/dashboard/quotes': quotesReply({ sent: [quote({ message: 'Valve. '.repeat(80) })] }),
  })
  const more = await screen.findByRole('button', { name: 'Read all' })
  fireEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(more.textContent).toBe('Show less')
})

test.each([
  ['offline', fault('offline'), 'The server did not answer. Check your connection, then try again.'],
  ['a server fault', () => json(500, {}), 'The server had a fault. Please try again in a minute.'],
  [
    'a strange answer',
    () => json(200, { sent: 1 }),
    'The server sent an answer that this page does not understand.',
  ],
  ['a refusal', () => json(429, { ResponseMessage: 'Too many calls.' }), 'Too many calls.'],
])('%s is said, and another try works', async (_, first, words) => {
  const network = open('?token=t#quotes', {
    'GET /api/dashboard/quotes': inTurn(first, quotesReply({ sent: [quote()] })),
  })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('RFQ : Mud pump')
  expect(network.calls('GET /api/dashboard/quotes')).toHaveLength(2)
})

test('without a token nothing is asked, and the way to sign in is shown', async () => {
  const network = open('')
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/login?next=/')
  expect(network.requests).toEqual([])
})

test('a token that has expired is forgotten, and the way to sign in is shown', async () => {
  const expired = () => json(401, { ReturnCode: 401, ResponseMessage: 'Please sign in.' })
  open('?token=old', { 'GET /api/dashboard/quotes': expired, 'GET /api/dashboard/chats': expired })
  await screen.findByRole('link', { name: 'Sign in' })
  expect(Object.values({ ...sessionStorage })).not.toContain('old')
})

/** What `window.open` gives from now on. No test can make a whole window: this is all that the dashboard uses of one. */
function openGives(tab: Pick<Window, 'opener' | 'close'> & { location: { href: string } }): void {
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
}

test('a PDF is fetched with the bearer and opens in a tab of its own', async () => {
  const attachment = { name: 'datasheet.pdf', url: '/api/files/abc' }
  const pdf = () => new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } })
  const network = open('?token=t', {
    'GET /api/dashboard/quotes': quotesReply({ sent: [quote({ attachment })] }),
    'GET /api/files/abc': pdf,
  })
  const tab = { opener: window, location: { href: '' }, close: vi.fn() }
  openGives(tab)

  fireEvent.click(await screen.findByRole('button', { name: 'PDF: datasheet.pdf' }))
  await waitFor(() => expect(tab.location.href).toMatch(/^blob:/))
  expect(tab.opener).toBeNull()
  expect(network.calls('GET /api/files/abc')[0]?.headers.authorization).toBe('Bearer t')
})

test.each([
  [
    'refused',
    '/api/files/abc',
    () => json(404, { ResponseMessage: 'This file was not found.' }),
    'This file was not found.',
  ],
  [
    'no PDF',
    '/api/files/abc',
    () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'not a PDF',
  ],
  ['elsewhere', 'https://elsewhere.test/x.pdf', () => json(200, {}), 'The file lies on another server.'],
])('a PDF that is %s is said beside the button, and the tab closes', async (_, url, answer, words) => {
  const network = open('?token=t', {
    'GET /api/dashboard/quotes': quotesReply({ sent: [quote({ attachment: { name: 'a.pdf', url } })] }),
    'GET /api/files/abc': answer,
  })
  const tab = { opener: null, location: { href: '' }, close: vi.fn() }
  openGives(tab)
  fireEvent.click(await screen.findByRole('button', { name: 'PDF: a.pdf' }))
  await screen.findByText(/The PDF could not be opened/)
  expect(document.querySelector('.pdf .said')?.textContent).toContain(words)
  expect(tab.close).toHaveBeenCalled()
  expect(network.requests.filter(request => request.url.includes('elsewhere'))).toEqual([])
})

test('the sections that this demo has little to say about say that little', async () => {
  const member = { name: 'Daniel Lim', email: 'd@demo.test', company: { id: 1, name: 'Kemaman Valve Works' } }
  open('?token=t#products', { 'GET /api/dashboard/quotes': quotesReply({ member }) })
  expect(screen.getByText('This demo dashboard shows your quotes and messages only.')).toBeDefined()
  await screen.findByText('The products of Kemaman Valve Works are listed on its company page.')
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(menu.getAllByRole('link').map(link => link.textContent?.trim())).toEqual([
    'Quote Me',
    'Messages',
    'Outbox',
    'Settings',
    'Company Profile',
    'My Product',
    'My Services',
  ])
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('My Product')
})

test('mails show subject and text', async () => {
  const mail = {
    id: 1,
    to: 'aisyah@demo.test',
    subject: 'Your password',
    body: 'It is <b>x</b>.',
    createdAt: '2025-03-02T08:30:00Z',
  }
  open('?token=t#outbox', { 'GET /api/dashboard/outbox': [mail] })
  await screen.findByText('Your password')
  expect(screen.getByText('It is <b>x</b>.')).toBeDefined()
})
