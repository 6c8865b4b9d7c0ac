import type { ChatMessage } from '#shared/api/chat.ts'
import { dateFormat, isMarketEnglish, MONTHS } from '#shared/trade/date.ts'

/** A message with its date and time. `day` is set on the first message of each day. */
export type Dated = { message: ChatMessage; number: number; day: string | undefined; time: string }

/**
 * Returns the messages from `first` on, with times in the reader's time zone. An unreadable time stays as it is. Without `now`
 * they get the room for a time: a server does not know the time zone.
 */
export function dated(
  messages: readonly ChatMessage[],
  first: number,
  locale: string,
  now: Date | undefined,
): Dated[] {
  const format = isMarketEnglish(locale) ? english : formatOf(locale)
  let before = ''
  return messages.slice(first).map((message, index) => {
    const number = first + index
    const date = new Date(message.sentAt)
    if (!now || Number.isNaN(date.getTime()))
      return { message, number, day: undefined, time: now ? message.sentAt : '\xa0' }
    const day = dayName(date, now, format)
    const isNewDay = day !== before
    before = day
    return { message, number, day: isNewDay ? day : undefined, time: format.time(date) }
  })
}

/** Returns the time of a message as a narrow list shows it: the time for today, otherwise the day without weekday. */
export function whenSaid(sentAt: string, locale: string, now: Date): string {
  const date = new Date(sentAt)
  if (Number.isNaN(date.getTime())) return sentAt
  const format = isMarketEnglish(locale) ? english : formatOf(locale)
  if (daysBetween(date, now) === 0) return format.time(date)
  return dayName(date, now, { ...format, day: format.shortDay })
}

function dayName(date: Date, now: Date, format: Format): string {
  const ago = daysBetween(date, now)
  if (ago === 0) return format.today
  if (ago === 1) return format.yesterday
  return date.getFullYear() === now.getFullYear() ? format.day(date) : format.dayAndYear(date)
}

type Format = {
  time: (date: Date) => string
  day: (date: Date) => string
  shortDay: (date: Date) => string
  dayAndYear: (date: Date) => string
  today: string
  yesterday: string
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const english: Format = {
  time: date => {
    const hours = date.getHours()
    return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
  },
  day: date => `${WEEKDAYS[date.getDay()]}, ${date.getDate()} ${MONTHS[date.getMonth()]}`,
  shortDay: date => `${date.getDate()} ${MONTHS[date.getMonth()]?.slice(0, 3)}`,
  dayAndYear: date => `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`,
  today: 'Today',
  yesterday: 'Yesterday',
}

let latest: { locale: string; format: Format } | undefined

function formatOf(locale: string): Format {
  if (latest?.locale === locale) return latest.format
  const inYear = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  // A locale that the browser supports, even if the host has set another.
  const relative = new Intl.RelativeTimeFormat(inYear.resolvedOptions().locale, { numeric: 'auto' })
  const format = {
    time: dateFormat(locale, { timeStyle: 'short' }).format,
    day: inYear.format,
    shortDay: dateFormat(locale, { day: 'numeric', month: 'short' }).format,
    dayAndYear: dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format,
    today: capitalized(relative.format(0, 'day')),
    yesterday: capitalized(relative.format(-1, 'day')),
  }
  latest = { locale, format }
  return format
}

function capitalized([first = '', ...rest]: string): string {
  return first.toLocaleUpperCase() + rest.join('')
}

/** Counts days by midnights, regardless of the hour and the length of the days. */
function daysBetween(earlier: Date, later: Date): number {
  const noon = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12)
  return Math.round((noon(later) - noon(earlier)) / 86_400_000)
}
