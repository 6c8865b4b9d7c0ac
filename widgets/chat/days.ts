import type { ChatMessage } from '#shared/api/chat.ts'

/** A message as it stands in the conversation. `day` is set where another day begins with it. */
export type Dated = { message: ChatMessage; number: number; day: string | undefined; time: string }

type Written = { day: string; time: string }

const unknown: Written = { day: '', time: '' }

/**
 * Numbers the messages from `first` on and says when they were written, in the reader's time zone. A time that can't be read stays as
 * the server wrote it.
 */
export function dated(messages: readonly ChatMessage[], first: number, locale: string, now: Date): Dated[] {
  const clock = clockOf(locale)
  let before = ''
  return messages.map((message, index) => {
    const { day, time } = clock(message.sentAt, now)
    const isNewDay = day !== '' && day !== before
    if (isNewDay) before = day
    return { message, number: first + index, day: isNewDay ? day : undefined, time }
  })
}

function clockOf(locale: string): (text: string, now: Date) => Written {
  const time = format(locale, { timeStyle: 'short' })
  const inYear = format(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const inOtherYear = format(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (text, now) => {
    const date = new Date(text)
    if (Number.isNaN(date.getTime())) return { ...unknown, time: text }
    const ago = daysBetween(date, now)
    const isNear = ago === 0 || ago === 1
    const isThisYear = date.getFullYear() === now.getFullYear()
    const day = isNear ? lately(locale, -ago) : (isThisYear ? inYear : inOtherYear).format(date)
    return { day, time: time.format(date) }
  }
}

/** Today and yesterday, as the locale says them at the start of a line. */
function lately(locale: string, days: number): string {
  const [first = '', ...rest] = relative(locale).format(days, 'day')
  return first.toLocaleUpperCase() + rest.join('')
}

/** Counted by midnights, whatever the hour is and however long the days are. */
function daysBetween(earlier: Date, later: Date): number {
  const noon = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12)
  return Math.round((noon(later) - noon(earlier)) / 86_400_000)
}

function format(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, style)
  } catch {
    return new Intl.DateTimeFormat('en', style)
  }
}

function relative(locale: string): Intl.RelativeTimeFormat {
  try {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  } catch {
    return new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  }
}
