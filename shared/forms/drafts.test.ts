import { beforeEach, expect, test } from 'vitest'
import type { Owner } from '#shared/session/session.ts'
import { createDrafts, type Draft, type DraftKey } from './drafts.ts'

const draft: Draft = { values: { message: 'Forty, by March' }, fileName: 'offer.pdf', attempts: [] }

const of = (owner: Owner, target = 'product:7'): DraftKey => ({ form: 'rfq', target, owner })

let page: ReturnType<typeof createDrafts>
const newPage = createDrafts

beforeEach(() => {
  page = newPage()
})

test('stores a draft on the device, and the next page finds it with its attempts', () => {
  const attempts = [{ key: 'k1', fingerprint: 'f1', open: true }]
  expect(page.write(of(1), { ...draft, attempts })).toBe(true)
  expect(newPage().read(of(1))).toEqual({ ...draft, attempts, onDevice: true })
})

test('reads a draft that an earlier version stored', () => {
  const attempts = [{ key: 'k1', mark: 'f1', open: true }]
  const stored = { savedAt: Date.now(), values: { message: 'x' }, fileName: null, attempts }
  localStorage.setItem('trade-widgets:draft:1:rfq:product:7', JSON.stringify(stored))
  expect(page.read(of(1))).toMatchObject({ attempts: [{ key: 'k1', fingerprint: 'f1', open: true }] })
})

test('each form, target and owner has its own draft', () => {
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

test('ignores an invalid draft, and takes only texts from one that was tampered with', () => {
  page.write(of(1), draft)
  const key = localStorage.key(0) ?? ''
  const tamper = (text: string) => localStorage.setItem(key, `{"savedAt":${Date.now()},${text}}`)
  tamper('"values":null')
  expect(page.read(of(1))).toBeNull()
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
