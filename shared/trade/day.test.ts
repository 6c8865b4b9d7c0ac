import { expect, test } from 'vitest'
import { dayIn, endOfDay, isZone, LAST_ON_EARTH, lastZone, zoneNames } from './day.ts'

const KL = 'Asia/Kuala_Lumpur'
const HOUSTON = 'America/Chicago'
const KIRITIMATI = 'Pacific/Kiritimati'
const PAGO_PAGO = 'Pacific/Pago_Pago'

test.each([
  [KL, '2026-11-27', '2026-11-27T16:00:00.000Z'],
  [HOUSTON, '2026-11-27', '2026-11-28T06:00:00.000Z'],
  [KIRITIMATI, '2026-11-27', '2026-11-27T10:00:00.000Z'],
  [PAGO_PAGO, '2026-11-27', '2026-11-28T11:00:00.000Z'],
  [LAST_ON_EARTH, '2026-11-27', '2026-11-28T12:00:00.000Z'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-02-28', '2026-02-28T18:15:00.000Z'],
  // Clocks change on these days.
  [HOUSTON, '2026-03-08', '2026-03-09T05:00:00.000Z'],
  [HOUSTON, '2026-11-01', '2026-11-02T06:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-05T13:30:00.000Z'],
  // At midnight: skipped, and passed twice.
  ['America/Sao_Paulo', '2018-11-03', '2018-11-04T03:00:00.000Z'],
  ['America/Havana', '2026-03-07', '2026-03-08T05:00:00.000Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-29T22:00:00.000Z'],
  ['America/St_Johns', '2006-10-28', '2006-10-29T03:30:00.000Z'],
  // Samoa left out the 30th.
  ['Pacific/Apia', '2011-12-29', '2011-12-30T10:00:00.000Z'],
])('in %s the %s is over at %s', (zone, day, end) => {
  const over = endOfDay(day, zone)
  expect(over.toISOString()).toBe(end)
  expect(dayIn(over, zone) > day).toBe(true)
})

test('a day ends where it ends last', () => {
  const zones = [KIRITIMATI, HOUSTON, KL] as const
  expect(endOfDay('2026-11-27', ...zones)).toEqual(endOfDay('2026-11-27', HOUSTON))
  expect(lastZone('2026-11-27', [...zones])).toBe(HOUSTON)
  // London is ahead of UTC in summer only.
  expect(lastZone('2026-07-01', ['Europe/London', 'UTC'])).toBe('UTC')
  expect(lastZone('2026-12-01', ['Europe/London', 'UTC'])).toBe('Europe/London')
})

test('one moment is on three days', () => {
  const moment = new Date('2026-11-28T10:30:00Z')
  expect([KIRITIMATI, KL, PAGO_PAGO].map(zone => dayIn(moment, zone))).toEqual([
    '2026-11-29',
    '2026-11-28',
    '2026-11-27',
  ])
})

test.each([
  [KL, '2026-11-27', 'Kuala Lumpur', 'UTC+8'],
  [HOUSTON, '2026-11-27', 'Chicago', 'UTC-6'],
  [HOUSTON, '2026-07-27', 'Chicago', 'UTC-5'],
  ['Asia/Kathmandu', '2026-11-27', 'Kathmandu', 'UTC+5:45'],
  ['America/St_Johns', '2026-11-27', 'St Johns', 'UTC-3:30'],
  ['America/Argentina/Buenos_Aires', '2026-11-27', 'Buenos Aires', 'UTC-3'],
  ['UTC', '2026-11-27', '', 'UTC'],
  [LAST_ON_EARTH, '2026-11-27', '', 'UTC-12'],
])('%s is named on %s: %s %s', (zone, day, city, offset) => {
  expect(zoneNames(day, zone)).toEqual({ city, offset })
})

test('a zone is an IANA name', () => {
  expect([KL, 'UTC', LAST_ON_EARTH].map(isZone)).toEqual([true, true, true])
  const others = ['', '+08:00', 'GMT+8', 'Asia/Nowhere', '<b>', 'Asia/Kuala_Lumpur\nBcc: a@b.test']
  expect(others.filter(isZone)).toEqual([])
})
