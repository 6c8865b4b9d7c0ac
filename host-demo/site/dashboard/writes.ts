import { type Attempt, type SendOutcome, sendOnce } from '#shared/outbox/send-once.ts'
import { reasonOf } from './api.ts'

/** What to say when nobody knows whether a write has arrived. A repeat has the same key, so it is done once. */
export const doubts = {
  sent: 'This may have been sent. Look for it above before you send it again.',
  answered: 'This may have been sent. Send it again to be sure: the buyer gets it only once.',
  saved: 'This may have been saved. Save it again to be sure.',
  created: 'This may have been saved. Look for it in the list before you save it again.',
  done: 'This may have been done. Try again to be sure: it is done only once.',
  added: 'This may have been added. Look for it above before you add it again.',
  password: 'Your password may have been changed. Sign in with the new one to be sure.',
  ordered: 'The order may have been placed. Look for it in the table before you order again.',
  undone: 'The order may have been taken back. Look at it in the table before you try again.',
} as const

/**
 * Returns a function that sends contents of one kind. A content without a clear answer keeps its key until it is sent or
 * another one follows.
 */
export function createWrite() {
  let open: Attempt | undefined
  const remember = (attempt: Attempt): void => {
    open = attempt.open ? attempt : undefined
  }
  return async <Result>(
    fingerprint: string,
    call: (idempotencyKey: string) => Promise<Result>,
  ): Promise<SendOutcome<Result>> => {
    const earlier = open?.fingerprint === fingerprint ? open : undefined
    const outcome = await sendOnce(call, { fingerprint, earlier, remember })
    if (outcome.at === 'sent') open = undefined
    return outcome
  }
}

type Failed = Extract<SendOutcome<unknown>, { at: 'failed' }>

/** Says why a write failed, or that it may have arrived. Every write of the dashboard and the answer page says so here. */
export function whyNot({ error, arrival, mayHaveArrived }: Failed, doubt: string): string {
  if (!mayHaveArrived) return reasonOf(error)
  // An earlier try may have arrived, whatever the answer to this one was.
  return arrival === 'unclear' ? doubt : `${doubt} ${reasonOf(error)}`
}
