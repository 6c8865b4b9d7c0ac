import { beforeEach, describe, expect, test } from 'vitest'
import { type Draft, type Drafts, keepDrafts, type Owner } from './drafts.ts'

const DAY = 24 * 60 * 60 * 1000
const draft: Draft = { values: { message: 'Forty, by March' }, fileName: 'offer.pdf', attempts: [] }

let now = 0
let page: Drafts

const newPage = () =>
  keepDrafts(
    () => localStorage,
    () => now,
  )
const of = (owner: Owner, target = 'product:7') => ({ form: 'rfq', target, owner })

beforeEach(() => {
  now = Date.UTC(2025, 0, 1)
  page = newPage()
})

describe('one page and the next', () => {
  test('a draft is on the device and the next page finds it', () => {
    expect(page.write(of(1), draft)).toBe(true)
    expect(newPage().read(of(1))).toEqual({ ...draft, onDevice: true })
  })

  test('each form, target and owner has its own', () => {
    page.write(of(1), draft)
    expect(page.read(of(1, 'product:8'))).toBeNull()
    expect(page.read(of(1, 'product:70'))).toBeNull()
    expect(page.read({ ...of(1), form: 'inquiry' })).toBeNull()
    expect(page.read(of(2))).toBeNull()
    expect(page.read(of(11))).toBeNull()
    expect(page.read(of('visitor'))).toBeNull()
  })

  test('a dropped draft is gone', () => {
    page.write(of(1), draft)
    page.drop(of(1))
    expect(page.read(of(1))).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('the last writer of two tabs wins', () => {
    const other = newPage()
    page.write(of(1), draft)
    other.write(of(1), { ...draft, values: { message: 'Fifty' } })
    expect(page.read(of(1))?.values).toEqual({ message: 'Fifty' })
  })

  describe('two tabs with different texts in one form', () => {
    const saying = (message: string): Draft => ({ ...draft, values: { message } })
    const left = () => newPage().read(of(1))?.values.message
    let other: Drafts

    beforeEach(() => {
      other = newPage()
      page.write(of(1), saying('Forty'))
      other.write(of(1), saying('Fifty'))
    })

    test.each([
      ['the one that was typed first', () => page, 'Fifty'],
      ['the one that was typed last', () => other, 'Forty'],
    ])('%s is sent: the other is still there', (_, sender, expected) => {
      sender().drop(of(1))
      expect(left()).toBe(expected)
    })

    test('both are sent: nothing is left', () => {
      page.drop(of(1))
      other.drop(of(1))
      expect(localStorage.length).toBe(0)
    })

    test('however often they take turns, each is kept as it was typed last', () => {
      page.write(of(1), saying('Forty-one'))
      other.write(of(1), saying('Fifty-one'))
      page.write(of(1), saying('Forty-two'))
      expect(left()).toBe('Forty-two')
      page.drop(of(1))
      expect(left()).toBe('Fifty-one')
    })

    test('a page that goes on with what was left takes its place', () => {
      const third = newPage()
      third.read(of(1))
      third.write(of(1), saying('Fifty, goes on'))
      third.drop(of(1))
      expect(left()).toBe('Forty')
    })

    test('deleted on sign-out, both are', () => {
      page.clear(1)
      expect(localStorage.length).toBe(0)
    })
  })

  test('hostile targets and texts come back as they were', () => {
    for (const text of ['a:b', '../..', '\ud800', '__proto__', '"}', '\u0000', 'x'.repeat(5000)]) {
      page.write(of(1, text), { ...draft, values: { message: text } })
      expect(newPage().read(of(1, text))?.values).toEqual({ message: text })
    }
  })
})

describe('expiry', () => {
  test('after 7 days a draft is gone, and its entry too', () => {
    page.write(of(1), draft)
    now += 7 * DAY
    expect(page.read(of(1))).not.toBeNull()
    now += 1
    expect(page.read(of(1))).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('each change starts the 7 days anew', () => {
    page.write(of(1), draft)
    now += 6 * DAY
    page.write(of(1), draft)
    now += 6 * DAY
    expect(page.read(of(1))).not.toBeNull()
  })

  test('a clock that was put back does not keep it for ever', () => {
    page.write(of(1), draft)
    now -= 8 * DAY
    expect(page.read(of(1))).toBeNull()
  })
})

describe('a storage that does not work', () => {
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

  const blocked = (): Storage => {
    throw new DOMException('blocked', 'SecurityError')
  }

  test('blocked: the draft lives as long as the page', () => {
    const drafts = keepDrafts(blocked, () => now)
    expect(drafts.write(of(1), draft)).toBe(false)
    expect(drafts.read(of(1))).toEqual({ ...draft, onDevice: false })
    expect(drafts.has(1)).toBe(true)
    drafts.clear(1)
    expect(drafts.has(1)).toBe(false)
    drafts.drop(of(1))
    drafts.write(of(1), draft)
    drafts.reload()
    expect(drafts.read(of(1))).toBeNull()
  })

  test('full: in memory, and on the device again when there is room', () => {
    const storage = full(400)
    const drafts = keepDrafts(
      () => storage,
      () => now,
    )
    const long = { ...draft, values: { message: 'x'.repeat(500) } }
    expect(drafts.write(of(1), draft)).toBe(true)
    expect(drafts.write(of(1), long)).toBe(false)
    expect(drafts.read(of(1))).toEqual({ ...long, onDevice: false })
    expect(drafts.write(of(1), draft)).toBe(true)
    expect(drafts.read(of(1))).toEqual({ ...draft, onDevice: true })
  })

  test('full of expired drafts: they make room', () => {
    const storage = full(300)
    const drafts = keepDrafts(
      () => storage,
      () => now,
    )
    drafts.write(of(1, 'old'), { ...draft, values: { message: 'x'.repeat(150) } })
    now += 8 * DAY
    expect(drafts.write(of(1), { ...draft, values: { message: 'y'.repeat(150) } })).toBe(true)
    expect(storage.length).toBe(1)
  })

  test.each([
    'null',
    '{',
    '[]',
    '"text"',
    '{"savedAt":"x","values":{}}',
    '{"savedAt":1e999,"values":{}}',
    '{"values":{"message":"x"}}',
  ])('what is no draft (%s) is none', text => {
    page.write(of(1), draft)
    localStorage.setItem(localStorage.key(0) ?? '', text)
    expect(page.read(of(1))).toBeNull()
    expect(page.has(1)).toBe(false)
  })

  test('of a draft that was tampered with only texts are taken', () => {
    page.write(of(1), draft)
    const values = '{"message":"x","subject":7,"__proto__":{"polluted":"yes"}}'
    const key = localStorage.key(0) ?? ''
    localStorage.setItem(
      key,
      `{"savedAt":${now},"values":${values},"fileName":{},"attempts":[{"key":1,"mark":"m","open":true},null,7]}`,
    )
    expect(page.read(of(1))).toEqual({
      values: { message: 'x' },
      fileName: null,
      attempts: [],
      onDevice: true,
    })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('members and visitors', () => {
  test("a visitor's draft goes to the user who signs in on this page", () => {
    page.write(of('visitor'), draft)
    page.adopt('rfq', 'product:7', 1)
    expect(page.read(of(1))).toMatchObject(draft)
    expect(page.read(of('visitor'))).toBeNull()
  })

  test('not when the user has his own', () => {
    page.write(of(1), { ...draft, values: { message: 'mine' } })
    page.write(of('visitor'), draft)
    page.adopt('rfq', 'product:7', 1)
    expect(page.read(of(1))?.values).toEqual({ message: 'mine' })
    expect(page.read(of('visitor'))).toMatchObject(draft)
  })

  test('not when another page left it and nobody has seen it here', () => {
    page.write(of('visitor'), draft)
    const next = newPage()
    next.adopt('rfq', 'product:7', 1)
    expect(next.read(of(1))).toBeNull()
  })

  test('sign-out by choice: asked for by user, deleted by user', () => {
    page.write(of(1), draft)
    page.write(of(1, 'service:2'), draft)
    page.write(of(12), draft)
    page.write(of('visitor'), draft)
    localStorage.setItem('foreign', 'stays')
    expect([page.has(1), page.has(12), page.has(2)]).toEqual([true, true, false])
    page.clear(1)
    expect([page.has(1), page.has(12)]).toEqual([false, true])
    expect(page.read(of('visitor'))).not.toBeNull()
    expect(localStorage.getItem('foreign')).toBe('stays')
  })

  test('an expired draft is nothing to ask about', () => {
    page.write(of(1), draft)
    now += 8 * DAY
    expect(page.has(1)).toBe(false)
  })
})
