import { beforeEach, describe, expect, test } from 'vitest'
import { createDrafts, type Draft, type DraftKey, type Owner } from './drafts.ts'

const draft: Draft = { values: { message: 'Forty, by March' }, fileName: 'offer.pdf', attempts: [] }
const saying = (message: string): Draft => ({ ...draft, values: { message } })
const of = (owner: Owner, target = 'product:7'): DraftKey => ({ form: 'rfq', target, owner })

let page: ReturnType<typeof createDrafts>
const newPage = createDrafts
beforeEach(() => {
  page = newPage()
})

describe('one page and the next', () => {
  test('a draft is on the device and the next page finds it, with what was tried', () => {
    const attempts = [{ key: 'k1', fingerprint: 'f1', open: true }]
    expect(page.write(of(1), { ...draft, attempts })).toBe(true)
    expect(newPage().read(of(1))).toEqual({ ...draft, attempts, onDevice: true })
  })

  test('also one that was stored by an earlier version of the product', () => {
    const attempts = [{ key: 'k1', mark: 'f1', open: true }]
    const stored = { savedAt: Date.now(), values: { message: 'x' }, fileName: null, attempts }
    localStorage.setItem('trade-widgets:draft:1:rfq:product:7', JSON.stringify(stored))
    expect(page.read(of(1))).toMatchObject({ attempts: [{ key: 'k1', fingerprint: 'f1', open: true }] })
  })

  test('each form, target and owner has one', () => {
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

  test('what is no draft is none, and of one that was tampered with only texts are taken', () => {
    page.write(of(1), draft)
    const key = localStorage.key(0) ?? ''
    const tamper = (text: string) => localStorage.setItem(key, `{"savedAt":${Date.now()},${text}}`)
    tamper('"values":null')
    expect(page.read(of(1))).toBeNull()
    expect(page.has(1)).toBe(false)
    tamper(
      `"values":{"message":"x","subject":7,"__proto__":{"polluted":"yes"}},"fileName":{},
       "attempts":[{"key":1,"mark":"m","open":true},null,7]`,
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

describe('two tabs with different texts in one form', () => {
  const left = () => newPage().read(of(1))?.values.message
  let other: typeof page

  beforeEach(() => {
    other = newPage()
    page.write(of(1), saying('Forty'))
    other.write(of(1), saying('Fifty'))
  })

  test('the last writer is read', () => {
    expect(page.read(of(1))?.values).toEqual({ message: 'Fifty' })
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

describe('members and visitors', () => {
  test("a visitor's draft goes to the user who signs in on this page", () => {
    page.write(of('visitor'), draft)
    page.adopt(of(1))
    expect(page.read(of(1))).toMatchObject(draft)
    expect(page.read(of('visitor'))).toBeNull()
  })

  test('not when the user has one already', () => {
    page.write(of(1), saying('mine'))
    page.write(of('visitor'), draft)
    page.adopt(of(1))
    expect(page.read(of(1))?.values).toEqual({ message: 'mine' })
    expect(page.read(of('visitor'))).toMatchObject(draft)
  })

  test('not when another page left it and nobody has seen it here', () => {
    page.write(of('visitor'), draft)
    const next = newPage()
    next.adopt(of(1))
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
})
