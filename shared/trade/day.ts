import { BoundedMap } from '#shared/stores/bounded-map.ts'
import { DAY_MS } from './calendar.ts'

/** A zone is an IANA name such as `Asia/Kuala_Lumpur`. */

/** The zone in which each day ends last. */
export const LAST_ON_EARTH = 'Etc/GMT+12'

/** Returns the day of a moment in a zone. */
export function dayIn(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetAt(moment, zone)).toISOString().slice(0, 10)
}

/** Returns the moment at which a day is over in all of the zones. */
export function endOfDay(day: string, ...zones: readonly string[]): Date {
  return new Date(Math.max(...zones.map(zone => endIn(day, zone))))
}

/** Returns the zone in which a day ends last. */
export function lastZone(day: string, zones: readonly [string, ...string[]]): string {
  return zones.reduce((last, zone) => (endIn(day, zone) > endIn(day, last) ? zone : last))
}

/** Returns true for the IANA name of a zone that this program knows. */
export function isZone(name: string): boolean {
  if (!/^[a-z][\w+/-]{1,60}$/i.test(name)) return false
  try {
    offsetAt(new Date(0), name)
    return true
  } catch {
    return false
  }
}

/** Returns the zone of this device, or undefined if it tells none. */
export function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isZone(timeZone) ? timeZone : undefined
}

/** Returns the place of a zone and its difference from UTC at the end of a day: 'Kuala Lumpur', 'UTC+8'. */
export function zoneNames(day: string, zone: string): { city: string; offset: string } {
  const minutes = offsetAt(new Date(endIn(day, zone) - 1), zone) / 60_000
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const sign = minutes < 0 ? '-' : '+'
  const difference = minutes === 0 ? '' : `${sign}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
  const isPlace = zone.includes('/') && !zone.startsWith('Etc/')
  return {
    city: isPlace ? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') : '',
    offset: `UTC${difference}`,
  }
}

/**
 * Returns the first moment of the next day. Where clocks pass midnight twice, it is the second time; where they skip it, the
 * moment at which they do.
 */
function endIn(day: string, zone: string): number {
  const midnight = Date.parse(day) + DAY_MS
  const candidates = [midnight - DAY_MS, midnight + DAY_MS].map(
    near => midnight - offsetAt(new Date(near), zone),
  )
  const real = candidates.filter(at => at + offsetAt(new Date(at), zone) === midnight)
  return Math.max(...(real.length > 0 ? real : candidates))
}

/** A format takes long to make and much room, and visitors name zones. */
const formats = new BoundedMap<string, Intl.DateTimeFormat>('clocks of time zones', 100)

/** Returns the milliseconds by which the clocks of a zone are ahead of UTC. Throws a RangeError for an unknown zone. */
function offsetAt(moment: Date, zone: string): number {
  const format = formats.kept(
    zone,
    () => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }),
  )
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  const length = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -length : length
}
