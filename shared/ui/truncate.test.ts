import { expect, test } from 'vitest'
import { NAME_LIMIT, truncate } from './truncate.ts'

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length

test('shows a name of 34 characters in full', () => {
  const name = 'Forged steel gate valve 2" API 602'
  expect(lengthOf(name)).toBe(NAME_LIMIT)
  expect(truncate(name)).toBe(name)
})

test('cuts a longer name at the last word that fits with the ellipsis', () => {
  expect(truncate('Forged steel gate valve 2" API 602.')).toBe('Forged steel gate valve 2" API…')
  expect(truncate('Pressure gauge 0-250 bar glycerine filled')).toBe('Pressure gauge 0-250 bar…')
})

test('keeps a word that ends where the ellipsis begins', () => {
  const name = 'Trunnion mounted ball valve 6 inch wide body'
  expect(truncate(name)).toBe('Trunnion mounted ball valve 6…')
  expect(truncate('abcdefghij abcdefghij abcdefghijk tail')).toBe('abcdefghij abcdefghij abcdefghijk…')
})

test('cuts a single word that is too long', () => {
  const shown = truncate('x'.repeat(80))
  expect(shown).toBe(`${'x'.repeat(33)}…`)
  expect(lengthOf(shown)).toBe(NAME_LIMIT)
})

test('never splits a grapheme, and counts it as one character', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(truncate(family.repeat(34))).toBe(family.repeat(34))
  expect(truncate(family.repeat(35))).toBe(`${family.repeat(33)}…`)
  expect(truncate('é'.repeat(40))).toBe(`${'é'.repeat(33)}…`)
})

test('ignores spaces around a name', () => {
  expect(truncate('   Ball valve   ')).toBe('Ball valve')
  expect(truncate(`${' '.repeat(40)}`)).toBe('')
})

test.each([1, 2, 5, 33, 34, 35, 60])('no name exceeds the limit (%i words)', words => {
  for (const letters of [1, 3, 9, 33, 34]) {
    const name = Array.from({ length: words }, () => 'w'.repeat(letters)).join(' ')
    expect(lengthOf(truncate(name))).toBeLessThanOrEqual(NAME_LIMIT)
  }
})
