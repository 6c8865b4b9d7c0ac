import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { member } from '#shared/testing/scene.ts'
import { $session, $user, endSession, forgetUser, keepUser, type User } from './session.ts'

// These tests change the stored session as another tab does, and check that this one finds the change.
const KEY = 'trade-widgets:user'
const ENDED = `${KEY}:ended`

afterEach(() => localStorage.clear())

/** Stores a session as another tab does, without an event in this page. */
function storedElsewhere(user: User | null, ended?: number): void {
  if (ended === undefined) localStorage.removeItem(ENDED)
  else localStorage.setItem(ENDED, String(ended))
  localStorage.setItem(KEY, JSON.stringify(user))
}

/** Makes this page follow the session, as a page with a widget does. */
function follow(): (string | undefined)[] {
  const seen: (string | undefined)[] = []
  onTestFinished($user.subscribe(user => seen.push(user?.name)))
  return seen
}

const tell = (newValue: string): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))

describe.each([
  ['restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['focused', () => window.dispatchEvent(new Event('focus'))],
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s, a page notices', (_, wake) => {
  test('a sign-out', () => {
    keepUser(member())
    const seen = follow()
    storedElsewhere(null)
    wake()
    expect(seen).toEqual(['Aisyah Rahman', undefined])
  })

  test('a sign-out that follows a known sign-in', () => {
    const seen = follow()
    storedElsewhere(member())
    tell(JSON.stringify(member()))
    storedElsewhere(null)
    wake()
    expect(seen).toEqual([undefined, 'Aisyah Rahman', undefined])
  })

  test('nothing when nothing has changed', () => {
    keepUser(member())
    const seen = follow()
    wake()
    wake()
    expect(seen).toEqual(['Aisyah Rahman'])
  })
})

test('a late event does not undo a newer change on this page', () => {
  follow()
  storedElsewhere(null)
  keepUser(member({ name: 'Siti' }))
  tell('null')
  expect($user.get()?.name).toBe('Siti')
})

describe('a session that the server ended in another tab', () => {
  test('has expired here too, until the next sign-in', () => {
    keepUser(member({ id: 7 }))
    follow()
    storedElsewhere(null, 7)
    tell('null')
    expect($session.get()).toEqual({ at: 'expired', userId: 7 })
    storedElsewhere(member({ id: 7 }))
    tell('')
    expect($session.get()).toMatchObject({ at: 'member', user: { id: 7 } })
  })

  test('counts as a sign-out on a page with another member', () => {
    keepUser(member({ id: 8 }))
    follow()
    storedElsewhere(null, 7)
    tell('null')
    expect($session.get()).toEqual({ at: 'visitor' })
  })

  test('is over here once another member has signed in and out', () => {
    keepUser(member({ id: 7 }))
    follow()
    endSession()
    expect([localStorage.getItem(ENDED), $session.get().at]).toEqual(['7', 'expired'])
    storedElsewhere(null)
    window.dispatchEvent(new Event('focus'))
    expect($session.get()).toEqual({ at: 'visitor' })
  })

  test('gives way to a sign-in in an order that no tab takes for a sign-out', () => {
    keepUser(member({ id: 7 }))
    endSession()
    const order: string[] = []
    const note = (key: string): void => void order.push(key)
    const noted = {
      length: 0,
      clear() {},
      getItem: () => null,
      key: () => null,
      setItem: note,
      removeItem: note,
    }
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(noted)
    keepUser(member({ id: 7 }))
    expect(order).toEqual([`${KEY}:api`, KEY, ENDED])
  })

  test('signing out or in removes every trace of it', () => {
    for (const [end, at] of [
      [forgetUser, 'visitor'],
      [() => keepUser(member()), 'member'],
    ] as const) {
      keepUser(member({ id: 7 }))
      endSession()
      end()
      expect([localStorage.getItem(ENDED), $session.get().at]).toEqual([null, at])
    }
  })
})

test.each([
  ['signed in again', member({ token: 'newer' })],
  ['signed out', null],
])('a refused token ends nothing when another tab has just %s', (_, user) => {
  keepUser(member())
  follow()
  storedElsewhere(user)
  endSession()
  expect($session.get()).toEqual(user ? { at: 'member', user } : { at: 'visitor' })
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(user))
})
