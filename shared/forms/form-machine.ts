import type { ApiError } from '#shared/api/error.ts'
import type { Origin } from '#shared/lead/lead.ts'
import type { Failure } from '#shared/outbox/send-once.ts'
import type { FormMessage } from './form.messages.ts'
import type { FieldError } from './validation.ts'

/** What a form sends. `fileName` is the name that the company sees, or ''. */
export type Payload<Values> = Readonly<{
  values: Values
  file: File | null
  fileName: string
  origin?: Origin | undefined
}>

export type StepName = 'upload' | 'create' | 'notify'

export type SubmitError = {
  step: StepName
  error: ApiError
  /** True if a create call, now or before, had no clear answer: decisions.mdx#no-false-success. */
  mayHaveArrived: boolean
}

export type Progress = { step: StepName; progress: number | null }

export type Outcome<Result> =
  | { type: 'succeed'; result: Result }
  | ({ type: 'fail'; arrival: Failure['arrival'] } & SubmitError)

type Underway<Values> =
  /** `progress` is the share done, from 0 to 1, or null while it is unknown. */
  | { at: 'uploading'; payload: Payload<Values>; progress: number | null }
  | { at: 'sending'; payload: Payload<Values>; step: 'create' | 'notify' }

export type FormState<Values, Result> =
  | { at: 'editing'; fieldError: FieldError | null }
  | { at: 'confirming' }
  /** The host gets the event and may cancel it. It answers at once, so nobody sees this state. */
  | { at: 'announcing' }
  | Underway<Values>
  | { at: 'sent'; result: Result }
  | ({ at: 'failed'; payload: Payload<Values> } & SubmitError)

type Start<Values> = { payload: Payload<Values>; step: StepName; progress?: number | null }

export type FormEvent<Values, Result> =
  | { type: 'change' | 'changeFile' | 'confirm' | 'decline' | 'cancelUpload' }
  | { type: 'acknowledge' | 'reset' | 'changeOwner' }
  | { type: 'refuseFile'; message: FormMessage }
  | { type: 'submit'; fieldError: FieldError | null; confirms: boolean }
  | { type: 'announced'; start: Start<Values> | null }
  | ({ type: 'progress' } & Progress)
  | Outcome<Result>
  | { type: 'retry'; fieldError: FieldError | null; start: Start<Values> }

export const EDITING = { at: 'editing', fieldError: null } as const

export function isUnderway<Values, Result>(state: FormState<Values, Result>): state is Underway<Values> {
  return state.at === 'uploading' || state.at === 'sending'
}

export function isBusy<Values, Result>(state: FormState<Values, Result>): boolean {
  return state.at === 'announcing' || isUnderway(state)
}

/** Returns the state after an event, or the same object if the event has no effect. Storybook's page Forms draws it. */
export function transition<Values, Result>(
  state: FormState<Values, Result>,
  event: FormEvent<Values, Result>,
): FormState<Values, Result> {
  switch (event.type) {
    case 'change':
      // A failure stays on the screen while the user corrects it.
      return isBusy(state) || state.at === 'failed' ? state : EDITING
    case 'changeFile':
      if (state.at === 'editing' && state.fieldError && state.fieldError.field !== 'file') return state
      return transition(state, { type: 'change' })
    case 'refuseFile':
      if (isBusy(state)) return state
      return { at: 'editing', fieldError: { field: 'file', message: event.message } }
    case 'submit':
      if (state.at !== 'editing' && state.at !== 'failed') return state
      if (event.fieldError) return { at: 'editing', fieldError: event.fieldError }
      return { at: event.confirms ? 'confirming' : 'announcing' }
    case 'confirm':
      return state.at === 'confirming' ? { at: 'announcing' } : state
    case 'decline':
      return state.at === 'confirming' ? EDITING : state
    case 'announced':
      if (state.at !== 'announcing') return state
      return event.start ? underway(event.start) : EDITING
    case 'progress':
      return isUnderway(state) ? underway({ ...event, payload: state.payload }) : state
    case 'cancelUpload':
      return state.at === 'uploading' ? EDITING : state
    case 'succeed':
      return isUnderway(state) ? { at: 'sent', result: event.result } : state
    case 'fail': {
      const { step, error, mayHaveArrived } = event
      return isUnderway(state) ? { at: 'failed', payload: state.payload, step, error, mayHaveArrived } : state
    }
    case 'retry':
      if (state.at !== 'failed' || state.error.isFinal) return state
      // Saved content only lacks its notification, regardless of later typing.
      if (state.step === 'notify') return underway({ payload: state.payload, step: 'notify' })
      return event.fieldError ? { at: 'editing', fieldError: event.fieldError } : underway(event.start)
    case 'acknowledge':
      return state.at === 'sent' || state.at === 'failed' ? EDITING : state
    case 'reset':
      return isBusy(state) ? state : EDITING
    case 'changeOwner':
      // A request that is out can't be called back. The note that something was sent stays readable.
      return state.at === 'sending' || state.at === 'sent' ? state : EDITING
  }
}

function underway<Values>({ payload, step, progress = null }: Start<Values>): Underway<Values> {
  return step === 'upload' ? { at: 'uploading', payload, progress } : { at: 'sending', payload, step }
}
