import { atom, onMount, type ReadableAtom } from 'nanostores'
import { ApiError } from '#shared/api/error.ts'

/** Where a poll stands. */
export type PollState<Data> = {
  readonly data: Data | undefined
  /** Why the latest asking failed; what was known before stays in `data`. */
  readonly error: ApiError | undefined
  /** When the answer in `data` was requestedAt for, in the order of `moment()`; 0 before there is any. */
  readonly requestedAt: number
}

export type Poll<Data> = ReadableAtom<PollState<Data>> & {
  /** Asks at once: while a question is on its way, as soon as that is answered. Nothing when nobody listens. */
  refresh(): void
}

type PollOptions<Data> = {
  load(signal: AbortSignal): Promise<Data>
  /** Milliseconds from an answer to the next question. */
  every: number
  /** Keeps of the earlier answer what is the same, so that screens need not draw it again. */
  merge?(before: Data | undefined, now: Data): Data
}

/** The longest pause while the server fails, in milliseconds, where `every` is not longer itself. */
const LONGEST = 60_000

/** How to end what is being followed now. */
const running = new Set<() => void>()

/** Ends every poll at once; they would last a second longer than who listens. For tests and stories, after they have unmounted. */
export function resetPolls(): void {
  for (const end of running) end()
}

let time = 0

/** A number above all that were given before: tells what came first on this page. */
export function logicalTime(): number {
  time += 1
  return time
}

/**
 * Asks again and again for as long as somebody listens: one question at a time, none while the page is hidden, at once
 * when it is seen again or the network is back, and less often while the server fails. Design section 6.
 */
export function createPoll<Data>({ load, every, merge = (_, now) => now }: PollOptions<Data>): Poll<Data> {
  const $polled = atom<PollState<Data>>({ data: undefined, error: undefined, requestedAt: 0 })
  let isWatched = false
  let question: AbortController | undefined
  let isAskedAgain = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function askNow(): Promise<void> {
    clearTimeout(timer)
    if (question) return
    const mine = new AbortController()
    question = mine
    isAskedAgain = false
    const requestedAt = logicalTime()
    const outcome = await load(mine.signal).then(
      data => ({ data }),
      (error: unknown) => ({ error: asApiError(error) }),
    )
    if (mine.signal.aborted) return
    question = undefined
    const before = $polled.get()
    if ('data' in outcome) {
      failures = 0
      $polled.set({ data: merge(before.data, outcome.data), error: undefined, requestedAt })
    } else {
      failures += 1
      $polled.set({ ...before, error: outcome.error })
    }
    if (isAskedAgain) void askNow()
    else goOn()
  }

  function goOn(): void {
    clearTimeout(timer)
    if (isWatched && !question && !document.hidden) timer = setTimeout(askNow, pause())
  }

  function pause(): number {
    if (failures === 0) return every
    const wanted = ($polled.get().error?.retryAfter ?? 0) * 1000
    return Math.max(wanted, Math.min(every * 2 ** failures, Math.max(every, LONGEST)))
  }

  function follow(): void {
    if (document.hidden) clearTimeout(timer)
    else void askNow()
  }

  function end(): void {
    if (!running.delete(end)) return
    isWatched = false
    question?.abort()
    question = undefined
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('online', follow)
  }

  onMount($polled, () => {
    isWatched = true
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', follow)
    follow()
    running.add(end)
    return end
  })

  return Object.assign($polled, {
    refresh() {
      if (!isWatched) return
      if (question) isAskedAgain = true
      else void askNow()
    },
  })
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('shape', { cause: error })
}
