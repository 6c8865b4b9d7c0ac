/** Responses that the script of the page asked for before anything else had loaded, by URL. */
export type PreloadedResponses = Map<
  string,
  { requestedAt: number; authorization: string | undefined; response: Promise<Response> }
>

/** Older than this, in milliseconds, a response is asked for anew. */
const FRESH = 10_000

let preloaded: PreloadedResponses = new Map()

export function setPreloadedResponses(responses: PreloadedResponses): void {
  preloaded = responses
}

/** `fetch`, but a read that was preloaded with the same authorization is taken, once. */
export const fetchPreloaded: typeof globalThis.fetch = (input, init) => {
  const url = String(input)
  const early = preloaded.get(url)
  if (!early || init?.method !== 'GET') return globalThis.fetch(input, init)
  preloaded.delete(url)
  const isFresh = performance.now() - early.requestedAt <= FRESH
  const authorization = new Headers(init.headers).get('authorization') ?? undefined
  if (!isFresh || authorization !== early.authorization) return globalThis.fetch(input, init)
  return unlessAborted(early.response, init.signal)
}

function unlessAborted(
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    response.then(resolve, reject)
  })
}
