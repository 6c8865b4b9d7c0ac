import { afterEach, expect, test, vi } from 'vitest'
import { drafts } from '#shared/forms/drafts.ts'
import { recordRequest } from '#shared/forms/requests.ts'
import { addLines } from '#shared/procurement/rfq-list/rfq-list.ts'
import { type RunRequest, writeRequests } from '#shared/procurement/rfq-list/run.ts'
import { $user, keepUser } from '#shared/session/session.ts'
import { $recentSearches, recordSearch } from '#shared/suggest/recent-searches.ts'
import { json } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { serverOf, tabWith } from '#shared/testing/outbox-tab.ts'
import { sentRfq } from '#shared/testing/samples/sent.ts'
import { member } from '#shared/testing/scene.ts'
import './menu.element.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'

const menu = '<trade-menu></trade-menu>'
const dashboard = { name: 'Dashboard' }
const place = { form: 'rfq', target: 'product:7', owner: member().id }
const draft = { values: { message: 'Twelve pieces' }, fileName: null, attempts: [] }

afterEach(() => clearRecords(member().id))

test.each([
  ['Sign In', 'trade-login'],
  ['Register', 'trade-register'],
])('a visitor sees %s, which opens its dialog', async (name, tag) => {
  const screen = await mount(menu)
  expect(screen.queryByRole('link', dashboard)).toBe(null)
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBe(null)
  await screen.user.click(screen.getByRole('button', { name }))
  expect(document.querySelector(tag)?.hasAttribute('open')).toBe(true)
})

test('a member sees Dashboard and Sign out as soon as they sign in', async () => {
  const screen = await mount(menu)
  keepUser(member())
  await screen.findByRole('button', { name: 'Sign out' })
  screen.getByRole('link', dashboard)
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBe(null)
  expect(screen.queryByRole('button', { name: 'Register' })).toBe(null)
})

test('with procurement, a member also sees Sent requests, and a visitor does not', async () => {
  const sent = { name: 'Sent requests' }
  const screen = await mount('<trade-menu procurement></trade-menu>')
  await screen.findByRole('link', { name: 'RFQ list' })
  expect(screen.queryByRole('link', sent)).toBe(null)
  keepUser(member())
  const link = await screen.findByRole('link', sent)
  expect(link.getAttribute('href')).toBe('https://market.test/sent')
  screen.element.setAttribute('procurement', 'false')
  await expect.poll(() => screen.queryByRole('link', sent)).toBe(null)
})

test('passes the token to the dashboard only when it is opened by click, Enter or middle click', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await mount(menu, {
    user: member({ token: 'a+b/c=' }),
    config: { dashboardHost: 'https://dash.test' },
  })
  const link = screen.getByRole('link', dashboard)
  expect(link.getAttribute('href')).toBe('https://dash.test/app/dashboard/menu')
  expect(screen.element.shadowRoot?.innerHTML.includes('a+b/c')).toBe(false)

  await screen.user.click(link)
  link.focus()
  await screen.user.keyboard('{Enter}')
  await screen.user.pointer({ keys: '[MouseMiddle]', target: link })
  const call = ['https://dash.test/app/dashboard/menu?token=a%2Bb%2Fc%3D', '_blank', 'noopener,noreferrer']
  expect(opened.mock.calls).toEqual([call, call, call])
})

test.each([
  ['a code that works once, when the configuration names its path', { Code: 'a+b' }, 'code=a%2Bb'],
  ['the token, when the server gives no code', json(404, {}), 'token=token-41'],
])('passes the dashboard %s', async (_, reply, query) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await mount(menu, {
    user: member(),
    config: { handOverPath: '/api/login/handover', dashboardHost: 'https://dash.test' },
    replies: { 'POST /api/login/handover': reply },
  })
  await screen.user.click(screen.getByRole('link', dashboard))
  await expect
    .poll(() => opened.mock.calls)
    .toEqual([[`https://dash.test/app/dashboard/menu?${query}`, '_blank', 'noopener,noreferrer']])
  expect(screen.network.requests[0]?.headers.authorization).toBe('Bearer token-41')
})

