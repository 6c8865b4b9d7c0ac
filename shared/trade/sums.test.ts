import { expect, test } from 'vitest'
import { costsNothing, sumOf, totalsOf } from './sums.ts'

const offer = (currency: string, price: string, priceBasis: 'unit' | 'lump sum' = 'unit') => ({
  currency,
  price,
  priceBasis,
})

test.each([
  ['MYR', '0.3333', '3', '1'],
  ['MYR', '1.0050', '1', '1.01'],
  ['MYR', '0.1', '3', '0.3'],
  ['JPY', '12.5', '3', '38'],
  ['IDR', '12500', '1.5', '18750'],
  ['KWD', '0.0125', '1', '0.013'],
  ['MYR', '999999999999.9999', '1000', '999999999999999.9'],
])('%s %s for each of %s is %s', (currency, price, quantity, sum) => {
  expect(sumOf(offer(currency, price), quantity)).toBe(sum)
})

test('a price for all of it is the sum, and a price for one needs a quantity', () => {
  expect(sumOf(offer('MYR', '500', 'lump sum'), null)).toBe('500')
  expect(sumOf(offer('MYR', '500', 'lump sum'), '7')).toBe('500')
  expect(sumOf(offer('MYR', '500'), null)).toBeNull()
})

test('an amount below half of the smallest coin costs nothing', () => {
  expect(costsNothing(offer('MYR', '0.0004'), '12')).toBe(true)
  expect(costsNothing(offer('MYR', '0.0004'), '13')).toBe(false)
  expect(costsNothing(offer('MYR', '0.0004'), null)).toBe(false)
})

test('totals add up the rounded amounts of each currency, unless one of them is unknown', () => {
  const priced = [
    { offer: offer('MYR', '0.3333'), quantity: '1' },
    { offer: offer('MYR', '0.3333'), quantity: '1' },
    { offer: offer('MYR', '0.3333'), quantity: '1' },
    { offer: offer('USD', '10'), quantity: '2' },
    { offer: offer('EUR', '10'), quantity: '2' },
    { offer: offer('EUR', '10'), quantity: null },
  ]
  expect(totalsOf(priced)).toEqual([
    { currency: 'MYR', amount: '0.99' },
    { currency: 'USD', amount: '20' },
  ])
})
