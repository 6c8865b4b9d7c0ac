import { atom, onMount, readonlyType } from 'nanostores'
import { ApiError, toApiError } from '#shared/api/error.ts'

/** Where a poll stands. */
export type PollState<Data> = {
  readonly data: Data | undefined
  /** Why the latest request failed; what was known before stays in `data`. */
  readonly error: ApiError | undefined
  /** The `logicalTime()` at which `data` was requested; 0 before there is any. */
  readonly requestedAt: number
}

export type Poll<Data> = ReturnType<typeof createPoll<Data>>

type PollOptions<Data> = {
  load(signal: AbortSignal): Promise<Data>
  /** Milliseconds from an answer to the next request. */
  every: number
  /** Keeps the parts of the earlier data that are the same, so that screens need not render them again. */
  merge?(before: Data | undefined, now: Data): Data
}

/** The longest pause while the server fails, in milliseconds, unless `every` is longer. */
const LONGEST = 60_000

/** How long one load may take, in milliseconds: a request has a limit of its own, but an `import()` in a load has none. */
const LIMIT = 45_000

/** What ends each poll that has listeners. */
const running = new Set<() => void>()

/** Ends every poll at once, which would outlive its listeners by a second. For tests and stories, after they have unmounted. */
export function resetPolls(): void {
  for (const end of running) end()
}

let time = 0

/** A clock that ticks with every reading: tells what came first on this page. */
export function logicalTime(): number {
  time += 1
  return time
}

/**
 * Requests again and again for as long as somebody listens: one request at a time, none while the page is hidden, at once
 * when it is shown again or the network is back, and less often while the server fails (decisions.mdx#polling).
 */
export function createPoll<Data>({ load, every, merge = (_, now) => now }: PollOptions<Data>) {
  const $polled = atom<PollState<Data>>({ data: undefined, error: undefined, requestedAt: 0 })
  let isMounted = false
  let inFlight: AbortController | undefined
  let isRefreshQueued = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
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
    const before = $polled.get()
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
    document.removeEventListener('visibilitychange', resume)
    window.removeEventListener('online', resume)
  }

  onMount($polled, () => {
    isMounted = true
    document.addEventListener('visibilitychange', resume)
    window.addEventListener('online', resume)
    resume()
    running.add(end)
    return end
  })

  return Object.assign(readonlyType($polled), {
    /** Requests at once, or as soon as the request in flight is answered. Nothing without listeners. */
    refresh(): void {
      if (!isMounted) return
      if (inFlight) isRefreshQueued = true
      else void requestNow()
    },
  })
}
