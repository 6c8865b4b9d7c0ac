import { errorMessages } from './error.messages.ts'

/** Why a call failed, in the terms in which a screen decides what to offer. */
export type ErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorised'
  | 'missing'
  | 'rejected'
  | 'throttled'
  | 'server'
  | 'shape'
  | 'blocked'

type Details = ErrorOptions & {
  /** HTTP status, or the ReturnCode of a 200 that says no; 0 when there was no answer. */
  status?: number
  /** Seconds to wait, when the server named them. */
  retryAfter?: number | undefined
  /** What the server itself says, in its own words. */
  serverMessage?: string | undefined
  /** Replaces the text of the kind where a narrower one tells more. */
  message?: string
  isFinal?: boolean
}

/**
 * The one failure of every call. `message` is in the locale in force and says what to do;
 * `serverMessage` is the server's own text, for forms that show it. @internal
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly status: number
  readonly retryAfter: number | undefined
  readonly serverMessage: string | undefined
  /** Trying again can't help. */
  readonly isFinal: boolean

  constructor(kind: ErrorKind, details: Details = {}) {
    super(details.message ?? textOf(kind, details.retryAfter), { cause: details.cause })
    this.kind = kind
    this.status = details.status ?? 0
    this.retryAfter = details.retryAfter
    this.serverMessage = details.serverMessage
    this.isFinal = details.isFinal ?? false
  }
}

/** What is thrown otherwise is a mistake of ours. @internal */
export function toApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('shape', { cause })
}

function textOf(kind: ErrorKind, retryAfter: number | undefined): string {
  const t = errorMessages.get()
  // `networkError` passes a message of its own, which names both hosts.
  if (kind !== 'throttled') return t[kind === 'blocked' ? 'offline' : kind]
  return retryAfter === undefined ? t.throttledAWhile : t.throttled({ seconds: retryAfter })
}
