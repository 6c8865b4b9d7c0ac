import { assert, constantFrom, double, maxSafeInteger, oneof, property } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { seed } from '#shared/testing/seed.ts'
import { formatNumber } from './number.ts'

const locales = ['en', 'en-MY', 'en-GB', 'en-US', 'en-IN', 'en-ZA', 'ms', 'de', 'ar-EG']

test('formats a number as Intl does', () => {
  assert(
    property(
      oneof(maxSafeInteger(), double(), constantFrom(0, -0, 999, 1000, -1000, 999_999, 1_000_000)),
      constantFrom(...locales),
      (value, locale) => {
        expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value))
      },
    ),
    { seed },
  )
})

test('formats counts in English without Intl, which is slow to start', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect(formatNumber(1_234_567, 'en-MY')).toBe('1,234,567')
  expect(formatNumber(12, 'en')).toBe('12')
  expect(made).not.toHaveBeenCalled()
})

test('leaves a number plain in an unknown locale', () => {
  expect(formatNumber(1_234_567, 'no_such')).toBe('1234567')
})
