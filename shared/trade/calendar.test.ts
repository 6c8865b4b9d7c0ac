import { expect, test } from 'vitest'
import { addDays, daysLater, isDay } from './calendar.ts'

test.each(['1900-01-01', '2024-02-29', '2026-12-31', '2199-12-31'])('%s is a day', text => {
  expect(isDay(text)).toBe(true)
})

test.each([
  ...['', '2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '2026/01/01'],
  ...['1899-12-31', '2200-01-01', '9999-12-31', '12026-01-01', '2026-01-01T00:00:00Z', ' 2026-01-01'],
])('"%s" is none', text => {
  expect(isDay(text)).toBe(false)
})

test('days are added across months, leap days and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addDays('2026-10-30', 30)).toBe('2026-11-29')
  expect(daysLater(new Date('2026-03-28T23:30:00Z'), 2)).toEqual(new Date('2026-03-30T23:30:00Z'))
})
