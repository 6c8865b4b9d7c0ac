import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { member } from '#shared/testing/scene.ts'
import { $session, $user, endSession, forgetUser, keepUser, sessionEndsWithPage } from './session.ts'

const KEY = 'trade-widgets:user'

const emptyStorage: Storage = {
  length: 0,
  clear() {},
  getItem: () => null,
  key: () => null,
  removeItem() {},
  setItem() {},
}

test('keeps the five fields of the signed-in user under the configured key', () => {
  configure({ storageKey: 'user' })
  keepUser(member({ id: 7 }))
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(member({ id: 7 }))
})

test('signing out stores the text null', () => {
  keepUser(member())
  forgetUser()
  expect($user.get()).toBeNull()
  expect(localStorage.getItem(KEY)).toBe('null')
})

test.each([
  ['missing', undefined],
  ['the text null', 'null'],
  ['broken JSON', '{"id":7'],
  ['an id of 0', JSON.stringify(member({ id: 0 }))],
  ['a negative id', JSON.stringify(member({ id: -1 }))],
  ['something else', '"hello"'],
])('is signed out when the stored user is %s', (_, stored) => {
  if (stored !== undefined) localStorage.setItem('elsewhere', stored)
  configure({ storageKey: 'elsewhere' })
  expect($user.get()).toBeNull()
})

test.each([
  ['an id as text', { id: '41' }, {}],
  ['no picture', { image: undefined }, { image: '' }],
  ['a picture that is null', { image: null }, { image: '' }],
  ['an e-mail that is null', { email: null }, { email: '' }],
  ['a name that is no text', { name: { first: 'Siti' } }, { name: '' }],
  ['fields of another version', { roles: ['buyer'] }, {}],
])('a stored user with %s is signed in', (storageKey, stored, read) => {
  localStorage.setItem(storageKey, JSON.stringify({ ...member(), ...stored }))
  configure({ storageKey })
  expect($session.get()).toEqual({ at: 'member', user: { ...member(), ...read } })
  forgetUser()
  expect(localStorage.getItem(storageKey)).toBe('null')
})

test.each([{ token: '' }, { token: null }, { token: undefined }, { id: 'me' }, { id: null }])(
  'a stored user with %o is none',
  stored => {
    const storageKey = JSON.stringify(stored)
    localStorage.setItem(storageKey, JSON.stringify({ ...member(), ...stored }))
    configure({ storageKey })
    expect($session.get()).toEqual({ at: 'visitor' })
  },
)

test('reads the user that an earlier page has stored', () => {
  localStorage.setItem('earlier', JSON.stringify(member({ name: 'Siti' })))
  configure({ storageKey: 'earlier' })
  expect($user.get()?.name).toBe('Siti')
})

test.each([
  ['an object of another script', '{"theme":"dark"}'],
  ['a word', 'logged-in'],
  ['a number', '12'],
])('never overwrites %s: the session then ends with the page', (_, foreign) => {
  localStorage.setItem('foreign', foreign)
  configure({ storageKey: 'foreign' })
  keepUser(member())
  expect($user.get()?.id).toBe(41)
  expect(sessionEndsWithPage()).toBe(true)
  forgetUser()
  expect($user.get()).toBeNull()
  expect(localStorage.getItem('foreign')).toBe(foreign)
})

test('a full storage keeps the session in memory and throws nothing', () => {
  const full = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    ...emptyStorage,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  configure({ storageKey: 'full' })
  keepUser(member())
  expect($user.get()?.id).toBe(41)
  expect(sessionEndsWithPage()).toBe(true)
  full.mockRestore()
})

test('a blocked storage is signed out, and a session lives in memory', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  configure({ storageKey: 'blocked' })
  expect($user.get()).toBeNull()
  keepUser(member())
  expect($user.get()?.id).toBe(41)
  blocked.mockRestore()
})

test('follows another tab', () => {
  const seen: (string | undefined)[] = []
  const stop = $user.subscribe(user => seen.push(user?.name))
  const stored = JSON.stringify(member({ name: 'Farid' }))
  localStorage.setItem(KEY, stored)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: stored }))
  localStorage.setItem(KEY, 'null')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'null' }))
  expect(seen).toEqual([undefined, 'Farid', undefined])
  stop()
})

test('announces sign-in and sign-out on the document, without token', () => {
  const seen: unknown[] = []
  const hear = (event: CustomEvent): void => void seen.push(event.detail)
  document.addEventListener('trade-session-change', hear)
  keepUser(member())
  keepUser(member({ token: 'renewed' }))
  forgetUser()
  document.removeEventListener('trade-session-change', hear)
  expect(seen).toEqual([
    { signedIn: true, name: 'Aisyah Rahman' },
    { signedIn: false, name: '' },
  ])
})

test('a refused session signs out and says that it ended, until somebody signs in', () => {
  keepUser(member())
  endSession()
  expect($session.get()).toEqual({ at: 'expired', userId: 41 })
  keepUser(member())
  expect($session.get()).toEqual({ at: 'member', user: member() })
})
