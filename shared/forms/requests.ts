import { $user } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** What was asked for on this device, and when; whether anybody answers, only the server knows. */
const requests = createExpiringStorage('trade-widgets:asked:', YEAR)

const entryOf = (about: string): string => `${$user.get()?.id}:${about}`

/** Notes that the member has asked about something, such as `product:7`: call it when the server has confirmed it. */
export function noteRequest(about: string): void {
  requests.write(entryOf(about), {})
}

/** When the member has asked last about one of these on this device. */
export function requestedAt(...about: string[]): Date | undefined {
  const latest = Math.max(...about.map(each => Number(requests.read(entryOf(each))?.savedAt ?? 0)))
  return latest > 0 ? new Date(latest) : undefined
}

/** On a sign-out by choice: call it before the sign-out. */
export function clearRequests(userId: number): void {
  for (const entry of requests.keys(`${userId}:`)) requests.remove(entry)
}
