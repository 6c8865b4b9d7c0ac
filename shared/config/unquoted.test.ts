import { expect, test } from 'vitest'
import { unquoted } from './unquoted.ts'

test.each(['“7”', '”7”', '„7“', '‘7’', '″7″', ' «7» ', '7'])('%s is read as 7', given => {
  expect(unquoted(given).trim()).toBe('7')
})

test.each(['5″', '“Best” valves', 'O’Brien', '', '"7"', 'a\n”'])('%j stays unchanged', given => {
  expect(unquoted(given)).toBe(given)
})
