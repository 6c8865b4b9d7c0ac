import { beforeEach, expect, test } from 'vitest'
import type { Owner } from '#shared/session/owner.ts'
import { createDrafts, type Draft, type DraftKey } from './drafts.ts'

const draft: Draft = { values: { message: 'Forty, by March' }, fileName: 'offer.pdf', attempts: [] }
const saying = (message: string): Draft => ({ ...draft, values: { message } })
const of = (owner: Owner, target = 'product:7'): DraftKey => ({ form: 'rfq', target, owner })

let page: ReturnType<typeof createDrafts>
const newPage = createDrafts

beforeEach(() => {
  page = newPage()
})

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
