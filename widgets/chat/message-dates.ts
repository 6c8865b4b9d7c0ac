import type { ChatMessage } from '#shared/api/chat.ts'
import { dateFormat } from '#shared/ui/date.ts'

/** A message as it stands in the conversation. `day` is set where another day begins with it. */
export type Dated = { message: ChatMessage; number: number; day: string | undefined; time: string }

/** The messages from `first` on and when they were written, in the reader's time zone. A time that can't be read stays as it is. */
export function dated(messages: readonly ChatMessage[], first: number, locale: string, now: Date): Dated[] {
  const clock = dateFormat(locale, { timeStyle: 'short' })
  const nameOf = dayNames(locale, now)
  let before = ''
  return messages.slice(first).map((message, index) => {
    const number = first + index
    const date = new Date(message.sentAt)
    if (Number.isNaN(date.getTime())) return { message, number, day: undefined, time: message.sentAt }
    const day = nameOf(date)
    const isNewDay = day !== before
    before = day
    return { message, number, day: isNewDay ? day : undefined, time: clock.format(date) }
  })
}

function dayNames(locale: string, now: Date): (date: Date) => string {
  const inYear = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const inOtherYear = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  // One that the browser knows, whatever the host has set.
  const relative = new Intl.RelativeTimeFormat(inYear.resolvedOptions().locale, { numeric: 'auto' })
  return date => {
    const ago = daysBetween(date, now)
    if (ago !== 0 && ago !== 1) {
      return (date.getFullYear() === now.getFullYear() ? inYear : inOtherYear).format(date)
    }
    const [first = '', ...rest] = relative.format(-ago, 'day')
    return first.toLocaleUpperCase() + rest.join('')
  }
}

/** Counted by midnights, whatever the hour is and however long the days are. */
function daysBetween(earlier: Date, later: Date): number {
  const noon = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12)
  return Math.round((noon(later) - noon(earlier)) / 86_400_000)
}
