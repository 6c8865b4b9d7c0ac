import type { MessageKey } from '#shared/messages/messages.ts'
import type { Failure } from './courier.ts'

const textOf = {
  upload: 'form.failedUpload',
  create: 'form.failedCreate',
  notify: 'form.failedNotify',
} as const satisfies Record<Failure['step'], MessageKey>

/**
 * What failed, in one sentence; `error.message` says what to do. Where it may have arrived that is said instead
 * (ruling 1), and for RFQs and inquiries (`inDashboard`) where to look.
 */
export function failureText({ step, maybeArrived }: Failure, inDashboard: boolean): MessageKey {
  if (!maybeArrived) return textOf[step]
  return inDashboard ? 'form.mayHaveArrivedDashboard' : 'form.mayHaveArrived'
}