test('leaves a right click on the dashboard to the browser', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await mount(menu, { user: member() })
  await screen.user.pointer({ keys: '[MouseRight]', target: screen.getByRole('link', dashboard) })
  expect(opened.mock.calls).toEqual([])
})

test('Sign out signs out at once, and the focus stays in its place', async () => {
  const screen = await mount(menu, { user: member() })
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  const signIn = await screen.findByRole('button', { name: 'Sign In' })
  expect($user.get()).toBe(null)
  await expect.poll(() => screen.element.shadowRoot?.activeElement === signIn).toBe(true)
  expect(screen.network.requests).toEqual([])
})

test('Sign out clears the recent searches, also those before the sign-in, but not of other members', async () => {
  recordSearch('Before the sign-in')
  keepUser(member({ id: 42 }))
  recordSearch('Of another member')
  const screen = await mount(menu, { user: member() })
  recordSearch('As a member')
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Sign In' })
  expect($recentSearches.get()).toEqual([])
  keepUser(member())
  expect($recentSearches.get()).toEqual([])
  keepUser(member({ id: 42 }))
  expect($recentSearches.get()).toEqual(['Of another member'])
})

test('Sign out also calls the configured path, whatever the server replies', async () => {
  const screen = await mount(menu, {
    user: member({ token: 'token-41' }),
    config: { signOutPath: '/api/login/signout' },
    replies: { 'POST /api/login/signout': json(500, {}) },
  })
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Sign In' })
  await expect.poll(() => screen.network.calls('POST /api/login/signout').length).toBe(1)
  expect(screen.network.requests[0]?.headers).toMatchObject({ authorization: 'Bearer token-41' })
})

test.each([
  ['Keep them and sign out', { signedIn: false, kept: true }],
  ['Delete them and sign out', { signedIn: false, kept: false }],
  ['Stay signed in', { signedIn: true, kept: true }],
])('asks about unsent drafts first: %s', async (choice, { signedIn, kept }) => {
  const screen = await mount(menu, { user: member() })
  drafts.write(place, draft)
  tabWith(serverOf('never')).add('a', { text: 'Not sent yet' })
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))

  const question = screen.within(await screen.findByRole('alertdialog', { name: 'Unsent drafts' }))
  question.getByText(
    'You have drafts that you have not sent yet. They stay on this device for 7 days. Keep them for the next time you sign in?',
  )
  expect($user.get()?.id).toBe(member().id)

  await screen.user.click(question.getByRole('button', { name: choice }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null)
  expect($user.get() !== null).toBe(signedIn)
  expect([hasRecords('draft', `${member().id}:`), hasRecords('outbox', `${member().id}:`)]).toEqual([
    kept,
    kept,
  ])
})

test('also asks about an unsent message', async () => {
  const screen = await mount(menu, { user: member() })
  tabWith(serverOf('never')).add('a', { text: 'Not sent yet' })
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('alertdialog', { name: 'Unsent drafts' })
})

const sentOnList: RunRequest = {
  id: 'a',
  lineId: 'b',
  wanted: 'Gate valve',
  list: 'RFQ list',
  isSent: true,
  serverId: 7,
  item: 1,
  items: 1,
  place: 1,
  of: 1,
  offer: { kind: 'product', itemId: 1, itemName: 'Valve', companyId: 12, companyName: 'Kemaman Valve Works' },
}

test.each([
  ['a record of a sent request', () => recordRequest(sentRfq(), true)],
  ['an RFQ list', () => void addLines([{ wanted: 'Gate valve' }])],
  ['a run of an RFQ list', () => writeRequests(member().id, [sentOnList])],
])('with %s, also asks and can delete it', async (_, leave) => {
  const screen = await mount(menu, { user: member() })
  leave()
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  const question = screen.within(
    await screen.findByRole('alertdialog', { name: 'Your records on this device' }),
  )
  expect(question.queryByText(/not sent yet/)).toBeNull()
  await screen.user.click(question.getByRole('button', { name: 'Delete them and sign out' }))
  await screen.findByRole('button', { name: 'Sign In' })
  keepUser(member())
  await screen.user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Sign In' })
  expect($user.get()).toBe(null)
})
