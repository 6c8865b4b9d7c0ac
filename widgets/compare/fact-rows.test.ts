import { expect, test } from 'vitest'
import { factRows } from './fact-rows.ts'

test('facts are aligned by name, in the order in which they first appear', () => {
  const rows = factRows([
    [
      ['Size', '8"'],
      ['Class', '600'],
    ],
    [
      ['class', '600'],
      ['Ends', 'RTJ'],
      [' SIZE ', '6"'],
    ],
  ])
  expect(rows).toEqual([
    { name: 'Size', values: ['8"', '6"'], agreement: 'different' },
    { name: 'Class', values: ['600', '600'], agreement: 'same' },
    { name: 'Ends', values: ['', 'RTJ'], agreement: 'partly' },
  ])
})

test.each([
  [['ASTM A105', ' astm  a105 '], 'same'],
  [['8"', '8 in'], 'different'],
  [['DN200', 'DN 200'], 'different'],
  [['1.0', '1'], 'different'],
  [['New', '', 'New'], 'partly'],
  [['New', '', 'Used'], 'different'],
] as const)('%j are %s: units and figures are not guessed', (values, agreement) => {
  expect(factRows(values.map(value => [['Fact', value]])).map(row => row.agreement)).toEqual([agreement])
})

test('a fact that nobody states has no row, and one stated twice keeps both values', () => {
  expect(factRows([[['Material', '']], [['Material', ' ']], []])).toEqual([])
  const twice = factRows([
    [
      ['Material', 'ASTM A105'],
      ['Material', 'astm a105'],
      ['Material', 'F316 trim'],
    ],
  ])
  expect(twice[0]?.values).toEqual(['ASTM A105; F316 trim'])
})
