import { $config } from '#shared/config/config.ts'
import type { StoredEntry } from './entry.ts'
import type { Failure } from './send-once.ts'

type Tried = Pick<StoredEntry<unknown>, 'addedAt' | 'attempts'>
type Outcome = Pick<StoredEntry<unknown>, 'mayHaveArrived' | 'state'>

/** The delay before the first repetition, and the longest one, in milliseconds. */
const FIRST_DELAY = 2_000
const LONGEST_DELAY = 60_000

/** Servers remember a key only for a while. Stripe's forget it after a day. */
const KEY_LASTS = 24 * 60 * 60 * 1000
const MAX_REPETITIONS = 8

/** Returns true if the server recognises a repetition by its key, so that it can't create a second record. */
export function isSafeToRepeat({ addedAt, attempts }: Tried): boolean {
  return $config.get().idempotency && attempts < MAX_REPETITIONS && Date.now() - addedAt < KEY_LASTS
}

/**
 * Returns the next state of an entry after a failed attempt. It is sent again automatically if that may help and can't
 * send it twice; else a person decides.
 */
export function afterFailure(
  entry: Tried & Pick<Outcome, 'mayHaveArrived'>,
  { error, arrival }: Failure,
): Outcome {
  const outcome = { mayHaveArrived: entry.mayHaveArrived || arrival === 'unclear' }
  const { kind, status, serverMessage, message, retryAfter } = error
  const reason = { kind, status, message: serverMessage || message }
  const waitUntil = (until: number | 'online'): Outcome => ({
    ...outcome,
    state: { at: 'waiting', until, error: reason },
  })

  if (outcome.mayHaveArrived && !isSafeToRepeat(entry))
    return { ...outcome, state: { at: 'failed', error: reason } }
  if (arrival === 'neverLeft') return waitUntil('online')
  // The session has ended, or was renewed meanwhile. Entries are sent only while their owner is signed in.
  if (kind === 'unauthorised' && status !== 403) return { ...outcome, state: { at: 'queued' } }
  if (kind !== 'throttled' && arrival !== 'unclear')
    return { ...outcome, state: { at: 'failed', error: reason } }
  const backoff = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (entry.attempts - 1))
  return waitUntil(Date.now() + (retryAfter === undefined ? backoff : retryAfter * 1000))
}
