import { beforeEach, expect, test } from 'vitest'
import { member } from '#shared/testing/scene.ts'
import { onePerMember } from './one-per-member.ts'
import { $owner, endSession, forgetUser, keepUser, type Owner, ownerAfter } from './session.ts'

const act = {
  'A signs in': () => keepUser(member({ id: 1 })),
  'B signs in': () => keepUser(member({ id: 2 })),
  'the session expires': endSession,
  'signs out': forgetUser,
}

type Row = {
  steps: (keyof typeof act)[]
  /** The owner of the data that the page shows. */
  page: Owner
  /** The owner of a text that was A's, and of one that was a visitor's, before the last step. */
  text: [ofA: Owner, ofVisitor: Owner]
}

const rows: Row[] = [
  { steps: [], page: 'visitor', text: ['visitor', 'visitor'] },
  { steps: ['A signs in'], page: 1, text: [1, 1] },
  { steps: ['A signs in', 'the session expires'], page: 1, text: [1, 'visitor'] },
  { steps: ['A signs in', 'the session expires', 'A signs in'], page: 1, text: [1, 1] },
  { steps: ['A signs in', 'the session expires', 'B signs in'], page: 2, text: [2, 2] },
  {
    steps: ['A signs in', 'the session expires', 'signs out'],
    page: 'visitor',
    text: ['visitor', 'visitor'],
  },
  { steps: ['A signs in', 'B signs in'], page: 2, text: [2, 2] },
  { steps: ['A signs in', 'B signs in', 'the session expires'], page: 2, text: ['visitor', 'visitor'] },
  { steps: ['A signs in', 'signs out'], page: 'visitor', text: ['visitor', 'visitor'] },
]

test.each(rows)('after $steps the page shows the data of $page', ({ steps, page, text }) => {
  for (const step of steps) act[step]()
  expect($owner.get()).toBe(page)
  expect([ownerAfter(1), ownerAfter('visitor')]).toEqual(text)
})

let ended: number[] = []
const states = onePerMember(
  id => ({ id }),
  ({ id }) => ended.push(id),
)

beforeEach(() => {
  states.leave()
  ended = []
})

test('a member keeps one state through an expired session', () => {
  act['A signs in']()
  const state = states.of(1)
  endSession()
  expect(states.of(1)).toBe(state)
  act['A signs in']()
  expect(states.of(1)).toBe(state)
  expect(ended).toEqual([])
})

test.each(['signs out', 'B signs in'] as const)('a state ends when: %s', step => {
  act['A signs in']()
  const state = states.of(1)
  act[step]()
  expect(ended).toEqual([1])
  expect(states.of(1)).not.toBe(state)
})
