import { expect, test } from 'vitest'
import { formatDate } from './date.ts'

test.each([
  ['2018-08-14', 'en-GB', '14 August 2018'],
  ['2018-08-14T00:00:00', 'en-GB', '14 August 2018'],
  ['2018-08-14T23:30:00+08:00', 'en-GB', '14 August 2018'],
  ['2018-08-14 09:00:00', 'en-US', 'August 14, 2018'],
  ['14 Aug 2018', 'en-GB', '14 August 2018'],
  ['August 14, 2018', 'en', '14 August 2018'],
  ['2018-08-14', 'en-MY', '14 August 2018'],
  ['August 14, 2018', 'ms', '14 Ogos 2018'],
  ['12 March 2009', 'de', '12. März 2009'],
])('%s in %s is %s', (given, locale, shown) => {
  expect(formatDate(given, locale)).toBe(shown)
})

test.each(['05/08/2018', '2018', '2018-02-31', '31 February 2018', 'last year', 'Q3 2018', ''])(
  '%j is no plain day and stays as it is',
  given => {
    expect(formatDate(given, 'en')).toBe(given)
  },
)

test('the year 1 stands for no date', () => {
  expect(formatDate('0001-01-01T00:00:00', 'en')).toBe('')
})

test('a locale that does not exist gets the English of the market', () => {
  expect(formatDate('2018-08-14', 'no_such')).toBe('14 August 2018')
})
