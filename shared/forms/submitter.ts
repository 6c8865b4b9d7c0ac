import { ApiError, toApiError } from '#shared/api/error.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { mayHaveArrived } from '#shared/api/may-have-arrived.ts'
import { isOffline } from '#shared/api/network-error.ts'
import type { UploadOptions } from '#shared/api/uploads.ts'
import { $config } from '#shared/config/config.ts'
import { type FormValues, fingerprintOf, type Payload } from './form-values.ts'
import { attachmentName } from './pdf.ts'
import type { Fields } from './validation.ts'

export type StepName = 'upload' | 'create' | 'notify'

export type StepOptions = { idempotencyKey: string; signal: AbortSignal }

/** The input of a create call besides the values. `ending` names the origin; texts are empty without a file. */
export type CreateContext = StepOptions & { attachmentUrl: string; fileName: string; ending: string }

/** `upload` returns the stored name of the file. `notify` gets the answer to the create call. */
export type Steps<Values, Result> = {
  upload?: (file: File, options: Required<UploadOptions>) => Promise<string>
  create(values: Values, context: CreateContext): Promise<Result>
  notify?: (created: Result, options: StepOptions) => Promise<unknown>
}

export type SubmitError = {
  step: StepName
  error: ApiError
  /** True if a create call, now or before, had no clear answer: decisions.mdx#no-false-success. */
  maybeArrived: boolean
}

export type Progress = { step: StepName; progress: number | null }

export type Outcome<Result> = { type: 'succeed'; result: Result } | ({ type: 'fail' } & SubmitError)

/** Sends the payload of one form step by step, and remembers finished steps between tries. */
export function createSubmitter<Values extends Fields, Result>(
  steps: Steps<Values, Result>,
  form: FormValues<Values>,
) {
  let uploaded: { file: File; url: string } | null = null
  let created: { fingerprint: string; result: Result } | null = null

  function start(payload: Payload<Values>): { payload: Payload<Values>; step: StepName } {
    if (created?.fingerprint === fingerprintOf(payload)) return { payload, step: 'notify' }
    return { payload, step: payload.file && payload.file !== uploaded?.file ? 'upload' : 'create' }
  }

  return {
    start,
    async submit(payload: Payload<Values>, signal: AbortSignal, onProgress: (progress: Progress) => void) {
      const { values, file, origin } = payload
      const fingerprint = fingerprintOf(payload)
      const earlier = form.attemptOf(fingerprint)
      const options = { idempotencyKey: earlier?.key ?? newIdempotencyKey(), signal }
      let isOpen = earlier?.open ?? false
      let wasOffline = false
      let { step } = start(payload)
      const begin = (next: StepName, progress: number | null = null) => {
        step = next
        if (!signal.aborted) onProgress({ step, progress })
      }
      /** Called before the create and after it failed, so that a reload doesn't send it under another key. */
      const remember = (open: boolean) => {
        if (!signal.aborted) form.remember({ key: options.idempotencyKey, fingerprint, open, origin })
      }
      try {
        if (created?.fingerprint !== fingerprint) {
          if (file && steps.upload && uploaded?.file !== file) {
            const onSent = (share: number) => begin('upload', Math.min(1, Math.max(0, share)))
            uploaded = { file, url: await steps.upload(file, { signal, onProgress: onSent }) }
          }
          signal.throwIfAborted()
          begin('create')
          wasOffline = isOffline()
          remember(true)
          const attachmentUrl = (file && uploaded?.url) ?? ''
          const fileName = attachmentName(file)
          const context = { attachmentUrl, fileName, ending: origin?.ending ?? '', ...options }
          created = { fingerprint, result: await steps.create(values, context) }
          // With a key that the server knows, a later page can go on with the notification; else it would create again.
          if (!signal.aborted && !$config.get().idempotency) form.saved(payload)
        }
        const { result } = created
        if (steps.notify) begin('notify')
        await steps.notify?.(result, options)
        return { type: 'succeed' as const, result }
      } catch (cause) {
        // The sentence that the user reads must not hide a bug in a step.
        if (!(cause instanceof ApiError) && !signal.aborted) console.error(cause)
        const error = toApiError(cause)
        if (step === 'create') {
          const neverLeft = wasOffline && error.kind === 'offline'
          isOpen ||= !neverLeft && mayHaveArrived(error)
          remember(isOpen)
        }
        return { type: 'fail' as const, step, error, maybeArrived: isOpen && step !== 'notify' }
      }
    },
    forget(): void {
      uploaded = null
      created = null
    },
  }
}
