import { expect, test, vi } from 'vitest'
import { json } from '#shared/testing/fake-network.ts'
import { member, openDashboard, seller } from './replies.ts'

test('the dashboard has the sections of the FAQ, and tells a member without a company how to get one', async () => {
  const screen = await openDashboard('?token=t#products')
  await screen.findByRole('heading', { name: 'No company' })
  const menu = screen.within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(menu.getAllByRole('link').map(link => link.textContent?.trim())).toEqual([
    'Quote Me',
    'Bids',
    'Orders',
    'Messages',
    'Mails',
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

const mail = {
  id: 1,
  to: 'aisyah@demo.test',
  subject: 'Re: RFQ',
  body: 'It is <b>x</b>.',
  link: '',
  createdAt: '2025-03-02T08:30:00Z',
}

test('a demo shows the mails that it did not send, each with the request that it is about', async () => {
  const link = '/app/dashboard/menu#quotes/rfq12'
  const screen = await openDashboard('?token=t#outbox', { 'GET /api/dashboard/outbox': [{ ...mail, link }] })
  await screen.findByText('Re: RFQ')
  expect(screen.getByText('It is <b>x</b>.')).toBeDefined()
  expect(screen.getByText(/^This demo sends no e-mail\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('#quotes/rfq12')
})

const mails = { ...member().mails, leave: true }

test('where mails are sent, they tell what was not', async () => {
  const states = ['sent', 'waiting', 'failed'].map((state, id) => ({ ...mail, id, state }))
  const screen = await openDashboard('?token=t#outbox', {
    'GET /api/dashboard/outbox': states,
    'GET /api/dashboard/member': member({ mails }),
  })
  expect(await screen.findByText('What was sent to you by e-mail, newest first.')).toBeDefined()
  await screen.findByText('To aisyah@demo.test. Not sent yet: the mail server has not taken it.')
  expect(screen.getByText('To aisyah@demo.test. It could not be delivered.')).toBeDefined()
  expect(screen.getByText('To aisyah@demo.test')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open it' })).toBeNull()
})

test('a member whose address is not confirmed learns what waits for it, and can have the link sent again', async () => {
  let isConfirmed = false
  const screen = await openDashboard('?token=t', {
    'GET /api/dashboard/member': () =>
      member({ mails: { ...mails, isConfirmed }, company: { id: 1, name: 'A' } }),
    'POST /api/dashboard/confirmation': { ReturnCode: 200, ResponseMessage: 'It was sent.' },
  })
  const notice = await screen.findByRole('region', { name: 'Confirm your e-mail address' })
  expect(notice.textContent).toContain('aisyah@demo.test')
  expect(notice.textContent).toContain('buyers see neither your company nor its offers')
  await screen.user.click(screen.getByRole('button', { name: 'Send it again' }))
  await screen.findByText('Sent. Look into the spam folder too.')
  expect(screen.network.calls('POST /api/dashboard/confirmation')).toHaveLength(1)

  isConfirmed = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Confirm your e-mail address' })).toBeNull(),
  )
})

test('a refusal to send it again is shown', async () => {
  const ResponseMessage = 'Too many attempts. Please try again in 40 minutes.'
  const screen = await openDashboard('?token=t', {
    'GET /api/dashboard/member': member({ mails: { ...mails, isConfirmed: false } }),
    'POST /api/dashboard/confirmation': json(429, { ReturnCode: 429, ResponseMessage }),
  })
  await screen.user.click(await screen.findByRole('button', { name: 'Send it again' }))
  expect((await screen.findByRole('alert')).textContent).toContain(ResponseMessage)
})

test('a member chooses the language of mails, and whether to get notices where mails are sent', async () => {
  const screen = await openDashboard('?token=t#settings', {
    'GET /api/dashboard/member': member({ mails }),
    'PUT /api/dashboard/mails': { ReturnCode: 200, ResponseMessage: 'It was saved.' },
  })
  await screen.user.selectOptions(await screen.findByLabelText('Language'), 'ms')
  await screen.user.selectOptions(screen.getByLabelText('Notices'), 'no')
  await screen.user.click(screen.getByRole('button', { name: 'Save mail settings' }))
  await vi.waitFor(() =>
    expect(screen.network.calls('PUT /api/dashboard/mails')).toMatchObject([
      { body: { language: 'ms', notices: 'no' } },
    ]),
  )
})
