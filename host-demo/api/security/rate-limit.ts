import { eq, gt, lte, or, sql } from 'drizzle-orm'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import { rateWindow } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import type { LimitName } from './limits.ts'
import { hashSecret } from './secrets.ts'

const errors = texts('error.attempts', {
  many: 'Too many attempts. Please try again in {time}.',
  seconds_one: '1 second',
  seconds_other: '{count} seconds',
  minutes_one: '1 minute',
  minutes_other: '{count} minutes',
})

/** Counts one attempt of `subject` (an address, an account). Throws an HttpError 429 after too many. */
export async function countAttempt(api: Api, name: LimitName, subject: string | number): Promise<void> {
  const seconds = await secondsToWait(api, name, subject)
  if (seconds > 0) {
    throw new HttpError(429, errors.many({ time: inWords(seconds) }), { retryAfter: seconds })
  }
}

/** Counts one attempt and returns the seconds to wait. Processes share the count, which is in the database. */
export async function secondsToWait(
  { orm, settings }: Api,
  name: LimitName,
  subject: string | number,
): Promise<number> {
  const limit = settings.limits[name]
  const now = settings.clock()
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  // A window that ends later than a new one would was opened before the clock was set back.
  const isOver = or(lte(rateWindow.endsAt, now), gt(rateWindow.endsAt, endsAt))
  const [window] = await orm
    .insert(rateWindow)
    .values({ key: keyOf(name, subject), used: 1, endsAt })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateWindow.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindow.endsAt} end`,
      },
    })
    .returning()
  if (!window || window.used <= limit.attempts) return 0
  return Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000))
}

/** Forgets the attempts of `subject`, after a success. */
export async function resetAttempts({ orm }: Api, name: LimitName, subject: string): Promise<void> {
  await orm.delete(rateWindow).where(eq(rateWindow.key, keyOf(name, subject)))
}

const keyOf = (name: LimitName, subject: string | number) => `${name} ${hashSecret(String(subject))}`

const inWords = (seconds: number): Sentence =>
  seconds < 60 ? errors.seconds({ count: seconds }) : errors.minutes({ count: Math.ceil(seconds / 60) })
