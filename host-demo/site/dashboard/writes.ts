import type { TextKey } from '#shared/messages/i18n.ts'
import {
  type Attempt,
  type Attempts,
  type Failure,
  type SendOutcome,
  sendOnce,
} from '#shared/outbox/send-once.ts'
import { reasonOf } from './api.ts'
import { doubtMessages } from './writes.messages.ts'

/** What to say when nobody knows whether a write has arrived. */
export type Doubt = TextKey<typeof doubtMessages>

/** Keeps the attempt without a clear answer, until another one follows. */
export function openAttempt(): Attempts & { forget(): void } {
  let open: Attempt | undefined
  return {
    attemptOf: fingerprint => (open?.fingerprint === fingerprint ? open : undefined),
    remember(attempt) {
      open = attempt.open ? attempt : undefined
    },
    forget() {
      open = undefined
    },
  }
}

/** Returns a function that sends contents of one kind, each once however often it is tried. */
export function createWrite() {
  const attempts = openAttempt()
  return async <Result>(
    fingerprint: string,
    call: (idempotencyKey: string) => Promise<Result>,
  ): Promise<SendOutcome<Result>> => {
    const outcome = await sendOnce(call, { fingerprint, ...attempts })
    if (outcome.at === 'sent') attempts.forget()
    return outcome
  }
}

type Failed = Pick<Failure, 'error' | 'arrival'> & { mayHaveArrived: boolean }

/** Says why a write failed, or that it may have arrived. Every write of the dashboard and the answer page says so here. */
export function whyNot({ error, arrival, mayHaveArrived }: Failed, doubt: Doubt): string {
  if (!mayHaveArrived) return reasonOf(error)
  const text = doubtMessages.get()[doubt]
  // An earlier try may have arrived, whatever the answer to this one was.
  return arrival === 'unclear' ? text : `${text} ${reasonOf(error)}`
}
