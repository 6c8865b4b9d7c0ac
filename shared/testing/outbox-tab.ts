import { string, type } from 'superstruct'
import { onTestFinished, vi } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import { createOutbox, type Outbox } from '#shared/outbox/outbox.ts'
import { member } from './scene.ts'

type Answer = ApiError | 'ok' | 'never'

/** A server that gives the answers in turn, repeats the last, and records the requests. */
export function serverOf(...answers: Answer[]) {
  const received: { text: string; key: string }[] = []
  return {
    received,
    texts: () => received.map(({ text }) => text),
    answer: (next: Answer) => void answers.splice(0, answers.length, next),
    send(
      { text }: { text: string },
      { idempotencyKey: key, signal }: { idempotencyKey: string; signal: AbortSignal },
    ) {
      received.push({ text, key })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof ApiError) return Promise.reject(answer)
      if (answer !== 'never') return Promise.resolve(received.length)
      return new Promise<number>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
}

type Notes = Outbox<{ text: string }, number>

/** Opens a tab in which somebody looks at the outbox. */
export function tabWith({ send }: Pick<ReturnType<typeof serverOf>, 'send'>, owner = member().id): Notes {
  const outbox = createOutbox({ kind: 'note', owner, payload: type({ text: string() }), send })
  onTestFinished(outbox.$entries.listen(() => {}))
  return outbox
}

export const states = ({ $entries }: Notes): string[] => $entries.get().map(({ state }) => state.at)
export const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

/** Provides Web Locks as browsers have them on secure pages. */
export function giveLocks(): void {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, _: LockOptions, action: () => Promise<void>): Promise<void> => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(action)
    queues.set(
      name,
      mine.catch(() => {}),
    )
    return mine
  }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as LockManager)
}
