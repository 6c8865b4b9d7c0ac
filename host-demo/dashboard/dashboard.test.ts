import { expect, test } from 'vitest'
import { openDashboard, quotesReply } from './replies.ts'

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
