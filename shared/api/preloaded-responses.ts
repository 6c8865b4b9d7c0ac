/** What was requested before any widget needed it, and the replies that came with served content, by URL. */
export type PreloadedResponses = Map<string, PreloadedResponse | ServedReply>

type PreloadedResponse = {
  requestedAt: number
  authorization: string | undefined
  response: Promise<Response>
}

/** The age in milliseconds from which a response is requested again. */
const FRESH = 10_000

let preloaded: PreloadedResponses = new Map()

export function setPreloadedResponses(responses: PreloadedResponses): void {
  preloaded = responses
}

/**
 * Returns the credentials mode of a read. Without a bearer it matches a preload line in HTML, so the browser reuses the
 * line's response (decisions.mdx#preload-lines); with one it differs, so the browser never does.
 */
export function credentialsFor(authorization: string | undefined): RequestCredentials {
  return authorization ? 'omit' : 'same-origin'
}

/** Makes the same request as the client, so that the client can use its response. */
export function callEarly(url: string, authorization: string | undefined): PreloadedResponse {
  const headers = { accept: 'application/json', ...(authorization && { authorization }) }
  const response = fetch(url, { credentials: credentialsFor(authorization), headers })
  return { requestedAt: performance.now(), authorization, response }
}

/**
 * A reply that came with served content, which shows it, so that it is never too old to be taken. The API tells by the tag
 * if it has changed since.
 */
export type ServedReply = { body: unknown; etag?: string | undefined }

/** The served replies that were taken and have a tag, by URL. The next request for one is conditional. */
const served = new Map<string, ServedReply>()

const replies = new WeakMap<Response, ServedReply>()

let made = 0
let taken = 0

/** Returns how many reads were made so far. */
export const madeReads = (): number => made

/** Returns how many of them took a reply that came with served content. */
export const takenReplies = (): number => taken

/** Returns the reply of a response whose body was parsed with the page, and has no text. */
export const replyOf = (response: Response): ServedReply | undefined => replies.get(response)

function responseOf(reply: ServedReply): Response {
  const response = new Response()
  replies.set(response, reply)
  return response
}

const NOT_MODIFIED = 304

/** Asks if a served reply has changed since, and returns the old one again if it has not. */
async function fetchIfChanged(url: string, init: RequestInit): Promise<Response> {
  const known = served.get(url)
  const headers = new Headers(init.headers)
  if (!known || headers.has('authorization')) return globalThis.fetch(url, init)
  served.delete(url)
  headers.set('if-none-match', known.etag ?? '')
  const response = await globalThis.fetch(url, { ...init, headers })
  return response.status === NOT_MODIFIED ? responseOf(known) : response
}

/** Requests a read that will be needed soon. A failed one is forgotten, so that the widget that needs it asks again. */
export function preloadResponse(url: string, authorization: string | undefined): void {
  for (const [known, early] of preloaded) if (isOld(early)) preloaded.delete(known)
  if (preloaded.has(url)) return
  const early = callEarly(url, authorization)
  const forget = (): void => {
    if (preloaded.get(url) === early) preloaded.delete(url)
  }
  preloaded.set(url, early)
  early.response.then(({ ok }) => ok || forget(), forget)
}

/** Makes a read like `fetch`, but takes one that was preloaded with the same authorization, once. */
export const fetchPreloaded: typeof globalThis.fetch = (input, init = {}) => {
  const url = String(input)
  const early = preloaded.get(url)
  made += 1
  if (!early) return fetchIfChanged(url, init)
  preloaded.delete(url)
  // Members too see the content that the server rendered for visitors, until the idle page asks again.
  if ('body' in early) {
    taken += 1
    // To another origin, the condition would cost a second request that asks for permission.
    if (early.etag && url.startsWith(`${location.origin}/`)) served.set(url, early)
    return unlessAborted(Promise.resolve(responseOf(early)), init.signal)
  }
  const authorization = new Headers(init.headers).get('authorization') ?? undefined
  if (isOld(early) || early.authorization !== authorization) return globalThis.fetch(input, init)
  return unlessAborted(early.response, init.signal)
}

const isOld = (early: PreloadedResponse | ServedReply): boolean =>
  'response' in early && performance.now() - early.requestedAt > FRESH

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
