import { expect, test } from 'vitest'
import { keywordsFor, leftOutOf } from './fewer-words.ts'

test.each([
  [
    'Third-party inspection at works, EN 10204 3.2',
    [
      'Third-party inspection at works, EN 10204 3.2',
      'Third-party inspection at works',
      'Third-party inspection works',
      'Third-party inspection',
      'inspection works',
      'Third-party',
    ],
  ],
  ['Ellbogen 90 Grad', ['Ellbogen 90 Grad', 'Ellbogen 90', '90 Grad', 'Ellbogen']],
  ['Gasket', ['Gasket']],
  ['', ['']],
])('%j is searched for with ever fewer words', (words, keywords) => {
  expect(keywordsFor(words)).toEqual(keywords)
})

test('the words that a keyword lacks are named without small ones', () => {
  const words = 'Third-party inspection at works, EN 10204 3.2'
  expect(leftOutOf(words, 'Third-party inspection')).toBe('works EN 10204 3.2')
  expect(leftOutOf(words, words)).toBe('')
})
