import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import { createPoll, type Poll, type PollState } from './poll.ts'

const EVERY = 3000

beforeEach(() => {
  vi.useFakeTimers()
  return () => seen(true)
})

/** Brings the page into view, or out of it. */
function seen(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen)
  document.dispatchEvent(new Event('visibilitychange'))
}

type Question = { answer: (data: string) => void; fail: (error: ApiError) => void; signal: AbortSignal }

function poll(signal?: AbortSignal): {
  $poll: Poll<string>
  questions: Question[]
  follow: () => PollState<string>[]
} {
  const questions: Question[] = []
  const $poll = createPoll<string>({
    every: EVERY,
    ...(signal && { signal }),
    load: signal => new Promise((answer, fail) => questions.push({ answer, fail, signal })),
  })
  return {
    $poll,
    questions,
    follow() {
      const told: PollState<string>[] = []
      $poll.listen(polled => told.push(polled))
      return told
    },
  }
}

const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

test('loads at once and three seconds after each reply, never twice at a time', async () => {
  const { $poll, questions, follow } = poll()
  follow()
  follow()
  expect(questions).toHaveLength(1)
  await later(20_000)
  expect(questions).toHaveLength(1)
  questions[0]?.answer('one')
  await later(EVERY - 1)
  expect($poll.get().data).toBe('one')
  expect(questions).toHaveLength(1)
  await later(1)
  expect(questions).toHaveLength(2)
})

test('stops while the page is hidden, and loads at once when it is shown again', async () => {
  const { questions, follow } = poll()
  follow()
  questions[0]?.answer('one')
  await later(0)
  seen(false)
  await later(60_000)
  expect(questions).toHaveLength(1)
  seen(true)
  expect(questions).toHaveLength(2)
})

test('on a hidden page, waits until it is shown', async () => {
  seen(false)
  const { questions, follow } = poll()
  follow()
  await later(10_000)
  expect(questions).toHaveLength(0)
  seen(true)
  expect(questions).toHaveLength(1)
})

test('backs off while the server fails, keeps the old data, and loads at once when back online', async () => {
  const { $poll, questions, follow } = poll()
  follow()
  questions[0]?.answer('one')
  await later(EVERY)
  const failure = new ApiError('server', { status: 500 })
  const pauses: number[] = []
  for (let turn = 1; turn <= 7; turn++) {
    questions.at(-1)?.fail(failure)
    let waited = 0
    const asked = questions.length
    while (questions.length === asked) {
      await later(1000)
      waited += 1000
    }
    pauses.push(waited)
  }
  expect(pauses).toEqual([6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000])
  expect($poll.get()).toMatchObject({ data: 'one', error: failure })
  questions.at(-1)?.fail(failure)
  await later(0)
  const asked = questions.length
  window.dispatchEvent(new Event('online'))
  expect(questions).toHaveLength(asked + 1)
  questions.at(-1)?.answer('two')
  await later(EVERY)
  expect($poll.get()).toMatchObject({ data: 'two', error: undefined })
  expect(questions).toHaveLength(asked + 2)
})

test('a load that never ends times out and is tried again', async () => {
  const { $poll, questions, follow } = poll()
  follow()
  await later(45_000)
  expect($poll.get().error?.kind).toBe('timeout')
  await later(2 * EVERY)
  expect(questions).toHaveLength(2)
  questions[1]?.answer('at last')
  await later(0)
  expect($poll.get()).toMatchObject({ data: 'at last', error: undefined })
})

test('waits as long as the server asks', async () => {
  const { questions, follow } = poll()
  follow()
  questions[0]?.fail(new ApiError('throttled', { status: 429, retryAfter: 90 }))
  await later(89_000)
  expect(questions).toHaveLength(1)
  await later(1000)
  expect(questions).toHaveLength(2)
})

test('several refreshes during a load cause one more load after it', async () => {
  const { $poll, questions, follow } = poll()
  follow()
  $poll.refresh()
  $poll.refresh()
  questions[0]?.answer('old')
  await later(0)
  expect(questions).toHaveLength(2)
  questions[1]?.answer('new')
  await later(EVERY - 1)
  expect(questions).toHaveLength(2)
  expect($poll.get().data).toBe('new')
})

test('ends with its last listener: loads no more, and ignores a late reply', async () => {
  const { $poll, questions } = poll()
  const leave = $poll.listen(() => {})
  leave()
  await later(2000)
  expect(questions[0]?.signal.aborted).toBe(true)
  questions[0]?.answer('late')
  await later(60_000)
  expect(questions).toHaveLength(1)
  expect($poll.value?.data).toBeUndefined()
})

test('later loads have higher numbers', async () => {
  const { $poll, questions, follow } = poll()
  const told = follow()
  questions[0]?.answer('one')
  await later(EVERY)
  questions[1]?.answer('two')
  await later(0)
  expect(told.map(({ data }) => data)).toEqual(['one', 'two'])
  expect(told[1]?.requestedAt).toBeGreaterThan(told[0]?.requestedAt ?? 0)
  expect($poll.get().requestedAt).toBe(told[1]?.requestedAt)
})

test('ends at once and for good when its signal is aborted', async () => {
  const left = new AbortController()
  const { $poll, questions, follow } = poll(left.signal)
  follow()
  left.abort()
  expect(questions[0]?.signal.aborted).toBe(true)
  $poll.refresh()
  await later(60_000)
  follow()
  expect(questions).toHaveLength(1)
})
