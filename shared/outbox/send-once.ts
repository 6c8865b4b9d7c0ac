import type { ApiError, ErrorKind } from './error.ts'

const NO_CLEAR_ANSWER: ReadonlySet<ErrorKind> = new Set(['offline', 'timeout', 'blocked', 'shape'])
const LOST_BEHIND_GATEWAY: ReadonlySet<number> = new Set([502, 504])

/**
 * Returns true if a write may have reached the server although it failed: there was no answer (a connection that broke
 * on the way back looks like one that was refused), the answer can't be read, or a gateway lost the server.
 *
 * @internal
 */
export function mayHaveArrived({ kind, status }: ApiError): boolean {
  return NO_CLEAR_ANSWER.has(kind) || LOST_BEHIND_GATEWAY.has(status)
}
