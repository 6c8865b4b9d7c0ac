import type { Struct } from 'superstruct'
import wretch from 'wretch'
import { retry } from 'wretch/middlewares'
import { $config } from '#shared/config/config.ts'
import { bearer, reportUnauthorised } from './authorization.ts'
import { type Call, pick, urlOf, type Values } from './call.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import { decode } from './decode.ts'
import { ApiError } from './error.ts'
import { httpError } from './http-error.ts'
import { networkError } from './network-error.ts'
import { credentialsFor, fetchPreloaded, replyOf } from './preloaded-responses.ts'
import { timeouts } from './timeouts.ts'

export type CallOptions = {
  /** Aborts the call, which then rejects with the signal's reason and not with an ApiError. */
  signal?: AbortSignal
  /** Sent as `Idempotency-Key` with a write if the configuration allows it. */
  idempotencyKey?: string
}

export type CallInput<Name extends string> = CallOptions & {
  values: Values<Name>
  /** The bearer token if it is not the signed-in member's; '' for none. */
  token?: string
  /** The multipart body of an upload. */
  form?: FormData
  /** Replaces `fetch`, and tells the deadline when bytes move. */
  transport?: (deadline: Deadline) => typeof globalThis.fetch
  timeout?: number
}

/** Returns true if the browser knows that it has no network. False does not promise that there is one. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

const RETRIES = 2
const WORTH_RETRYING = new Set([502, 503, 504])

const api = wretch()
  .options({ credentials: 'omit' })
  .accept('application/json')
  .middlewares([
    retry({
      maxAttempts: RETRIES,
      // A write without an answer may have arrived, so only a person may decide to send it again.
      skip: (_, { method }) => method !== 'GET',
      until: (response, error) => isFinal(response, error),
      delayRamp: (_, attempt) => timeouts().retryDelay * 2 ** (attempt - 1) * (0.75 + Math.random() / 2),
      retryOnNetworkError: true,
      resolveWithLatestResponse: true,
    }),
  ])

/**
 * Makes one call of the table and decodes the answer by its schema. Rejects with an ApiError, except when the caller
 * aborts. A signed-in member's bearer goes with every call; for a 401 see decisions.mdx#bearer.
 */
export async function callApi<Name extends string, Reply, Schema>(
  call: Call<Name>,
  reply: Struct<Reply, Schema>,
  input: CallInput<NoInfer<Name>>,
): Promise<Reply> {
  const deadline = startDeadline(input.timeout ?? timeouts().timeout, input.signal)
  try {
    const response = await send(call, input, deadline, input.token ?? bearer())
    const served = call.method === 'GET' && replyOf(response)
    const value = served ? served.body : parse(await textOf(response), response.status)
    const decoded = decode(value, reply)
    if (!decoded.ok) throw new ApiError('shape', { status: response.status, cause: decoded.cause })
    return decoded.value
  } catch (error) {
    if (input.signal?.aborted) throw input.signal.reason
    if (deadline.expired()) throw new ApiError('timeout', { cause: error })
    if (error instanceof ApiError) throw error
    if (!(error instanceof wretch.WretchError))
      throw isOffline() ? new ApiError('offline', { cause: error }) : await networkError(error)
    const { status, response, text } = error
    throw httpError({ status, headers: response.headers, body: text ?? '', needsSignIn: call.needsSignIn })
  } finally {
    deadline.end()
  }
}

/** Sends a call. A public one that is refused with a token goes out again without, because a visitor may make it. */
async function send<Name extends string>(
  call: Call<Name>,
  input: CallInput<NoInfer<Name>>,
  deadline: Deadline,
  token: string | undefined,
): Promise<Response> {
  try {
    return await prepare(call, input, deadline, token).fetch(call.method).res()
  } catch (error) {
    if (!token || !(error instanceof wretch.WretchError) || error.status !== 401) throw error
    // A 401 to a public write may be about its content, such as an unknown e-mail address.
    if (call.needsSignIn || call.method === 'GET') reportUnauthorised(token)
    if (call.needsSignIn) throw error
    return send(call, input, deadline, undefined)
  }
}

function prepare<Name extends string>(
  call: Call<Name>,
  input: CallInput<NoInfer<Name>>,
  deadline: Deadline,
  token: string | undefined,
) {
  const config = $config.get()
  const usual = call.method === 'GET' ? fetchPreloaded : globalThis.fetch
  const fetch = config.fetch ?? input.transport?.(deadline) ?? usual
  let next = api
    .polyfills({ fetch })
    .url(urlOf(call, config.apiHost, input.values), true)
    .options({ signal: deadline.signal })
  if (token) next = next.auth(`Bearer ${token}`)
  if (call.method === 'GET') next = next.options({ credentials: credentialsFor(token) })
  if (call.method !== 'GET' && config.idempotency && input.idempotencyKey) {
    next = next.headers({ 'Idempotency-Key': input.idempotencyKey })
  }
  if (call.as === 'file') return next.body(input.form)
  if (call.as === 'json')
    return next.json(Object.fromEntries(call.body.map(name => [name, input.values[name]])))
  if (call.as === 'form') {
    const body = new URLSearchParams(pick(call.body, input.values)).toString()
    return next.content('application/x-www-form-urlencoded').body(body)
  }
  return next
}

function isFinal(response?: Response, error?: Error): boolean {
  if (response) return !WORTH_RETRYING.has(response.status)
  return isOffline() || error?.name === 'AbortError' || error?.name === 'TimeoutError'
}

/** Reads the body. If it breaks off after the headers, the network failed, not CORS. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new ApiError('offline', { cause })
  }
}

/** Parses a body. An empty one has no value; the schema of the call decides if that will do. */
function parse(body: string, status: number): unknown {
  if (body.trim() === '') return undefined
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new ApiError('shape', { status, cause })
  }
}
