import { describe, expect, test } from 'vitest'
import { currencyDigits, moneyText, priceInMoney, RATE, readPrice } from './money.ts'
import { readNumber, unmistakable } from './typed-number.ts'

/** What was typed in a currency, and what it means: one number, two that are asked about, or the reason against it. */
const PRICES: readonly (readonly [currency: string, typed: string, ...meant: string[]])[] = [
  ['IDR', '12.500', '12500'],
  ['IDR', '12,500', '12500'],
  ['IDR', '12.000', '12000'],
  ['IDR', '1.234.567', '1234567'],
  ['IDR', '12.500,00', '12500'],
  ['IDR', 'Rp 12.500', '12500'],
  ['IDR', 'Rp 12.500,-', '12500'],
  ['IDR', '12500', '12500'],
  ['IDR', '12.5', 'fraction'],
  ['IDR', '12,50', 'fraction'],
  ['IDR', '12.500,75', 'fraction'],
  ['JPY', '1,250', '1250'],
  ['JPY', '1.250', '1250'],
  ['JPY', '¥1,250', '1250'],
  ['JPY', '1250.5', 'fraction'],
  ['KRW', '3.500.000', '3500000'],
  ['KRW', '₩ 3,500', '3500'],
  ['VND', '12.500', '12500'],
  ['CLP', '12.500', '12500'],
  ['EUR', '1.250', '1250', '1.25'],
  ['EUR', '1,250', '1250', '1.25'],
  ['EUR', '12.500', '12500', '12.5'],
  ['EUR', '€ 12.500', '12500', '12.5'],
  ['EUR', '12.500 EUR', '12500', '12.5'],
  ['EUR', '12.500,00', '12500.00'],
  ['EUR', '12,500.00', '12500.00'],
  ['EUR', '12.500,-', '12500.00'],
  ['EUR', '12,-', '12.00'],
  ['EUR', "1'250.–", '1250.00'],
  ['EUR', '12,50', '12.50'],
  ['EUR', '12,5', '12.5'],
  ['EUR', '0,125', '0.125'],
  ['EUR', ',5', '0.5'],
  ['EUR', '1 234,50', '1234.50'],
  ['EUR', '1\u202f234,50', '1234.50'],
  ['EUR', '1\u00a0234', '1234'],
  ['EUR', '1.234.567', '1234567'],
  ['EUR', '1.234.567,89', '1234567.89'],
  ['GBP', "1'234.50", '1234.50'],
  ['GBP', '1’234', '1234'],
  ['MYR', 'RM 12.50', '12.50'],
  ['MYR', 'myr 12,500.5', '12500.5'],
  ['MYR', '999.999', '999999', '999.999'],
  ['MYR', '1234.567', '1234.567'],
  ['MYR', '12.3450', '12.3450'],
  ['MYR', '1,234.567', '1234.567'],
  ['MYR', '12.', '12'],
  ['MYR', '0012.50', '12.50'],
  ['MYR', '0.3333', '0.3333'],
  ['MYR', '0.33333', 'fraction'],
  ['USD', 'US$ 1,250.00', '1250.00'],
  ['USD', '$4.50', '4.50'],
  ['INR', '12,34,567.50', '1234567.50'],
  ['INR', '1,00,000', '100000'],
  ['AED', '١٢٫٥', '12.5'],
  ['CNY', '１２．５', '12.5'],
  ['KWD', '1.250', '1250', '1.25'],
  ['MYR', '0', 'zero'],
  ['MYR', '0.00', 'zero'],
  ['MYR', '-5', 'number'],
  ['MYR', '1e5', 'number'],
  ['MYR', 'USD 5', 'number'],
  ['MYR', '12 50', 'number'],
  ['MYR', '1.2.3', 'number'],
  ['MYR', '1,23,4', 'number'],
  ['MYR', '12-15', 'number'],
  ['MYR', 'about 12', 'number'],
  ['MYR', '1234567890123', 'size'],
  ['MYR', '', 'empty'],
  ['MYR', '   ', 'empty'],
]

function meaningOf(typed: string, currency: string): readonly string[] {
  const reading = readPrice(typed, currency)
  if (reading.at === 'read') return [reading.value]
  if (reading.at === 'doubt') return reading.values
  return [reading.at === 'wrong' ? reading.why : reading.at]
}

test.each(PRICES)('%s: %s means %s', (currency, typed, ...meant) => {
  expect(meaningOf(typed, currency)).toEqual(meant)
})

test('what is chosen of two readings can be read in one way only', () => {
  for (const [currency, typed] of PRICES)
    for (const value of meaningOf(typed, currency).filter(each => /^\d/.test(each)))
      expect(meaningOf(unmistakable(value), currency).map(Number)).toEqual([Number(value)])
  expect(['12.345', '12.5', '12500', '0.125'].map(unmistakable)).toEqual([
    '12.3450',
    '12.50',
    '12500',
    '0.1250',
  ])
})

test('an exchange rate is read like a price, with more digits', () => {
  expect(readNumber('4,4525', RATE)).toEqual({ at: 'read', value: '4.4525' })
  expect(readNumber('16.250', RATE)).toEqual({ at: 'doubt', values: ['16250', '16.25'] })
  expect(readNumber('0,00027512', RATE)).toEqual({ at: 'read', value: '0.00027512' })
})

describe('amounts', () => {
  const text = (...given: Parameters<typeof moneyText>): string =>
    moneyText(...given).replaceAll('\u00a0', ' ')

  test.each([
    ['MYR', '12500.5', 'MYR 12,500.50'],
    ['IDR', '12500', 'IDR 12,500'],
    ['JPY', '12500', 'JPY 12,500'],
    ['KRW', '12500', 'KRW 12,500'],
    ['KWD', '1.25', 'KWD 1.250'],
    ['MYR', '900719925474099312.34', 'MYR 900,719,925,474,099,312.34'],
    ['', '12.5', '12.50'],
    ['pcs', '12.5', 'PCS 12.50'],
    ['a long word', '12.5', 'a long word 12.50'],
  ])('%s %s is %s', (currency, amount, shown) => {
    expect(text(currency, amount, 'en')).toBe(shown)
  })

  test('a price has all its digits', () => {
    const [unit, whole] = [priceInMoney('MYR', '0.3333', 'en'), priceInMoney('IDR', '12500', 'en')]
    expect([unit, whole].map(each => each.replaceAll('\u00a0', ' '))).toEqual(['MYR 0.3333', 'IDR 12,500'])
  })

  test('the digits of a currency are those in which it is traded', () => {
    expect(['MYR', 'IDR', 'JPY', 'KRW', 'VND', 'CLP', 'KWD', '', '???'].map(currencyDigits)).toEqual([
      2, 0, 0, 0, 0, 0, 3, 2, 2,
    ])
  })
})
