import { expect, test, vi } from 'vitest'
import { dateFormat, formatDate } from './date.ts'

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
  '%j is not a plain day and stays unchanged',
  given => {
    expect(formatDate(given, 'en')).toBe(given)
  },
)

test('the year 1 means no date', () => {
  expect(formatDate('0001-01-01T00:00:00', 'en')).toBe('')
})

test('an unknown locale falls back to the English of the market', () => {
  expect(formatDate('2018-08-14', 'no_such')).toBe('14 August 2018')
})

test.each(['en', 'en-MY'])('in %s, writes a day as Intl does, without its slow start', locale => {
  const intl = new Intl.DateTimeFormat('en-MY', { dateStyle: 'long', timeZone: 'UTC' })
  const days = [0, 2, 999, 1582, 1900, 2024, 9999].flatMap(year =>
    Array.from({ length: 366 }, (_, index) => {
      const date = new Date(0)
      date.setUTCFullYear(year, 0, index + 1)
      return date
    }),
  )
  for (const date of days.filter(day => day.getUTCFullYear() !== 1 && day.getUTCFullYear() < 10_000)) {
    expect(formatDate(date.toISOString(), locale)).toBe(intl.format(date))
  }
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(formatDate('2018-08-14', locale)).toBe('14 August 2018')
  expect(made).not.toHaveBeenCalled()
})

test('creates one format for each locale and style', () => {
  expect(dateFormat('fr', { dateStyle: 'long' })).toBe(dateFormat('fr', { dateStyle: 'long' }))
  expect(dateFormat('fr', { dateStyle: 'long' })).not.toBe(dateFormat('fr', { dateStyle: 'short' }))
})
