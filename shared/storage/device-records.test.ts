import { optional, string, type } from 'superstruct'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceRecords, forgetUnstored, hasRecords } from './device-records.ts'
import { clearRecords, questionsFor } from './sign-out-records.ts'

const DAY = 24 * 60 * 60 * 1000

const newPage = () => {
  forgetUnstored()
  return deviceRecords('draft', type({ text: optional(string()) }))
}
let page: ReturnType<typeof newPage>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  page = newPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY)

test('stores a record on the device, and the next page finds it', () => {
  expect(page.write('a', { text: 'x' })).toBe(true)
  expect(page.isOnDevice('a')).toBe(true)
  expect(newPage().read('a')).toMatchObject({ text: 'x' })
  page.remove('a')
  expect(page.read('a')).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('lists only its own records', () => {
  for (const key of ['1:a', '1:b', '12:a']) page.write(key, { text: key })
  localStorage.setItem('1:foreign', '{}')
  expect(page.readAll('1:').map(({ text }) => text)).toEqual(['1:a', '1:b'])
  expect(['1:', '12:', '2:'].map(start => hasRecords('draft', start))).toEqual([true, true, false])
})

test('returns hostile keys and texts unchanged', () => {
  for (const text of ['a:b', '../..', '\ud800', '__proto__', '"}', '\u0000', 'x'.repeat(5000)]) {
    page.write(text, { text })
    expect(newPage().read(text)).toMatchObject({ text })
  }
})

describe('expiry', () => {
  beforeEach(() => page.write('a', {}))

  test('a record and its entry are gone after 7 days', () => {
    pass(7)
    expect(page.read('a')).not.toBeNull()
    vi.setSystemTime(Date.now() + 1)
    expect(page.read('a')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('each write restarts the 7 days', () => {
    pass(6)
    page.write('a', {})
    pass(6)
    expect(page.read('a')).not.toBeNull()
  })

  test('a clock that is set back does not keep a record forever', () => {
    pass(-8)
    expect(page.read('a')).toBeNull()
  })
})

describe('a storage that fails', () => {
  const full = (room: number): Storage => {
    const entries = new Map<string, string>()
    return {
      get length() {
        return entries.size
      },
      key: index => [...entries.keys()][index] ?? null,
      getItem: key => entries.get(key) ?? null,
      setItem(key, value) {
        const used = [...entries].reduce((sum, [k, v]) => sum + (k === key ? 0 : v.length), 0)
        if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
        entries.set(key, value)
      },
      removeItem: key => void entries.delete(key),
      clear: () => entries.clear(),
    }
  }

  test('when blocked, keeps a record as long as the page', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', new Proxy({}, { get: refuse }))
    expect(page.write('a', { text: 'x' })).toBe(false)
    expect(page.read('a')).toMatchObject({ text: 'x' })
    expect(page.isOnDevice('a')).toBe(false)
    page.remove('a')
    expect(page.readAll('')).toEqual([])
    page.write('a', {})
    expect(newPage().read('a')).toBeNull()
  })

  test('when full, keeps a record in memory until there is room on the device', () => {
    vi.stubGlobal('localStorage', full(200))
    expect(page.write('a', { text: 'short' })).toBe(true)
    expect(page.write('a', { text: 'x'.repeat(300) })).toBe(false)
    expect(page.read('a')).toMatchObject({ text: 'x'.repeat(300) })
    expect(page.isOnDevice('a')).toBe(false)
    expect(page.write('a', { text: 'short' })).toBe(true)
    expect(page.isOnDevice('a')).toBe(true)
  })

  test('when full of expired records, makes room', () => {
    const storage = full(250)
    vi.stubGlobal('localStorage', storage)
    page.write('old', { text: 'x'.repeat(150) })
    pass(8)
    expect(page.write('a', { text: 'y'.repeat(150) })).toBe(true)
    expect(storage.length).toBe(1)
  })

  test.each(['null', '{', '[]', '"text"', '{}', '{"savedAt":"x"}', '{"savedAt":1e999}'])(
    'deletes the invalid record %s',
    text => {
      localStorage.setItem('trade-widgets:draft:a', text)
      expect(page.read('a')).toBeNull()
      expect(localStorage.length).toBe(0)
    },
  )
})

test('a sign-out by choice deletes all of the member, or what needs no question, and nothing of others', () => {
  const names = ['draft', 'outbox', 'rfq-list', 'rfq-run', 'sent', 'asked', 'searches']
  const text = JSON.stringify({ savedAt: Date.now(), message: 'x' })
  for (const owner of ['41', '412:a', 'visitor'])
    for (const name of names) localStorage.setItem(`trade-widgets:${name}:${owner}`, text)
  const left = (owner: string): string[] =>
    names.filter(name => localStorage.getItem(`trade-widgets:${name}:${owner}`))
  expect([...questionsFor(41), ...questionsFor(4)]).toEqual(['askAsDraft', 'askAsRecord'])
  clearRecords(41, true)
  expect([left('41'), left('visitor')]).toEqual([names.slice(0, 5), names.slice(0, 5)])
  clearRecords(41)
  expect([left('41'), left('412:a')]).toEqual([[], names])
})
