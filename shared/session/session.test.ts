import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { member } from '#shared/testing/scene.ts'
import { $session, $user, endSession, forgetUser, keepUser } from './session.ts'

const KEY = 'trade-widgets:user'

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

test('reads a user stored by an earlier page', () => {
  localStorage.setItem('earlier', JSON.stringify(member({ name: 'Siti' })))
  configure({ storageKey: 'earlier' })
  expect($user.get()?.name).toBe('Siti')
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

test('announces sign-in and sign-out on the document, without the token', () => {
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

test('a refused session signs out and counts as expired until the next sign-in', () => {
  keepUser(member())
  endSession()
  expect($session.get()).toEqual({ at: 'expired', userId: 41 })
  keepUser(member())
  expect($session.get()).toEqual({ at: 'member', user: member() })
})
