import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { member } from '#shared/testing/scene.ts'
import { $user, forgetUser, keepUser, sessionEndsWithPage } from './session.ts'

const emptyStorage: Storage = {
  length: 0,
  clear() {},
  getItem: () => null,
  key: () => null,
  removeItem() {},
  setItem() {},
}

test.each([
  ['an object of another script', '{"theme":"dark"}'],
  ['a word', 'logged-in'],
  ['a number', '12'],
])('never overwrites %s, and the session then ends with the page', (_, foreign) => {
  localStorage.setItem('foreign', foreign)
  configure({ storageKey: 'foreign' })
  keepUser(member())
  expect($user.get()?.id).toBe(41)
  expect(sessionEndsWithPage()).toBe(true)
  forgetUser()
  expect($user.get()).toBeNull()
  expect(localStorage.getItem('foreign')).toBe(foreign)
})

test('with a full storage, the session stays in memory', () => {
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

test('with a blocked storage, starts signed out and keeps a session in memory', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  configure({ storageKey: 'blocked' })
  expect($user.get()).toBeNull()
  keepUser(member())
  expect($user.get()?.id).toBe(41)
  blocked.mockRestore()
})
