import { expect, test } from 'vitest'
import { json } from '#shared/testing/fake-network.ts'
import { openDashboard, quotesReply } from './replies.ts'

test('the token leaves the address at once, is sent as bearer, and outlives a reload', async () => {
  const { network, element, ...screen } = await openDashboard('?token=secret-1&from=menu')
  expect(location.search).toBe('?from=menu')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of network.requests) expect(headers.authorization).toBe('Bearer secret-1')

  element.remove()
  const again = await openDashboard('')
  await again.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of again.network.requests) expect(headers.authorization).toBe('Bearer secret-1')
})

test('without a token nothing is asked, and the way to sign in is shown', async () => {
  const screen = await openDashboard('')
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('https://market.test/login?next=%2F')
  expect(screen.network.requests).toEqual([])
})

test('a token that has expired is forgotten, and the way to sign in is shown', async () => {
  const expired = () => json(401, { ReturnCode: 401, ResponseMessage: 'Please sign in.' })
  const screen = await openDashboard('?token=old', {
    'GET /api/dashboard/quotes': expired,
    'GET /api/dashboard/chats': expired,
  })
  await screen.findByRole('link', { name: 'Sign in' })
  expect(Object.values({ ...sessionStorage })).not.toContain('old')
})

test('the sections that this demo has little to say about say that little', async () => {
  const member = { name: 'Daniel Lim', email: 'd@demo.test', company: { id: 1, name: 'Kemaman Valve Works' } }
  const screen = await openDashboard('?token=t#products', {
    'GET /api/dashboard/quotes': quotesReply({ member }),
  })
  expect(screen.getByText('This demo dashboard shows your quotes and messages only.')).toBeDefined()
  await screen.findByText('The products of Kemaman Valve Works are listed on its company page.')
  const menu = screen.within(screen.getByRole('navigation', { name: 'Dashboard' }))
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

test('another section takes the place of the one before, with the focus on its heading', async () => {
  const screen = await openDashboard('?token=t')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  location.hash = '#settings'
  const heading = await screen.findByRole('heading', { level: 1, name: 'Settings' })
  expect(screen.element.shadowRoot?.activeElement).toBe(heading)
  expect(document.title).toContain('Settings')
  expect(await screen.findByText('aisyah@demo.test')).toBeDefined()
})

test('mails show subject and text', async () => {
  const mail = {
    id: 1,
    to: 'aisyah@demo.test',
    subject: 'Your password',
    body: 'It is <b>x</b>.',
    createdAt: '2025-03-02T08:30:00Z',
  }
  const screen = await openDashboard('?token=t#outbox', { 'GET /api/dashboard/outbox': [mail] })
  await screen.findByText('Your password')
  expect(screen.getByText('It is <b>x</b>.')).toBeDefined()
})
