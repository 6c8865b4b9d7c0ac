import type { RecordedRequest } from './recorded-request.ts'

/**
 * What a call answers: JSON with status 200, a Response, a fault, a held answer, or a function of the request that gives
 * any of these. `undefined` is a 200 with an empty body.
 */
export type FakeResponse =
  | Response
  | NetworkFault
  | HeldResponse
  | ResponseFactory
  | object
  | string
  | number
  | boolean
  | null
  | undefined

export type ResponseFactory = (request: RecordedRequest) => FakeResponse | Promise<FakeResponse>

/** A way in which a network or a server fails; `happen` gives what `fetch` would. */
export type NetworkFault = { fault: FaultName; happen: () => Promise<Response> }

/** An answer that waits for the test. */
export type HeldResponse = { answer: Promise<FakeResponse>; release: (answer: FakeResponse) => void }

const faults = {
  /** No network: every request fails. */
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  /** The server is there, but does not allow this page's origin. */
  blocked: () => Promise.reject(new TypeError('Failed to fetch')),
  /** The server never answers; the request ends when it is aborted. */
  timeout: () => new Promise<Response>(() => {}),
  /** A page where JSON should be, such as a proxy's own. */
  html: () => page('<!doctype html><title>Welcome</title><p>Please accept our terms</p>', 'text/html'),
  /** JSON whose end is missing. */
  truncated: () => page('{"Result": [{"Id": 1, "Na', 'application/json'),
} satisfies Record<string, () => Promise<Response>>

export type FaultName = keyof typeof faults

export function fault(name: FaultName): NetworkFault {
  return { fault: name, happen: faults[name] }
}

/** A JSON answer with a status and headers of its own. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** An answer that the test gives with `release(answer)` when it wants the request to go on. */
export function later(): HeldResponse {
  let release: HeldResponse['release'] = () => {}
  const answer = new Promise<FakeResponse>(resolve => {
    release = resolve
  })
  return { answer, release }
}

/** One answer after the other; the last one stays. */
export function inTurn(...answers: [FakeResponse, ...FakeResponse[]]): FakeResponse {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)]
}

export function isResponseFactory(answer: FakeResponse): answer is ResponseFactory {
  return typeof answer === 'function'
}

export function isNetworkFault(answer: FakeResponse): answer is NetworkFault {
  return typeof answer === 'object' && answer !== null && 'happen' in answer
}

export function isHeldResponse(answer: FakeResponse): answer is HeldResponse {
  return typeof answer === 'object' && answer !== null && 'release' in answer
}

async function page(body: string, type: string): Promise<Response> {
  return new Response(body, { headers: { 'Content-Type': type } })
}
