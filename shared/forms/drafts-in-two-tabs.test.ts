import { beforeEach, expect, test } from 'vitest'
import type { Owner } from '#shared/session/session.ts'
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

test('reads the draft that was written last', () => {
  expect(page.read(of(1))?.values).toEqual({ message: 'Fifty' })
})

test.each([
  ['the draft that was typed first', () => page, 'Fifty'],
  ['the draft that was typed last', () => other, 'Forty'],
])('sending %s keeps the other one', (_, sender, expected) => {
  sender().drop(of(1))
  expect(left()).toBe(expected)
})

test('sending both leaves nothing', () => {
  page.drop(of(1))
  other.drop(of(1))
  expect(localStorage.length).toBe(0)
})

test('keeps the latest text of each tab when they take turns', () => {
  page.write(of(1), saying('Forty-one'))
  other.write(of(1), saying('Fifty-one'))
  page.write(of(1), saying('Forty-two'))
  expect(left()).toBe('Forty-two')
  page.drop(of(1))
  expect(left()).toBe('Fifty-one')
})

test('a page that continues a stored draft replaces it', () => {
  const third = newPage()
  third.read(of(1))
  third.write(of(1), saying('Fifty, goes on'))
  third.drop(of(1))
  expect(left()).toBe('Forty')
})
