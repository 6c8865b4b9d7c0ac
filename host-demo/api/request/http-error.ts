import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ApiEnv } from './api.ts'

/** A call that we decline, with a message that its sender can act on. Answered as `{ ReturnCode, ResponseMessage }`. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: HttpErrorStatus, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

type HttpErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

export const notFound = (what: string) => new HttpError(404, `${what} was not found.`)

/**
 * A refusal told by its ReturnCode in an answer that is itself a 200, so that the form shows it. Throws anything else, and
 * a 429, whose status and `Retry-After` proxies and clients understand.
 */
export function refusalOf(fault: unknown, code?: number) {
  if (!(fault instanceof HttpError) || fault.status === 429) throw fault
  return { ReturnCode: code ?? fault.status, ResponseMessage: fault.message }
}

/** For the `catch` of a body that cannot be read: a 400 that says so, unless it was refused already, as too large. */
export function badRequest(message: string) {
  return (fault: unknown): never => {
    throw fault instanceof HttpError ? fault : new HttpError(400, message)
  }
}

const FAULT = 'Something went wrong on our side. Please try again in a moment.'

/** Turns whatever a route throws into a JSON answer; what is our own fault goes to the log, never to the caller. */
export function errorHandler(log: (line: string) => void): ErrorHandler<ApiEnv> {
  return (fault, c) => {
    c.header('Cache-Control', 'no-store')
    if (fault instanceof HttpError) {
      if (fault.retryAfter !== undefined) c.header('Retry-After', String(fault.retryAfter))
      if (fault.status === 401) c.header('WWW-Authenticate', 'Bearer')
      // The rest of the body is not read, so that the connection is of no more use.
      if (fault.status === 413) c.header('Connection', 'close')
      return c.json({ ReturnCode: fault.status, ResponseMessage: fault.message }, fault.status)
    }
    if (fault instanceof HTTPException && fault.status < 500) {
      return c.json({ ReturnCode: fault.status, ResponseMessage: fault.message || FAULT }, fault.status)
    }
    log(`${c.req.method} ${c.req.path} failed: ${causeOf(fault)}`)
    const status = isUnreachable(fault) ? 503 : 500
    if (status === 503) c.header('Retry-After', '2')
    return c.json({ ReturnCode: status, ResponseMessage: FAULT }, status)
  }
}

/** Drizzle's own message holds the values of the query, which are the members' data: only its cause is told. */
function causeOf(fault: Error): string {
  const told = fault.cause instanceof Error ? fault.cause : fault
  const frames = (fault.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${told.name}: ${told.message}`, ...frames.slice(0, 8)].join('\n')
}

/** The database server is away or restarting: codes of the connection, or of PostgreSQL's class 08 and 57P. */
function isUnreachable(fault: Error): boolean {
  const told: unknown = fault.cause ?? fault
  const code = told instanceof Error && 'code' in told ? String(told.code) : ''
  return /^(ECONN|EPIPE|ETIMEDOUT|08|57P)/.test(code)
}
