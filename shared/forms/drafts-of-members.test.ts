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

test("a visitor's draft goes to the user who signs in on this page", () => {
  page.write(of('visitor'), draft)
  page.adopt(of(1))
  expect(page.read(of(1))).toMatchObject(draft)
  expect(page.read(of('visitor'))).toBeNull()
})

test('an older draft of that user comes back once the new one is sent', () => {
  page.write(of(1), saying('mine'))
  page.write(of('visitor'), draft)
  expect(page.adopt(of(1))).toBe(true)
  expect(page.read(of(1))).toMatchObject(draft)
  page.drop(of(1))
  expect(page.read(of(1))?.values).toEqual({ message: 'mine' })
})

test('a user with two drafts already loses none of the three', () => {
  page.write(of(1), saying('older'))
  newPage().write(of(1), saying('newer'))
  page.write(of('visitor'), draft)
  expect(page.adopt(of(1))).toBe(false)
  expect(page.read(of(1))?.values).toEqual({ message: 'newer' })
  expect(page.read(of('visitor'))).toMatchObject(draft)
  page.drop(of(1))
  expect(page.read(of(1))?.values).toEqual({ message: 'older' })
})

test('does not adopt a visitor’s draft that this page has never shown', () => {
  page.write(of('visitor'), draft)
  const next = newPage()
  next.adopt(of(1))
  expect(next.read(of(1))).toBeNull()
})
