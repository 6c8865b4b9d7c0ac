import { ApiError, mayHaveArrived } from '#shared/api/error.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { isOffline } from '#shared/api/network-error.ts'
import { $config } from '#shared/config/config.ts'
import { type FormValues, fingerprintOf, type Payload } from './form-values.ts'
import type { Fields } from './validation.ts'

/** The steps of a submission, in their order. */
export type StepName = 'upload' | 'create' | 'notify'

/** For the call of a step. The key is kept while the same content is tried again. */
export type StepOptions = { idempotencyKey: string; signal: AbortSignal }

/** What a create is given besides the values; both are empty without a file. */
export type CreateContext = StepOptions & { attachmentUrl: string; fileName: string }

export type Steps<Values, Result> = {
  /** Gives the stored name of the file. `onProgress` takes the share that is done, 0 to 1. */
  upload?: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<string>
  /** Saves it on the server. */
  create(values: Values, context: CreateContext): Promise<Result>
  /** Follows with what the create answered. */
  notify?: (created: Result, options: StepOptions) => Promise<unknown>
}

export type SubmitError = {
  step: StepName
  error: ApiError
  /** No clear answer to the create came, now or before: decisions.mdx#no-false-success. */
  maybeArrived: boolean
}

export type Outcome<Result> = { type: 'succeed'; result: Result } | ({ type: 'fail' } & SubmitError)

/** Sends the payload of one form step by step, and remembers between tries what is done. */
export function createSubmitter<Values extends Fields, Result>(
  steps: Steps<Values, Result>,
  form: FormValues<Values>,
) {
  let uploaded: { file: File; url: string } | null = null
  let created: { fingerprint: string; result: Result } | null = null

  /** The first one that is not done yet. */
  function nextStep(payload: Payload<Values>): StepName {
    if (created?.fingerprint === fingerprintOf(payload)) return 'notify'
    return payload.file && payload.file !== uploaded?.file ? 'upload' : 'create'
  }

  async function upload(file: File, signal: AbortSignal, onProgress: (share: number) => void) {
    if (uploaded?.file === file || !steps.upload) return uploaded?.url ?? ''
    const url = await steps.upload(file, { signal, onProgress })
    signal.throwIfAborted()
    uploaded = { file, url }
    return url
  }

  /** The attempt is kept with the draft before and after, so that a reload doesn't send it under another key. */
  async function create(payload: Payload<Values>, fingerprint: string, context: CreateContext) {
    const { idempotencyKey: key, signal } = context
    const remember = (open: boolean) => {
      if (!signal.aborted) form.remember({ key, fingerprint, open })
    }
    const wasOpen = form.attemptOf(fingerprint)?.open ?? false
    const wasOffline = isOffline()
    remember(true)
    try {
      const result = await steps.create(payload.values, context)
      // With a key that the server knows, a later page can go on with the notification; without one it would create anew.
      if (!signal.aborted && !$config.get().idempotency) form.saved(payload)
      return result
    } catch (error) {
      const { kind } = asApiError(error)
      const neverLeft = wasOffline && kind === 'offline'
      remember(wasOpen || (!neverLeft && mayHaveArrived(asApiError(error))))
      throw error
    }
  }

  return {
    nextStep,
    /** Goes on from the first step that is not done yet. Never rejects. */
    async submit(
      payload: Payload<Values>,
      signal: AbortSignal,
      onStep: (step: StepName, progress: number | null) => void,
    ): Promise<Outcome<Result>> {
      const { file, fileName } = payload
      const fingerprint = fingerprintOf(payload)
      const idempotencyKey = form.attemptOf(fingerprint)?.key ?? newIdempotencyKey()
      let step = nextStep(payload)
      const begin = (next: StepName, progress: number | null = null) => {
        step = next
        if (!signal.aborted) onStep(step, progress)
      }
      try {
        if (created?.fingerprint !== fingerprint) {
          const showProgress = (share: number) => begin('upload', Math.min(1, Math.max(0, share)))
          const attachmentUrl = file ? await upload(file, signal, showProgress) : ''
          begin('create')
          const context = { attachmentUrl, fileName, idempotencyKey, signal }
          created = { fingerprint, result: await create(payload, fingerprint, context) }
        }
        const { result } = created
        if (steps.notify) {
          begin('notify')
          await steps.notify(result, { idempotencyKey, signal })
        }
        return { type: 'succeed', result }
      } catch (error) {
        // A mistake in a step of ours must not hide behind the sentence that the user reads.
        if (!(error instanceof ApiError) && !signal.aborted) console.error(error)
        const maybeArrived = step !== 'notify' && (form.attemptOf(fingerprint)?.open ?? false)
        return { type: 'fail', step, error: asApiError(error), maybeArrived }
      }
    },
    /** Forgets which steps are done. */
    forget(): void {
      uploaded = null
      created = null
    },
  }
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('shape', { cause: error })
}
