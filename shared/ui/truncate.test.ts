import { expect, test } from 'vitest'
import { NAME_LIMIT, truncate } from './truncate.ts'

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length

test('a name of 34 characters is shown whole', () => {
  const name = 'Forged steel gate valve 2" API 602'
  expect(lengthOf(name)).toBe(NAME_LIMIT)
  expect(truncate(name)).toBe(name)
})

test('a longer one is cut at the last word that fits, ellipsis included', () => {
  expect(truncate('Forged steel gate valve 2" API 602.')).toBe('Forged steel gate valve 2" API…')
  expect(truncate('Pressure gauge 0-250 bar glycerine filled')).toBe('Pressure gauge 0-250 bar…')
})

test('a word that ends just where the ellipsis begins is kept', () => {
  const name = 'Trunnion mounted ball valve 6 inch wide body'
  expect(truncate(name)).toBe('Trunnion mounted ball valve 6…')
  expect(truncate('abcdefghij abcdefghij abcdefghijk tail')).toBe('abcdefghij abcdefghij abcdefghijk…')
})

test('a single word that is too long is cut hard', () => {
  const shown = truncate('x'.repeat(80))
  expect(shown).toBe(`${'x'.repeat(33)}…`)
  expect(lengthOf(shown)).toBe(NAME_LIMIT)
})

test('a grapheme is never cut apart, and counts as one character', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(truncate(family.repeat(34))).toBe(family.repeat(34))
  expect(truncate(family.repeat(35))).toBe(`${family.repeat(33)}…`)
  expect(truncate('é'.repeat(40))).toBe(`${'é'.repeat(33)}…`)
})

test('spaces around a name do not count', () => {
  expect(truncate('   Ball valve   ')).toBe('Ball valve')
  expect(truncate(`${' '.repeat(40)}`)).toBe('')
})

test.each([1, 2, 5, 33, 34, 35, 60])('no name of any length exceeds the limit (%i words)', words => {
  for (const letters of [1, 3, 9, 33, 34]) {
    const name = Array.from({ length: words }, () => 'w'.repeat(letters)).join(' ')
    expect(lengthOf(truncate(name))).toBeLessThanOrEqual(NAME_LIMIT)
  }
})
