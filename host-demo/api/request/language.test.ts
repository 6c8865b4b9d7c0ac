import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['ms-MY,ms;q=0.9,en;q=0.8', 'ms'],
  ['en-GB,en;q=0.9,ms;q=0.8', 'en'],
  ['de;q=0.9, MS;q=0.5', 'ms'],
  ['en;q=0.1,ms;q=0.2', 'ms'],
  ['ms;q=0,en', 'en'],
  ['zh-CN', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;,,=', undefined],
])('%j prefers %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
