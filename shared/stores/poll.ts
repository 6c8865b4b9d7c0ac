import { atom, onMount, readonlyType } from 'nanostores'
import { ApiError, toApiError } from '#shared/api/error.ts'

export type PollState<Data> = {
  readonly data: Data | undefined
  /** The error of the latest request. Earlier results stay in `data`. */
  readonly error: ApiError | undefined
  /** The `logicalTime()` at which `data` was requested, or 0 before there is any. */
  readonly requestedAt: number
}

export type Poll<Data> = ReturnType<typeof createPoll<Data>>

type PollOptions<Data> = {
  load(signal: AbortSignal): Promise<Data>
  /** Milliseconds from an answer to the next request. */
  every: number
  /** Keeps unchanged parts of the earlier data, so that screens need not render them again. */
  merge?(before: Data | undefined, now: Data): Data
  /** Ends the poll for good, without the second that it outlives its listeners. */
  signal?: AbortSignal
}

/** The longest pause while the server fails, in milliseconds, unless `every` is longer. */
const LONGEST = 60_000

/** The time limit of one load, in milliseconds. A request has its own limit, but an `import()` in a load has none. */
const LIMIT = 45_000

/** The functions that end each poll with listeners. */
const running = new Set<() => void>()

/** Ends every poll at once; it would outlive its listeners by a second. For tests and stories, after unmounting. */
export function resetPolls(): void {
  for (const end of running) end()
}

let time = 0

/** Returns the next tick of a clock that advances with every reading, to compare the order of events on this page. */
export function logicalTime(): number {
  time += 1
  return time
}

/** Repeats a request, one at a time, while somebody listens and the page is shown (decisions.mdx#polling). */
export function createPoll<Data>({ load, every, merge = (_, now) => now, signal }: PollOptions<Data>) {
  const $polled = atom<PollState<Data>>({ data: undefined, error: undefined, requestedAt: 0 })
  let isMounted = false
  let inFlight: AbortController | undefined
  let isRefreshQueued = false
  let failures = 0
  let watch = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoaded = false
  let limit: ReturnType<typeof setTimeout> | undefined

  async function requestNow(): Promise<void> {
    clearTimeout(timer)
    if (inFlight) return
    const controller = new AbortController()
    inFlight = controller
    isRefreshQueued = false
    const requestedAt = logicalTime()
    const timeout = new Promise<never>((_, fail) => {
      limit = setTimeout(() => fail(new ApiError('timeout')), LIMIT)
    })
    const outcome = await Promise.race([load(controller.signal), timeout]).then(
      data => ({ data }),
      (error: unknown) => ({ error: toApiError(error) }),
    )
    if (controller.signal.aborted) return
    clearTimeout(limit)
    inFlight = undefined
    const before = $polled.value
    if ('data' in outcome) {
      failures = 0
      $polled.set({ data: merge(before.data, outcome.data), error: undefined, requestedAt })
    } else {
      failures += 1
      $polled.set({ ...before, error: outcome.error })
    }
    if (isRefreshQueued) void requestNow()
    else schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (isMounted && !inFlight && !document.hidden) timer = setTimeout(requestNow, pause())
  }

  function pause(): number {
    if (failures === 0) return every
    const retryAfter = ($polled.get().error?.retryAfter ?? 0) * 1000
    return Math.max(retryAfter, Math.min(every * 2 ** failures, Math.max(every, LONGEST)))
  }

  function resume(): void {
    if (document.hidden) clearTimeout(timer)
    else void requestNow()
  }

  function end(): void {
    if (!running.delete(end)) return
    isMounted = false
    inFlight?.abort()
    inFlight = undefined
    clearTimeout(limit)
    clearTimeout(timer)
    watch.abort()
  }

  onMount($polled, () => {
    if (typeof window === 'undefined' || signal?.aborted) return
    isMounted = true
    watch = new AbortController()
    document.addEventListener('visibilitychange', resume, { signal: watch.signal })
    window.addEventListener('online', resume, { signal: watch.signal })
    if (isLoaded) schedule()
    else resume()
    isLoaded = false
    running.add(end)
    return end
  })
  signal?.addEventListener('abort', end)

  return Object.assign(readonlyType($polled), {
    /** Requests what a rendering shows before anything listens. Never rejects. The first listener waits for the next request. */
    async loadFirst(): Promise<void> {
      await requestNow()
      isLoaded = true
    },
    /** Requests at once, or as soon as the request in flight is answered. Does nothing without listeners. */
    refresh(): void {
      if (!isMounted) return
      if (inFlight) isRefreshQueued = true
      else void requestNow()
    },
  })
}
