import { element } from './element.ts'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const shortDay = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** A moment as the reader's country writes it; text that is no date stays as it is. */
function moment(format: Intl.DateTimeFormat, iso: string): HTMLElement {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return element('span', {}, iso)
  return element('time', { datetime: date.toISOString() }, format.format(date))
}

export const onDay = (iso: string) => moment(day, iso)
export const atTime = (iso: string) => moment(time, iso)
/** The time of what is of today, else the day. */
export const lately = (iso: string) =>
  dayOf(iso) === day.format(new Date()) ? atTime(iso) : moment(shortDay, iso)

export const onDayAtTime = (iso: string) => moment(dayAndTime, iso)

/** The same text for two moments of one day. */
export const dayOf = (iso: string) => onDay(iso).textContent ?? ''
