import { describe, expect, test } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { json, later, type Replies } from '#shared/testing/fake-network.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { member } from '#shared/testing/scene.ts'
import '#widgets/login/login.element.ts'
import { openByLink, openDashboard, openQuoteReplies, quote, quotesReply, seller } from './replies.ts'

test('the token leaves the address at once, is sent as bearer, and survives a reload', async () => {
  const { network, element, ...screen } = await openDashboard('?token=secret-1&from=menu')
  expect(location.search).toBe('?from=menu')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of network.requests) expect(headers.authorization).toBe('Bearer secret-1')

  element.remove()
  const again = await openDashboard('')
  await again.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of again.network.requests) expect(headers.authorization).toBe('Bearer secret-1')
})

test('without a token no call is made, and who signs in sees what the address names', async () => {
  const { user, network, ...screen } = await openDashboard('#quotes/rfq1', {
    ...openQuoteReplies(quote()),
    'POST /api/tenant/auth': { access_token: 'of-aisyah' },
    'GET /api/login/userdetail': { UserId: 41, Name: 'Aisyah', ImageURL: '', Email: 'aisyah@demo.test' },
  })
  const button = await screen.findByRole('button', { name: 'Sign in' })
  expect(network.requests).toEqual([])
  await user.click(button)
  await user.type(await screen.findByLabelText(/^Username/), 'aisyah@demo.test')
  await user.type(screen.getByLabelText(/^Password/), 'long-enough-1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'Mud pump' })
  expect([location.hash, screen.queryByRole('dialog')]).toEqual(['#quotes/rfq1', null])
  expect(
    network.calls('GET /api/dashboard/quotes/rfq/1').map(({ headers }) => headers.authorization),
  ).toEqual(['Bearer of-aisyah'])
})

test('a page that is signed out follows a sign-in on the storefront, and shows nothing of the member before', async () => {
  const { user, network, ...screen } = await openDashboard('?token=of-daniel', {
    'GET /api/dashboard/member': seller,
  })
  await screen.findByText('Daniel Lim')
  network.reply('GET /api/dashboard/quotes', json(401, {}))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByRole('heading', { name: 'You are signed out' })
  network.reply('GET /api/dashboard/quotes', quotesReply())
  network.reply('GET /api/dashboard/member', later())
  keepUser(member({ id: 42, token: 'of-aisyah' }))
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  expect(screen.queryByText('Daniel Lim')).toBeNull()
  expect(network.calls('GET /api/dashboard/member').at(-1)?.headers.authorization).toBe('Bearer of-aisyah')
})

test('a link of a mail opens for the member of the storefront', async () => {
  localStorage.setItem('user', JSON.stringify(member({ token: 'of-storefront' })))
  const screen = await openByLink('#settings')
  await screen.findByRole('heading', { name: 'Name and phone' })
  for (const { headers } of screen.network.requests)
    expect(headers.authorization).toBe('Bearer of-storefront')
})

test('an expired token is deleted, and a button to sign in appears', async () => {
  const expired = () => json(401, { ReturnCode: 401, ResponseMessage: 'Please sign in.' })
  const screen = await openDashboard('?token=old', {
    'GET /api/dashboard/member': expired,
    'GET /api/dashboard/quotes': expired,
    'GET /api/dashboard/chats': expired,
  })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(Object.values({ ...sessionStorage })).not.toContain('old')
})

describe('a link for a member other than the current one', () => {
  const DETAIL = 'GET /api/login/userdetail'
  const people: Record<string, object> = {
    'Bearer of-aisyah': { UserId: 41, Name: 'Aisyah Rahman', ImageURL: '', Email: 'aisyah@demo.test' },
    'Bearer newer': { UserId: 41, Name: 'Aisyah Rahman', ImageURL: '', Email: 'aisyah@demo.test' },
    'Bearer of-daniel': { UserId: 7, Name: 'Daniel Lim', ImageURL: '', Email: 'daniel@demo.test' },
  }
  const replies: Replies = {
    [DETAIL]: ({ headers }) => people[headers.authorization ?? ''] ?? json(401, {}),
    'POST /api/tenant/auth': ({ body }) =>
      JSON.stringify(body).includes('one-time') ? { access_token: 'of-daniel' } : json(400, {}),
  }
  const inThisTab = () => sessionStorage.setItem('trade-dashboard:token', 'of-aisyah')
  const wasInThisTab = () => sessionStorage.setItem('trade-dashboard:token', 'gone')
  const nobody = () => {}
  const onTheStorefront = () => localStorage.setItem('user', JSON.stringify(member({ token: 'of-aisyah' })))
  const bearers = ({ network }: Screen) =>
    new Set(network.calls('GET /api/dashboard/quotes').map(({ headers }) => headers.authorization))

  test.each([
    ['in this tab', inThisTab, '?token=of-daniel'],
    ['on the storefront', onTheStorefront, '?token=of-daniel'],
    ['in this tab, by a code', inThisTab, '?code=one-time'],
  ])('asks with both names: %s', async (_, arrange, address) => {
    arrange()
    const screen = await openByLink(address, replies)
    await screen.findByRole('heading', { name: 'You are signed in as Aisyah Rahman' })
    expect([location.search, screen.network.calls('GET /api/dashboard/quotes')]).toEqual(['', []])
    await screen.user.click(screen.getByRole('button', { name: 'Stay signed in as Aisyah Rahman' }))
    await screen.findByRole('heading', { name: 'Nothing sent yet' })
    expect(bearers(screen)).toEqual(new Set(['Bearer of-aisyah']))
  })

  test('works if the reader agrees, and that survives a reload', async () => {
    inThisTab()
    const screen = await openByLink('?token=of-daniel', replies)
    await screen.user.click(await screen.findByRole('button', { name: 'Open as Daniel Lim' }))
    await screen.findByRole('heading', { name: 'Nothing sent yet' })
    expect(bearers(screen)).toEqual(new Set(['Bearer of-daniel']))
    expect(sessionStorage.getItem('trade-dashboard:token')).toBe('of-daniel')
  })

  test.each([
    ['a newer token of the same member', inThisTab, '?token=newer', 'Bearer newer'],
    ['a token that is no longer known', inThisTab, '?token=gone', 'Bearer of-aisyah'],
    ['a code that was used before', inThisTab, '?code=used', 'Bearer of-aisyah'],
    ['the token of the storefront', onTheStorefront, '?token=of-aisyah', 'Bearer of-aisyah'],
    ['a newer token of its member', onTheStorefront, '?token=newer', 'Bearer newer'],
    [
      'the token of the storefront, and who was here is signed out',
      () => {
        wasInThisTab()
        onTheStorefront()
      },
      '?token=newer',
      'Bearer newer',
    ],
  ])('%s opens without a question', async (_, arrange, address, bearer) => {
    arrange()
    const screen = await openByLink(address, replies)
    await screen.findByRole('heading', { name: 'Nothing sent yet' })
    expect(bearers(screen)).toEqual(new Set([bearer]))
  })

  test('a used code without a session does not sign in', async () => {
    const screen = await openByLink('?code=used', replies)
    await screen.findByRole('heading', { name: 'You are signed out' })
  })

  test.each([
    ['by a token', nobody, '?token=of-daniel'],
    ['by a code', nobody, '?code=one-time'],
    ['by both', nobody, '?code=one-time&token=of-daniel'],
    ['who was here is signed out', wasInThisTab, '?token=of-daniel'],
    [
      'the storefront’s sign-in is over',
      () => localStorage.setItem('user', JSON.stringify(member({ token: 'gone' }))),
      '?token=of-daniel',
    ],
    ['the storefront’s sign-in is unreadable', () => localStorage.setItem('user', '{'), '?token=of-daniel'],
  ])('asks when nobody is signed in: %s', async (_, arrange, address) => {
    arrange()
    const screen = await openByLink(address, replies)
    await screen.findByRole('heading', { name: 'Continue as Daniel Lim?' })
    expect([location.search, screen.network.calls('GET /api/dashboard/quotes')]).toEqual(['', []])
    expect(Object.values({ ...sessionStorage })).not.toContain('of-daniel')
    await screen.user.click(screen.getByRole('button', { name: 'Continue as Daniel Lim' }))
    await screen.findByRole('heading', { name: 'Nothing sent yet' })
    expect(bearers(screen)).toEqual(new Set(['Bearer of-daniel']))
  })

  test('opens nothing if the reader does not continue', async () => {
    const screen = await openByLink('?token=of-daniel', replies)
    await screen.user.click(await screen.findByRole('button', { name: 'Do not continue' }))
    await screen.findByRole('heading', { name: 'You are signed out' })
    expect(bearers(screen)).toEqual(new Set())
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})
