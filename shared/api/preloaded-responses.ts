/** Responses that were asked for before anybody needed them, by URL. */
export type PreloadedResponses = Map<string, PreloadedResponse>

type PreloadedResponse = {
  requestedAt: number
  authorization: string | undefined
  response: Promise<Response>
  /** Its body, read as it comes: a reader that begins later waits behind other files. */
  body: Promise<string>
  hasArrived: boolean
  /** It is what first content shows, and so never too old for who takes it. */
  isShown: boolean
}

/** Older than this, in milliseconds, a response is asked for anew. */
const FRESH = 10_000

let preloaded: PreloadedResponses = new Map()

export function setPreloadedResponses(responses: PreloadedResponses): void {
  preloaded = responses
}

/** What was asked for early, for who shows it before it is taken. */
export function showPreloadedResponse(url: string): PreloadedResponse | undefined {
  const early = preloaded.get(url)
  if (early) early.isShown = true
  return early
}

/**
 * How a read is made: without a bearer as a preload line in HTML makes it, so that the browser takes the line's response
 * for it (decisions.mdx#preload-lines); with one in another way, so that it never does.
 */
export function credentialsFor(authorization: string | undefined): RequestCredentials {
  return authorization ? 'omit' : 'same-origin'
}

/** Asks as the client does, so that its request and this one are the same. */
export function requestEarly(url: string, authorization: string | undefined): PreloadedResponse {
  const headers = { accept: 'application/json', ...(authorization && { authorization }) }
  const response = fetch(url, { credentials: credentialsFor(authorization), headers })
  const body = response.then(each => each.clone().text())
  const early = {
    requestedAt: performance.now(),
    authorization,
    response,
    body,
    hasArrived: false,
    isShown: false,
  }
  body.then(
    () => (early.hasArrived = true),
    () => {},
  )
  return early
}

/** Whether all that was asked for early has been answered, and somebody has still to take it. */
export function haveAnswersArrived(): boolean {
  const waiting = [...preloaded.values()]
  return waiting.length > 0 && waiting.every(({ hasArrived }) => hasArrived)
}

/** Asks for a read that will be needed soon. What failed is forgotten, so that who needs it asks for it anew. */
export function preloadResponse(url: string, authorization: string | undefined): void {
  for (const [known, early] of preloaded) if (!isFresh(early)) preloaded.delete(known)
  if (preloaded.has(url)) return
  const early = requestEarly(url, authorization)
  const forget = (): void => {
    if (preloaded.get(url) === early) preloaded.delete(url)
  }
  preloaded.set(url, early)
  early.response.then(({ ok }) => ok || forget(), forget)
}

/** `fetch`, but a read that was preloaded with the same authorization is taken, once. */
export const fetchPreloaded: typeof globalThis.fetch = (input, init) => {
  const url = String(input)
  const early = preloaded.get(url)
  if (!early || init?.method !== 'GET') return globalThis.fetch(input, init)
  preloaded.delete(url)
  const authorization = new Headers(init.headers).get('authorization') ?? undefined
  if (!isFresh(early) || authorization !== early.authorization) return globalThis.fetch(input, init)
  return unlessAborted(early.response, init.signal)
}

const isFresh = ({ requestedAt, isShown }: PreloadedResponse): boolean =>
  isShown || performance.now() - requestedAt <= FRESH

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
