import { beforeEach, expect, test } from 'vitest'
import { fetchChatMenu } from '#shared/api/chat.ts'
import { countMatches } from '#shared/api/search.ts'
import { configure } from '#shared/config/config.ts'
import { type FakeNetwork, json, later } from '#shared/testing/fake-network.ts'
import { rejectionOf } from '#shared/testing/rejection.ts'
import { authReply, marketReplies } from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { $session, keepUser } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const KEY = 'trade-widgets:user'
const AUTH = 'POST /api/tenant/auth'

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: marketReplies() })
})

/** Returns the hosts that have received the token in any request so far. */
const told = (): string[] =>
  network.requests.filter(({ headers }) => headers.authorization).map(({ url }) => new URL(url).origin)

/** Starts a new page with a member in its storage. */
function stored(storageKey: string, api?: string): void {
  localStorage.setItem(storageKey, JSON.stringify(member()))
  if (api) localStorage.setItem(`${storageKey}:api`, api)
  configure({ storageKey })
}

test('the token goes only to the API that issued it', async () => {
  keepUser(member())
  await countMatches('valve')
  configure({ apiHost: 'https://other.test' })
  expect($session.get()).toEqual({ at: 'visitor' })
  await countMatches('valve')
  expect(await rejectionOf(fetchChatMenu())).toMatchObject({ kind: 'unauthorised' })
  signOut()
  expect(told()).toEqual(['https://api.test'])
})

test('another path of the same host is the same API', async () => {
  keepUser(member())
  configure({ apiHost: 'https://api.test/v2' })
  await countMatches('valve')
  expect(told()).toEqual(['https://api.test'])
})

test('a member of another API is a visitor here and a member there', () => {
  stored('with-api', 'https://other.test')
  expect($session.get()).toEqual({ at: 'visitor' })
  configure({ apiHost: 'https://other.test/market' })
  expect($session.get()).toEqual({ at: 'member', user: member() })
})

test('a member stored by an earlier version belongs to the API of the first call', async () => {
  stored('without-api')
  expect($session.get().at).toBe('member')
  await countMatches('valve')
  configure({ apiHost: 'https://other.test' })
  await countMatches('valve')
  expect(told()).toEqual(['https://api.test'])
  expect(localStorage.getItem('without-api:api')).toBe('https://api.test')
})

test('a token that arrives after the host has changed goes to no host', async () => {
  const held = later()
  network.reply(AUTH, held)
  const attempt = rejectionOf(signIn('aisyah@buyer.test', 'pw'))
  configure({ apiHost: 'https://other.test' })
  held.release(authReply())
  expect(await attempt).toMatchObject({ kind: 'unauthorised' })
  expect(told()).toEqual([])
})

test('signing in stores the API of the token, and signing out deletes it', async () => {
  await signIn('aisyah@buyer.test', 'pw')
  expect(localStorage.getItem(`${KEY}:api`)).toBe('https://api.test')
  signOut()
  expect(localStorage.getItem(`${KEY}:api`)).toBeNull()
})

test.each([
  ['the same member', member({ id: 41, token: 'old' }), []],
  ['another member', member({ id: 8, token: 'old' }), ['Bearer old']],
])('a sign-in in place of %s sends the old token to its API', async (_, before, ended) => {
  configure({ signOutPath: '/api/login/signout' })
  network.reply('POST /api/login/signout', {})
  keepUser(before)
  await signIn('aisyah@buyer.test', 'pw')
  const bearers = (call: string) => network.calls(call).map(({ headers }) => headers.authorization)
  expect(bearers(AUTH)).toEqual(['Bearer old'])
  await expect.poll(() => bearers('POST /api/login/signout')).toEqual(ended)
})

test('a failed sign-in signs out the current member, at the API too', async () => {
  configure({ signOutPath: '/api/login/signout' })
  network.reply('POST /api/login/signout', {})
  network.reply(AUTH, json(400, {}))
  keepUser(member({ token: 'old' }))
  await rejectionOf(signIn('aisyah@buyer.test', 'wrong'))
  expect($session.get().at).toBe('visitor')
  await expect.poll(() => network.calls('POST /api/login/signout')).toHaveLength(1)
  expect(told()).toEqual(['https://api.test', 'https://api.test'])
})

test.each([
  ['signed in', member({ id: 8, name: 'Siti', token: 'token-8' })],
  ['signed out', null],
])('a sign-in that fails late changes nothing when another tab has %s', async (_, meanwhile) => {
  keepUser(member())
  const held = later()
  network.reply(AUTH, held)
  const attempt = rejectionOf(signIn('aisyah@buyer.test', 'wrong'))
  // Another tab, without an event in this one.
  localStorage.setItem(KEY, JSON.stringify(meanwhile))
  held.release({})
  expect(await attempt).toMatchObject({ kind: 'shape' })
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(meanwhile))
})
