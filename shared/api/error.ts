import { errorMessages } from './error.messages.ts'

/** The reason why a call failed. A screen decides by it what to offer. */
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
  /** The HTTP status, or the ReturnCode of a 200 that reports a failure; 0 when there was no answer. */
  status?: number
  /** Seconds to wait, if the server named them. */
  retryAfter?: number | undefined
  /** The server's own message. */
  serverMessage?: string | undefined
  /** The name of the field that the server, or the form, refuses. */
  field?: string | undefined
  /** Replaces the text of the kind with a more specific one. */
  message?: string
  isFinal?: boolean
}

/**
 * The only error that calls throw. `message` is in the current locale and says what to do; `serverMessage` is the
 * server's own text, for forms that show it. @internal
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly status: number
  readonly retryAfter: number | undefined
  readonly serverMessage: string | undefined
  readonly field: string | undefined
  /** True if trying again can't help. */
  readonly isFinal: boolean

  constructor(kind: ErrorKind, details: Details = {}) {
    super(details.message ?? textOf(kind, details.retryAfter), { cause: details.cause })
    this.kind = kind
    this.status = details.status ?? 0
    this.retryAfter = details.retryAfter
    this.serverMessage = details.serverMessage
    this.field = details.field
    this.isFinal = details.isFinal ?? false
  }
}

/** Returns the cause as an ApiError; any other error is a bug of ours. @internal */
export function toApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('shape', { cause })
}

function textOf(kind: ErrorKind, retryAfter: number | undefined): string {
  const t = errorMessages.get()
  // `networkError` passes its own message, which names both hosts.
  if (kind !== 'throttled') return t[kind === 'blocked' ? 'offline' : kind]
  return retryAfter === undefined ? t.throttledAWhile : t.throttled({ seconds: retryAfter })
}
