import {
  type FakeResponse,
  fault,
  isHeldResponse,
  isNetworkFault,
  isResponseFactory,
  type ResponseFactory,
} from './fake-responses.ts'
import { type RecordedRequest, recordRequest } from './recorded-request.ts'

export { type FakeResponse, fault, inTurn, json, later, type NetworkFault } from './fake-responses.ts'
export type { RecordedRequest } from './recorded-request.ts'

/** Answers by method and path: `{ 'GET /api/public/product/detail': productReply() }`. */
export type Replies = Readonly<Record<string, FakeResponse>>

/** A `fetch` for the configuration, and the requests made with it. */
export type FakeNetwork = {
  fetch: typeof globalThis.fetch
  /** Every request in order, even those without an answer. */
  requests: readonly RecordedRequest[]
  /** Sets or replaces the answer of one call from now on. */
  reply(call: string, answer: FakeResponse): void
  /** Returns the requests of one call so far. */
  calls(call: string): RecordedRequest[]
}

/**
 * Answers requests to any API host with the given replies. A call without a reply gets a network error and is reported on
 * the console, which fails the test. Needs no test runner, so that stories can use it.
 *
 * @throws where the DOM of a test runner has no `Response`
 */
export function fakeNetwork(replies: Replies = {}, offline = false): FakeNetwork {
  if (typeof Response === 'undefined')
    throw new Error('This DOM has no Response. In Jest, set testEnvironment to jest-fixed-jsdom.')
  const answers = new Map(Object.entries(replies))
  const requests: RecordedRequest[] = []
  let reachable = !offline

  const answer = async (request: RecordedRequest, given: FakeResponse): Promise<Response> => {
    if (isHeldResponse(given)) return answer(request, await given.answer)
    if (isNetworkFault(given)) {
      reachable = given.fault !== 'offline'
      return given.happen()
    }
    if (isResponseFactory(given)) return answer(request, await made(request, given))
    if (given instanceof Response) return given.clone()
    return new Response(given === undefined ? '' : JSON.stringify(given), {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    })
  }

  return {
    requests,
    reply: (call, next) => void answers.set(call, next),
    calls: call => requests.filter(request => request.call === call),
    async fetch(input, init = {}) {
      // The client checks if the host can be reached at all. The response is opaque.
      if (init.mode === 'no-cors') return reachable ? new Response() : fault('offline').happen()
      const request = recordRequest(String(input), init)
      requests.push(request)
      if (offline) return fault('offline').happen()
      if (answers.has(request.call))
        return unlessAborted(init.signal, answer(request, answers.get(request.call)))
      console.error(
        `The fake network has no answer for ${request.call}: give one in the replies of the test.`,
      )
      throw new TypeError(`No answer for ${request.call}`)
    },
  }
}

async function made(request: RecordedRequest, make: ResponseFactory): Promise<FakeResponse> {
  try {
    return await make(request)
  } catch (error) {
    // Reported, because the client would treat it as a network error and the test would go on.
    console.error(`The fake network's answer for ${request.call} failed:`, error)
    throw error
  }
}

function unlessAborted<Value>(signal: AbortSignal | null | undefined, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
    value.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
}
