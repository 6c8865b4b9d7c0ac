import type { Struct } from 'superstruct'
import wretch from 'wretch'
import { retry } from 'wretch/middlewares'
import { $config } from '#shared/config/config.ts'
import { addressOf, pick, type Value } from './address.ts'
import { bearer, reportUnauthorised } from './authorization.ts'
import type { Call } from './call.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import { ApiError } from './error.ts'
import { fetchOrTake } from './first-answers.ts'
import { pace } from './pace.ts'
import { isOffline, unreached } from './reach.ts'
import { read } from './read.ts'
import { refusedWith } from './refusal.ts'

export type CallOptions = {
  /** Stops the call; it then rejects with the signal's reason, which is no ApiError. */
  signal?: AbortSignal
  /** Sent with a write as `Idempotency-Key` when the configuration allows it. */
  idempotencyKey?: string
}

type Sending<Name extends string> = CallOptions & {
  values: Record<Name, Value>
  /** The bearer of a call that needs sign-in, when it is not (yet) the signed-in user's. */
  token?: string
  /** The multipart body of an upload. */
  form?: FormData
  /** Takes the place of `fetch`, and tells the deadline when bytes move. */
  transport?: (deadline: Deadline) => typeof globalThis.fetch
  timeout?: number
}

const RETRIES = 2
const WORTH_RETRYING = new Set([502, 503, 504])

const api = wretch()
  .options({ credentials: 'omit' })
  .accept('application/json')
  .middlewares([
    retry({
      maxAttempts: RETRIES,
      // A write that got no answer may have arrived: only a person decides to send it again.
      skip: (_, { method }) => method !== 'GET',
      until: (response, error) => isFinal(response, error),
      delayRamp: (_, attempt) => pace().retryDelay * 2 ** (attempt - 1) * (0.75 + Math.random() / 2),
      retryOnNetworkError: true,
      resolveWithLatestResponse: true,
    }),
  ])

/**
 * Makes one call of the table and reads the answer by its schema. Rejects with an ApiError in every case but one:
 * the caller's own abort. A 401 to the present bearer ends the session (design.md section 6).
 */
export async function ask<Name extends string, Reply, Schema>(
  call: Call<Name>,
  reply: Struct<Reply, Schema>,
  sending: Sending<NoInfer<Name>>,
): Promise<Reply> {
  const deadline = startDeadline(sending.timeout ?? pace().timeout, sending.signal)
  const token = call.needsSignIn ? (sending.token ?? bearer()) : undefined
  try {
    const response = await request(call, sending, deadline, token).fetch(call.method).res()
    return readBy(reply, await textOf(response), response.status)
  } catch (error) {
    if (sending.signal?.aborted) throw sending.signal.reason
    if (deadline.expired()) throw new ApiError('timeout', { cause: error })
    if (error instanceof ApiError) throw error
    if (!(error instanceof wretch.WretchError)) throw await unreached(error)
    const { status, response, text } = error
    if (status === 401 && token) reportUnauthorised(token)
    throw refusedWith({ status, headers: response.headers, body: text ?? '', needsSignIn: call.needsSignIn })
  } finally {
    deadline.end()
  }
}

function request<Name extends string>(
  call: Call<Name>,
  sending: Sending<NoInfer<Name>>,
  deadline: Deadline,
  token: string | undefined,
) {
  const config = $config.get()
  const fetch = config.fetch ?? sending.transport?.(deadline) ?? fetchOrTake
  let next = api
    .polyfills({ fetch })
    .url(addressOf(call, config.apiHost, sending.values), true)
    .options({ signal: deadline.signal })
  if (token) next = next.auth(`Bearer ${token}`)
  if (call.method !== 'GET' && config.idempotency && sending.idempotencyKey) {
    next = next.headers({ 'Idempotency-Key': sending.idempotencyKey })
  }
  if (call.as === 'file') return next.body(sending.form)
  if (call.as === 'json') return next.json(jsonOf(call.body, sending.values))
  if (call.as === 'form') {
    const body = new URLSearchParams(pick(call.body, sending.values)).toString()
    return next.content('application/x-www-form-urlencoded').body(body)
  }
  return next
}

function jsonOf<Name extends string>(
  names: readonly Name[],
  values: Record<Name, Value>,
): Record<string, Value> {
  return Object.fromEntries(names.map(name => [name, values[name]]))
}

function isFinal(response?: Response, error?: Error): boolean {
  if (response) return !WORTH_RETRYING.has(response.status)
  return isOffline() || error?.name === 'AbortError' || error?.name === 'TimeoutError'
}

/** The line broke amid an answer that was ours to read, so it is no question of permission. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new ApiError('offline', { cause })
  }
}

function readBy<Reply, Schema>(reply: Struct<Reply, Schema>, body: string, status: number): Reply {
  const reading = read(parse(body, status), reply)
  if (!reading.ok) throw new ApiError('shape', { status, cause: reading.cause })
  return reading.value
}

/** An empty body is no value; the schema of the call decides whether that will do. */
function parse(body: string, status: number): unknown {
  if (body.trim() === '') return undefined
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new ApiError('shape', { status, cause })
  }
}
