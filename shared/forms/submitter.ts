import type { ApiError } from '#shared/api/error.ts'
import type { UploadOptions } from '#shared/api/uploads.ts'
import { $config } from '#shared/config/config.ts'
import { type Attempt, type Failure, sendOnce, tryToSend } from '#shared/outbox/send-once.ts'
import type { DraftAttempt } from './drafts.ts'
import { fingerprintOf, type Payload } from './payload.ts'
import { attachmentName } from './pdf.ts'

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
  mayHaveArrived: boolean
}

export type Progress = { step: StepName; progress: number | null }

export type Outcome<Result> =
  | { type: 'succeed'; result: Result }
  | ({ type: 'fail'; arrival: Failure['arrival'] } & SubmitError)

/** Keeps the attempts of one form. */
export type Keeper<Values> = {
  attemptOf: (fingerprint: string) => DraftAttempt | undefined
  remember: (attempt: DraftAttempt) => void
  /** Called for a content that the server has, if it knows no keys. */
  saved: (payload: Payload<Values>) => void
}

/** Sends the payload of one form step by step, and remembers finished steps between tries. */
export function createSubmitter<Values, Result>(
  { upload, create, notify }: Steps<Values, Result>,
  form: Keeper<Values>,
) {
  let uploaded: { file: File; url: string } | null = null
  let created: { fingerprint: string; key: string; result: Result } | null = null

  function start(payload: Payload<Values>): { payload: Payload<Values>; step: StepName } {
    if (created?.fingerprint === fingerprintOf(payload)) return { payload, step: 'notify' }
    return { payload, step: payload.file && payload.file !== uploaded?.file ? 'upload' : 'create' }
  }

  return {
    start,
    async submit(
      payload: Payload<Values>,
      signal: AbortSignal,
      onProgress: (progress: Progress) => void,
    ): Promise<Outcome<Result>> {
      const { values, file, origin } = payload
      const fingerprint = fingerprintOf(payload)
      const begin = (step: StepName, progress: number | null = null) => {
        if (!signal.aborted) onProgress({ step, progress })
      }
      const fail = (step: StepName, failure: Failure, mayHaveArrived = false) =>
        ({ ...failure, type: 'fail', step, mayHaveArrived }) as const
      if (created?.fingerprint !== fingerprint) {
        if (file && upload && uploaded?.file !== file) {
          const onSent = (share: number) => begin('upload', Math.min(1, Math.max(0, share)))
          const outcome = await tryToSend(() => upload(file, { signal, onProgress: onSent }), signal)
          if (outcome.at === 'failed') return fail('upload', outcome, form.attemptOf(fingerprint)?.open)
          uploaded = { file, url: outcome.result }
          begin('create')
        }
        const attachmentUrl = (file && uploaded?.url) ?? ''
        const fileName = attachmentName(file)
        const ending = origin?.ending ?? ''
        const call = async (idempotencyKey: string): Promise<Result> => {
          signal.throwIfAborted()
          return create(values, { attachmentUrl, fileName, ending, idempotencyKey, signal })
        }
        const remember = (attempt: Attempt) => {
          if (!signal.aborted) form.remember({ ...attempt, origin })
        }
        const { attemptOf } = form
        const outcome = await sendOnce(call, { fingerprint, attemptOf, remember, signal })
        if (outcome.at === 'failed') return fail('create', outcome, outcome.mayHaveArrived)
        created = { fingerprint, key: outcome.key, result: outcome.result }
        // With a key that the server knows, a later page can go on with the notification; else it would create again.
        if (!signal.aborted && !$config.get().idempotency) form.saved(payload)
      }
      const { key: idempotencyKey, result } = created
      if (notify) {
        begin('notify')
        const outcome = await tryToSend(() => notify(result, { idempotencyKey, signal }), signal)
        if (outcome.at === 'failed') return fail('notify', outcome)
      }
      return { type: 'succeed', result }
    },
    forget(): void {
      uploaded = null
      created = null
    },
  }
}
