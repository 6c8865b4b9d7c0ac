import { $user } from '#shared/session/session.ts'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** The requests made on this device, with their time. Only the server knows if anybody answered. */
const requests = createExpiringStorage('trade-widgets:asked:', YEAR)

const entryOf = (about: string): string => `${$user.get()?.id}:${about}`

/** Records that the member has asked about a subject, such as `product:7`. Call it when the server has confirmed it. */
export function noteRequest(about: string): void {
  requests.write(entryOf(about), {})
}

/** Returns the time of the member's last request about one of these subjects on this device. */
export function requestedAt(...about: string[]): Date | undefined {
  const latest = Math.max(...about.map(each => Number(requests.read(entryOf(each))?.savedAt ?? 0)))
  return latest > 0 ? new Date(latest) : undefined
}

export function clearRequests(userId: number): void {
  for (const entry of requests.keys(`${userId}:`)) requests.remove(entry)
}
