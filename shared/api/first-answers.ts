/** Answers that the script of the page asked for before anything else had come, by address. */
export type Answers = Map<string, { asked: number; response: Promise<Response> }>

/** Older than this, in milliseconds, an answer is asked for anew. */
const FRESH = 10_000

let answers: Answers = new Map()

/** Hands over what was asked for early. */
export function haveAnswers(early: Answers): void {
  answers = early
}

/** `fetch`, but for a read that is on its way already: that one is taken, once. */
export const fetchOrTake: typeof globalThis.fetch = (input, init) => {
  const address = String(input)
  const early = answers.get(address)
  if (!early || init?.method !== 'GET') return globalThis.fetch(input, init)
  answers.delete(address)
  if (performance.now() - early.asked > FRESH) return globalThis.fetch(input, init)
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
