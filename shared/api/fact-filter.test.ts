import { expect, test } from 'vitest'
import { type FactFilter, readFactFilters, writeFactFilters } from './fact-filter.ts'

const random = (seed: number) => () => {
  seed = (seed * 48271) % 2147483647
  return seed / 2147483647
}

test('values and ranges are read', () => {
  expect(readFactFilters('size:8",10";class:600#;rating:50..100;hot:..-29;power:1.5..')).toEqual([
    { key: 'size', values: ['8"', '10"'] },
    { key: 'class', values: ['600#'] },
    { key: 'rating', from: 50, to: 100 },
    { key: 'hot', to: -29 },
    { key: 'power', from: 1.5 },
  ])
})

test.each(['', ';', ':', 'size', 'size:', 'size:,,', ':8"', 'rating:..', '%', '%%%:%', 'size: '])(
  '%j is no harm',
  text => expect(readFactFilters(text).every(({ key }) => key !== '')).toBe(true),
)

test('a fact is chosen once', () => {
  expect(readFactFilters('size:8";size:10"')).toEqual([{ key: 'size', values: ['8"'] }])
})

test('what is written is read again, with any signs in values', () => {
  const next = random(7)
  const signs = [...'%;,:. "#x½é', '..', '%2C', '1..2']
  const word = () =>
    `a${Array.from({ length: 1 + next() * 5 }, () => signs[Math.floor(next() * signs.length)]).join('')}`
  for (let time = 0; time < 500; time += 1) {
    const filters: FactFilter[] = [
      { key: `k${word()}`, values: [...new Set([word(), word()])] },
      { key: 'range', from: Math.round(next() * 1000) / 10, to: 2000 },
    ]
    expect(readFactFilters(writeFactFilters(filters))).toEqual(filters)
  }
})

test('a random text is read, and then stays the same', () => {
  const next = random(11)
  const signs = [...'%;,:.0123456789-ab"# ', '..', '%2', '%3B', '\u{1f600}', '\ud800']
  for (let time = 0; time < 2000; time += 1) {
    const text = Array.from({ length: next() * 30 }, () => signs[Math.floor(next() * signs.length)]).join('')
    const filters = readFactFilters(text)
    expect(readFactFilters(writeFactFilters(filters))).toEqual(filters)
  }
})
