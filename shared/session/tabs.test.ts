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
  ['given the focus', () => window.dispatchEvent(new Event('focus'))],
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s, a page looks at what it was not told', (_, wake) => {
  test('signed out', () => {
    keepUser(member())
    const seen = follow()
    storedElsewhere(null)
    wake()
    expect(seen).toEqual(['Aisyah Rahman', undefined])
  })

  test('signed out, after a sign-in that it was told', () => {
    const seen = follow()
    storedElsewhere(member())
    tell(JSON.stringify(member()))
    storedElsewhere(null)
    wake()
    expect(seen).toEqual([undefined, 'Aisyah Rahman', undefined])
  })

  test('nothing: nobody hears of it', () => {
    keepUser(member())
    const seen = follow()
    wake()
    wake()
    expect(seen).toEqual(['Aisyah Rahman'])
  })
})

test('what is told late does not undo what this page did since', () => {
  follow()
  storedElsewhere(null)
  keepUser(member({ name: 'Siti' }))
  tell('null')
  expect($user.get()?.name).toBe('Siti')
})

describe('a session that the server ended in another tab', () => {
  test('has expired here too, until somebody signs in', () => {
    keepUser(member({ id: 7 }))
    follow()
    storedElsewhere(null, 7)
    tell('null')
    expect($session.get()).toEqual({ at: 'expired', userId: 7 })
    storedElsewhere(member({ id: 7 }))
    tell('')
    expect($session.get()).toMatchObject({ at: 'member', user: { id: 7 } })
  })

  test('is a sign-out for a page that held another member, or none', () => {
    keepUser(member({ id: 8 }))
    follow()
    storedElsewhere(null, 7)
    tell('null')
    expect($session.get()).toEqual({ at: 'visitor' })
  })

  test('expired here, and meanwhile another member came and went: it is over', () => {
    keepUser(member({ id: 7 }))
    follow()
    endSession()
    expect([localStorage.getItem(ENDED), $session.get().at]).toEqual(['7', 'expired'])
    storedElsewhere(null)
    window.dispatchEvent(new Event('focus'))
    expect($session.get()).toEqual({ at: 'visitor' })
  })

  test('looks like neither a sign-out nor another API’s to a tab that looks while somebody signs in', () => {
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

  test('signing out and signing in leave no trace of it', () => {
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
  ['signed in anew', member({ token: 'newer' })],
  ['signed out', null],
])('another tab has %s a moment ago: the refused token ends nothing', (_, user) => {
  keepUser(member())
  follow()
  storedElsewhere(user)
  endSession()
  expect($session.get()).toEqual(user ? { at: 'member', user } : { at: 'visitor' })
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(user))
})
