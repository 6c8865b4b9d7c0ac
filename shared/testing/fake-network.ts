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

/** What each call answers, by method and path: `{ 'GET /api/public/product/detail': productReply() }`. */
export type Replies = Readonly<Record<string, FakeResponse>>

/** A network of our own making: `fetch` for the configuration, and what went over it. */
export type FakeNetwork = {
  fetch: typeof globalThis.fetch
  /** Every request, also those that got no answer, in their order. */
  requests: readonly RecordedRequest[]
  /** Sets or replaces the answer of one call from now on. */
  reply(call: string, answer: FakeResponse): void
  /** The requests of one call so far. */
  calls(call: string): RecordedRequest[]
}

/**
 * Answers requests as told, wherever the API host is. A call without an answer is reported on the console, which fails
 * the test, and gets a network error. Needs no test runner, so that stories use it too.
 */
export function fakeNetwork(replies: Replies = {}, offline = false): FakeNetwork {
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
      // The client's question whether the host can be reached at all, whose answer nobody may read.
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
    // The client would take it for a dead network, and the test would go on with that.
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
