import { expect, test, vi } from 'vitest'
import { member, openDashboard, seller } from './replies.ts'

test('the dashboard has the sections of the FAQ, and tells a member without a company how to get one', async () => {
  const screen = await openDashboard('?token=t#products')
  await screen.findByRole('heading', { name: 'No company' })
  const menu = screen.within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(menu.getAllByRole('link').map(link => link.textContent?.trim())).toEqual([
    'Quote Me',
    'Bids',
    'Messages',
    'Outbox',
    'Settings',
    'Company Profile',
    'My Product',
    'My Services',
  ])
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('My Product')
})

test.each([
  ['beside it the company that they answer for', seller, 'Daniel Lim Kemaman Valve Works'],
  [
    'once, where a new company still bears it',
    member({ company: { id: 151, name: 'Aisyah Rahman' } }),
    'Aisyah Rahman',
  ],
])('the member’s name is at the top, %s', async (_, reply, text) => {
  const screen = await openDashboard('?token=t', { 'GET /api/dashboard/member': reply })
  const top = screen.within(await screen.findByRole('banner'))
  await vi.waitFor(() => expect(top.getByText(reply.name).parentElement?.textContent?.trim()).toBe(text))
})

test('another section replaces the current one, with the focus on its heading', async () => {
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
