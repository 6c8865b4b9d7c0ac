import { expect, test } from 'vitest'
import { withParentheses } from './compile-early.ts'

const long = `() => { ${'work();'.repeat(2000)} }`

test('a long function that is passed on comes into parentheses', () => {
  expect(withParentheses(`const a = wrap(${long}, 1)`)).toBe(`const a = wrap((${long}), 1)`)
})

test('short functions stay as they are, and long ones that nobody is given', () => {
  const code = `list.map(() => work()); const a = ${long}`
  expect(withParentheses(code)).toBe(code)
})
