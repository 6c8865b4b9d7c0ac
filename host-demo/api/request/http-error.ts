import { setTimeout as delay } from 'node:timers/promises'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import { NoRoom } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import type { ApiEnv } from './api.ts'
import { isOfOwnPage, languageFor } from './language.ts'
import { logLine } from './log.ts'

const errors = texts('error.server', {
  fault: 'Something went wrong on our side. Please try again in a moment.',
  full: 'The server is out of disk space. Nothing was saved. Please try again later.',
  incomplete: 'The request is incomplete.',
  noCompany: 'There is no such company.',
})

/**
 * A refused call, with a sentence that its sender can act on. Answered as `{ ReturnCode, ResponseMessage, error, field }`,
 * on our own pages in the language of the reader.
 */
export class HttpError extends Error {
  readonly status: HttpErrorStatus
  readonly sentence: Sentence
  readonly retryAfter: number | undefined
  /** The name of the error, for programs that show a text of their own. */
  readonly error: string | undefined
  /** The name of the wrong field, such as `price` or `rates.EUR.date`, for a form that shows the sentence beside it. */
  readonly field: string | undefined

  constructor(status: HttpErrorStatus, sentence: Sentence, { retryAfter, error, field }: Details = {}) {
    super(sentence('en'))
    this.status = status
    this.sentence = sentence
    this.retryAfter = retryAfter
    this.error = error
    this.field = field
  }
}

type Details = Partial<Pick<HttpError, 'retryAfter' | 'error' | 'field'>>

type HttpErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503

type Say = (sentence: Sentence) => Sentence

/**
 * Returns a refusal of an entry of a list, such as `rates.EUR`, with the entry before the name of its wrong field. `say` may
 * name the entry in the sentence.
 */
export function inEntry(entry: string, fault: unknown, say: Say = sentence => sentence): unknown {
  if (!(fault instanceof HttpError)) return fault
  const { status, sentence, retryAfter, error, field } = fault
  return new HttpError(status, say(sentence), {
    retryAfter,
    error,
    field: field ? `${entry}.${field}` : entry,
  })
}

/** Reads an entry of a list. Throws as `inEntry` returns. */
export function readEntry<Value>(entry: string, read: () => Value, say?: Say): Value {
  try {
    return read()
  } catch (fault) {
    throw inEntry(entry, fault, say)
  }
}

const missing = texts('error.notFound', {
  call: 'This call was not found.',
  category: 'This category was not found.',
  company: 'This company was not found.',
  conversation: 'This conversation was not found.',
  entry: 'This entry was not found.',
  failedMail: 'A mail that failed was not found.',
  file: 'This file was not found.',
  import: 'This import was not found.',
  inquiry: 'This inquiry was not found.',
  list: 'This RFQ list was not found.',
  member: 'This member was not found.',
  order: 'This order was not found.',
  page: 'This page was not found.',
  picture: 'This picture was not found.',
  product: 'This product was not found.',
  quotation: 'This quotation was not found.',
  request: 'This request was not found.',
  service: 'This service was not found.',
})

export const notFound = (what: keyof typeof missing) => new HttpError(404, missing[what])

export const noSuchCompany = () => new HttpError(400, errors.noCompany)

/** Answers a refusal in a 200, in English, for the form. Rethrows a 429, because clients understand its `Retry-After`. */
export function refusalOf(fault: unknown, code?: number) {
  if (!(fault instanceof HttpError) || fault.status === 429) throw fault
  return { ReturnCode: code ?? fault.status, ResponseMessage: fault.message }
}

/** Handles an unreadable body in a `catch`: throws a 400, unless the body was already refused as too large. */
export function refuseUnreadable(sentence: Sentence) {
  return (fault: unknown): never => {
    throw fault instanceof HttpError ? fault : new HttpError(400, sentence)
  }
}

/** Turns any error of a route into a JSON answer. Our own faults go to the log, never to the caller. */
export function errorHandler(settings: Pick<Settings, 'clock' | 'logFault'>): ErrorHandler<ApiEnv> {
  return async (fault, c) => {
    c.header('Cache-Control', 'no-store')
    const language = languageFor(c)
    if (fault instanceof HttpError) {
      if (fault.retryAfter !== undefined) c.header('Retry-After', String(fault.retryAfter))
      if (fault.status === 401) c.header('WWW-Authenticate', 'Bearer')
      if (fault.status === 413) {
        await readOut(c.req.raw)
        c.header('Connection', 'close')
      }
      const { status, sentence, error } = fault
      const field = isOfOwnPage(c) ? fault.field : undefined
      return c.json({ ReturnCode: status, ResponseMessage: sentence(language), error, field }, status)
    }
    if (fault instanceof HTTPException && fault.status < 500) {
      const message = fault.message || errors.fault(language)
      return c.json({ ReturnCode: fault.status, ResponseMessage: message }, fault.status)
    }
    if (isAborted(fault))
      return c.json({ ReturnCode: 400, ResponseMessage: errors.incomplete(language) }, 400)
    const { method, path } = c.req
    settings.logFault(logLine(settings.clock(), { method, path, ...causeOf(fault) }))
    if (fault instanceof NoRoom)
      return c.json({ ReturnCode: 507, ResponseMessage: errors.full(language) }, 507)
    const status = isUnreachable(fault) ? 503 : 500
    if (status === 503) c.header('Retry-After', '2')
    return c.json({ ReturnCode: status, ResponseMessage: errors.fault(language) }, status)
  }
}

/** Returns true if the client closed the connection before its body was complete. */
const isAborted = (fault: Error): boolean =>
  fault.message === 'aborted' && Reflect.get(fault, 'code') === 'ECONNRESET'

/** Milliseconds to keep reading a body that is too large. */
const PATIENCE = 1000

/** Discards the rest of the body. If the connection closed now, a proxy would lose the answer. */
async function readOut({ body }: Request): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  const isOver = delay(PATIENCE, true, { ref: false })
  const readOn = () =>
    reader.read().then(
      ({ done }) => done,
      () => true,
    )
  while (!(await Promise.race([readOn(), isOver]))) {}
}

/** Returns only the cause. Drizzle's own message holds the values of the query, which are the members' data. */
function causeOf(fault: Error) {
  const told = fault.cause instanceof Error ? fault.cause : fault
  const frames = (fault.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { error: `${told.name}: ${told.message}`, stack: frames.slice(0, 8).map(frame => frame.trim()) }
}

/** Returns true if the database is away: by codes of network and PostgreSQL, and by messages without a code. */
function isUnreachable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const code = 'code' in fault ? String(fault.code) : ''
  return AWAY_CODE.test(code) || AWAY_MESSAGE.test(fault.message) || isUnreachable(fault.cause)
}

const AWAY_CODE = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P|25006)/
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after|PGlite is clos)/
