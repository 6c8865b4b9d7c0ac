import { isDay } from './calendar.ts'

/** When an offer delivers: on a day, or between two numbers of days after the order. */
export type Delivery = { from: 'calendar'; day: string } | { from: 'order'; min: number; max: number }

const LENGTHS = { day: [1, 1], week: [7, 7], month: [28, 31] } as const

const DURATION =
  /^(\d{1,3})\s*(day|week|month)s?(?:\s*(?:aro|(?:after|from)\s+(?:the\s+)?(?:order|po|purchase order|receipt of (?:order|po))))?\.?$/i

/** Reads a seller's words about delivery, such as `6 weeks after order`. Returns null unless they say one time only. */
export function parseDelivery(words: string): Delivery | null {
  const text = words.trim()
  if (isDay(text)) return { from: 'calendar', day: text }
  const [, count, unit] = DURATION.exec(text) ?? []
  if (!count || !unit) return null
  const [min, max] = LENGTHS[unit.toLowerCase() as keyof typeof LENGTHS]
  return { from: 'order', min: Number(count) * min, max: Number(count) * max }
}

/** Checks whether one delivery is certainly not later than the other. A day and a duration cannot be compared. */
export function isNotLater(one: Delivery, other: Delivery): boolean {
  if (one.from === 'calendar') return other.from === 'calendar' && one.day <= other.day
  if (other.from === 'calendar') return false
  return one.max <= other.min || (one.min === other.min && one.max === other.max)
}
