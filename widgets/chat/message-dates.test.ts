import { expect, test, vi } from 'vitest'
import { dated, whenSaid } from './message-dates.ts'

const now = new Date(2026, 10, 21, 9, 30)

const written = (locale: string, ...times: string[]): [string | undefined, string][] =>
  dated(
    times.map(sentAt => ({ side: 'client', body: 'Hello', sentAt })),
    0,
    locale,
    now,
  ).map(({ day, time }) => [day, time.replace(/\s/g, ' ')])

test('names a day at its first message: by distance, by weekday, or with its year', () => {
  expect(
    written(
      'en-GB',
      '2025-12-31T23:59:00',
      '2026-11-02T08:05:00',
      '2026-11-02T18:05:00',
      '2026-11-20T23:59:59',
      '2026-11-21T00:00:00',
    ),
  ).toEqual([
    ['31 December 2025', '23:59'],
    ['Monday 2 November', '08:05'],
    [undefined, '18:05'],
    ['Yesterday', '23:59'],
    ['Today', '00:00'],
  ])
})

test('in the English of the market, writes days and minutes as Intl does, without Intl', () => {
  const as = (style: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat('en-MY', style).format(date)
  const inYear = as({ weekday: 'long', day: 'numeric', month: 'long' })
  const inOtherYear = as({ day: 'numeric', month: 'long', year: 'numeric' })
  const clock = as({ timeStyle: 'short' })
  const dates = [2025, 2026].flatMap(year =>
    Array.from({ length: 300 }, (_, index) => new Date(year, 0, index + 1, index % 24, index % 60)),
  )
  const expected = dates.map(date => [
    (date.getFullYear() === 2026 ? inYear : inOtherYear)(date),
    clock(date).replace(/\s/g, ' '),
  ])
  const times = dates.map(date => date.toISOString())
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(written('en', ...times)).toEqual(expected)
  expect(written('en-MY', '2026-11-20T23:59', '2026-11-21T00:00')).toEqual([
    ['Yesterday', '11:59 pm'],
    ['Today', '12:00 am'],
  ])
  expect(made).not.toHaveBeenCalled()
})

test('follows the locale', () => {
  expect(written('ms', '2026-11-21T14:05:00')).toEqual([['Hari ini', '2:05 PTG']])
  expect(written('not a locale', '2026-11-21T14:05:00')).toEqual([['Today', '2:05 pm']])
})

test('shows a time with a zone in the time zone of the reader', () => {
  const here = new Date('2026-11-20T12:00:00Z')
  const shown = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(here)
  expect(written('en-GB', '2026-11-20T12:00:00Z')[0]?.[1]).toBe(shown)
})

test('an unreadable time stays as the server wrote it, without a day', () => {
  expect(written('en', 'just now')).toEqual([[undefined, 'just now']])
})

test.each([
  ['en', '2026-11-21T00:05:00', '12:05 am'],
  ['en', '2026-11-20T08:05:00', 'Yesterday'],
  ['en', '2026-09-02T08:05:00', '2 Sep'],
  ['ms', '2026-11-02T08:05:00', '2 Nov'],
  ['en', '2025-12-31T23:59:00', '31 December 2025'],
])('in %s, a list of conversations shows %s as %s', (locale, sentAt, shown) => {
  expect(whenSaid(sentAt, locale, now)).toBe(shown)
})
