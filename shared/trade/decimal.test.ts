import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#shared/testing/seed.ts'
import {
  compareDecimals,
  type Decimal,
  decimalText,
  minus,
  parseDecimal,
  plus,
  rounded,
  shortest,
  times,
  ZERO,
} from './decimal.ts'

const read = (text: string): Decimal => {
  const decimal = parseDecimal(text)
  if (!decimal) throw new Error(`"${text}" is not a decimal`)
  return decimal
}

test.each([
  ['0.1', '0.2', '0.3', '-0.1', '0.02'],
  ['1250.50', '0.5', '1251', '1250', '625.25'],
  ['100', '100', '200', '0', '10000'],
  ['0.3333', '3', '3.3333', '-2.6667', '0.9999'],
  ['999999999999.9999', '999999999999.9999', '1999999999999.9998', '0', '999999999999999800000000.00000001'],
])('%s and %s: sum, difference and product', (one, other, sum, difference, product) => {
  const [a, b] = [read(one), read(other)]
  expect([plus(a, b), minus(a, b), times(a, b)].map(decimalText)).toEqual([sum, difference, product])
})

test.each([
  ['0.005', 2, '0.01'],
  ['0.0049', 2, '0'],
  ['1.0050', 2, '1.01'],
  ['12500.5', 0, '12501'],
  ['12.5', 4, '12.5'],
])('%s with %i digits after the point is %s', (text, digits, expected) => {
  expect(decimalText(rounded(read(text), digits))).toBe(expected)
})

test('a stored decimal is shown without zeros at its end', () => {
  expect(['10.000', '1250.50', '0.10', '7'].map(shortest)).toEqual(['10', '1250.5', '0.1', '7'])
})

test.each(['', '.5', '5.', '-1', '+1', '1e5', '1,5', ' 1', '1'.repeat(25)])('"%s" is no decimal', text => {
  expect(parseDecimal(text)).toBeNull()
})

test('any decimals are added, subtracted and ordered as whole numbers are', () => {
  const hundredths = fc.bigInt({ min: 0n, max: 10n ** 18n })
  const textOf = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
  fc.assert(
    fc.property(hundredths, hundredths, (one, other) => {
      const [a, b] = [read(textOf(one)), read(textOf(other))]
      expect(compareDecimals(plus(a, b), read(textOf(one + other)))).toBe(0)
      expect(compareDecimals(minus(plus(a, b), b), a)).toBe(0)
      expect(Math.sign(compareDecimals(a, b))).toBe(one < other ? -1 : Number(one > other))
      expect(compareDecimals(minus(a, a), ZERO)).toBe(0)
      expect(parseDecimal(decimalText(a))).toMatchObject(read(decimalText(a)))
    }),
    { seed },
  )
})
