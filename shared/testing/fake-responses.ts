import type { RecordedRequest } from './recorded-request.ts'

/**
 * The answer to a call: JSON with status 200, a Response, a fault, a held answer, or a function of the request that
 * returns any of these. `undefined` is a 200 with an empty body.
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

/** A failure of a network or a server. `happen` does the same as `fetch` would. */
export type NetworkFault = { fault: FaultName; happen: () => Promise<Response> }

/** An answer that waits until the test releases it. */
export type HeldResponse = { answer: Promise<FakeResponse>; release: (answer: FakeResponse) => void }

const faults = {
  /** No network: every request fails. */
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  /** The server can be reached but does not allow this page's origin. */
  blocked: () => Promise.reject(new TypeError('Failed to fetch')),
  /** The server never answers. The request ends when it is aborted. */
  timeout: () => new Promise<Response>(() => {}),
  /** An HTML page in place of JSON, such as a proxy's. */
  html: () => page('<!doctype html><title>Welcome</title><p>Please accept our terms</p>', 'text/html'),
  /** JSON that ends too early. */
  truncated: () => page('{"Result": [{"Id": 1, "Na', 'application/json'),
} satisfies Record<string, () => Promise<Response>>

export type FaultName = keyof typeof faults

export function fault(name: FaultName): NetworkFault {
  return { fault: name, happen: faults[name] }
}

/** Returns a JSON answer with the given status and headers. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** Returns an answer that the test gives later with `release(answer)`. */
export function later(): HeldResponse {
  let release: HeldResponse['release'] = () => {}
  const answer = new Promise<FakeResponse>(resolve => {
    release = resolve
  })
  return { answer, release }
}

/** Returns an answer that gives these one after the other, and repeats the last. */
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
