/** Days are texts such as `2026-12-31`. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day that is a number of days later; a negative number goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the moment that is a number of times 24 hours later; a negative number goes back. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

/** The last day that anybody means: later ones, such as 9999-12-31, stand for 'never' or are a slip. */
export const LAST_DAY = '2199-12-31'

/** Checks whether a text is a day that exists, from 1900 to `LAST_DAY`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && addDays(text, 0) === text && text >= '1900' && text <= LAST_DAY
}
