import { describe, expect, test } from 'vitest'
import { dnOf, fromOtherUnit, inOtherUnit, isMeasureIn, measureOf, NOMINAL } from './units.ts'

test.each([
  ['8"', 8, 'in'],
  ['1-1/2″', 1.5, 'in'],
  ['2-9/16"', 2.5625, 'in'],
  ['6 inchi', 6, 'in'],
  ['6 inc', 6, 'in'],
  ['DN 200', 8, 'in'],
  ['8" · DN 200', 8, 'in'],
  ['600#', 600, 'lb'],
  ['1,300 hp', 969410, 'w'],
  ['37 kW', 37000, 'w'],
  ['5,000 psi', 344.738, 'bar'],
  ['102.1 bar', 102.1, 'bar'],
  ['58 bar at 20 °C', 58, 'bar'],
  ['60 mbar', 0.06, 'bar'],
  ['-29 °C', -29, '°c'],
  ['−46 °C', -46, '°c'],
  ['212 °F', 100, '°c'],
  ['480 m³/h', 2113.44, 'gpm'],
  ['2,000 l/min at 1.7 bar', 528.4, 'gpm'],
  ['6.1 m', 6100, 'mm'],
  ['3.15 t', 3150, 'kg'],
])('%s is %d %s', (text, number, unit) => {
  expect(measureOf(text)).toEqual({ number, unit })
})

test.each([
  ['294 psi', 'bar', true],
  ['DN 200', NOMINAL, true],
  ['8"', 'in', true],
  ['8 bar', NOMINAL, false],
  ['8', NOMINAL, false],
])('%s in %s: %s', (text, unit, isIn) => {
  expect(isMeasureIn(text, unit)).toBe(isIn)
})

test.each(['0-250 bar', 'RTJ', '28.26 kg/m', 'Range 2, 9.3 m', '10 a box', 'M', ''])(
  '%s is no number',
  text => {
    expect(measureOf(text)).toBeUndefined()
  },
)

describe('the other unit', () => {
  test.each([
    [8, NOMINAL, 200],
    [0.5, NOMINAL, 15],
    [100, 'bar', 1450.38],
    [100, '°c', 212],
  ])('of %d %s is %d', (number, unit, other) => {
    expect(inOtherUnit(number, unit)).toBeCloseTo(other)
    expect(fromOtherUnit(other, unit)).toBeCloseTo(number)
  })

  test('is missing for a measure that has one unit, and for a size that is no DN', () => {
    expect(inOtherUnit(50, 'hz')).toBeUndefined()
    expect(dnOf(9.625)).toBeUndefined()
  })
})
