import { isOffline } from '#shared/api/client.ts'
import { ApiError, type ErrorKind, toApiError } from '#shared/api/error.ts'

const NO_CLEAR_ANSWER: ReadonlySet<ErrorKind> = new Set(['offline', 'timeout', 'blocked', 'shape'])
const LOST_BEHIND_GATEWAY: ReadonlySet<number> = new Set([502, 504])

export type Failure = {
  at: 'failed'
  error: ApiError
  /** Whether this try may have reached the server: decisions.mdx#no-false-success. */
  arrival: 'neverLeft' | 'refused' | 'unclear'
}

/** Makes a call. Never rejects. */
export async function tryToSend<Result>(
  call: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<{ at: 'sent'; result: Result } | Failure> {
  const wasOffline = isOffline()
  try {
    return { at: 'sent', result: await call() }
  } catch (cause) {
    // Log bugs: the user sees only a generic message.
    if (!(cause instanceof ApiError) && !signal?.aborted) console.error(cause)
    const error = toApiError(cause)
    return { at: 'failed', error, arrival: arrivalOf(error, wasOffline) }
  }
}

/**
 * A write may have arrived if there was no answer (a connection that broke on the way back looks like one that was refused),
 * if the answer can't be read, or if a gateway lost the server.
 */
function arrivalOf({ kind, status }: ApiError, wasOffline: boolean): Failure['arrival'] {
  if (wasOffline && kind === 'offline') return 'neverLeft'
  return NO_CLEAR_ANSWER.has(kind) || LOST_BEHIND_GATEWAY.has(status) ? 'unclear' : 'refused'
}

/** One attempt to send one content. `open` means without a clear answer. */
export type Attempt = { key: string; fingerprint: string; open: boolean }

/** Where the attempts of a form or a button are kept. */
export type Attempts = {
  /** Returns the last attempt to send a content. */
  attemptOf: (fingerprint: string) => Attempt | undefined
  /** Called before the call and after it failed, so that a later page doesn't send the content under another key. */
  remember: (attempt: Attempt) => void
}

/** Returns a random UUID version 4. `randomUUID` exists on secure pages only, and a partner's may be plain http. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Once = Attempts & { fingerprint: string; signal?: AbortSignal }

/** `mayHaveArrived` is true if this try or an earlier one of the content had no clear answer. */
export type SendOutcome<Result> =
  | { at: 'sent'; result: Result; key: string }
  | (Failure & { mayHaveArrived: boolean })

/** Sends a content under one key however often it is tried, so that the server has it once. Never rejects. */
export async function sendOnce<Result>(
  call: (idempotencyKey: string) => Promise<Result>,
  { fingerprint, attemptOf, remember, signal }: Once,
): Promise<SendOutcome<Result>> {
  const earlier = attemptOf(fingerprint)
  const key = earlier?.key ?? newIdempotencyKey()
  remember({ key, fingerprint, open: true })
  const outcome = await tryToSend(() => call(key), signal)
  if (outcome.at === 'sent') return { ...outcome, key }
  const mayHaveArrived = Boolean(earlier?.open) || outcome.arrival === 'unclear'
  remember({ key, fingerprint, open: mayHaveArrived })
  return { ...outcome, mayHaveArrived }
}
