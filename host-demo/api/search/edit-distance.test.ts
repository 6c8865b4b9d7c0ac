import { expect, test } from 'vitest'
import { editDistance } from './corrections.ts'

test.each([
  ['valve', 'valve', 0],
  ['vlave', 'valve', 1],
  ['bal', 'ball', 1],
  ['valvve', 'valve', 1],
  ['valfe', 'valve', 1],
  ['vlaev', 'valve', 2],
  ['seamles', 'seamless', 1],
  ['', 'abc', 3],
  ['pipe', 'bolt', 4],
])('%s to %s is %i typing errors', (typed, meant, errors) => {
  expect(editDistance(typed, meant)).toBe(errors)
  expect(editDistance(meant, typed)).toBe(errors)
})
