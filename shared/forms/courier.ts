import { ApiError, mayHaveArrived } from '#shared/api/error.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { isOffline } from '#shared/api/network-error.ts'
import type { Attempt } from './drafts.ts'
import { displayName } from './pdf.ts'
import type { Fields } from './rules.ts'

/** The parts of a sending, in their order. */
export type StepName = 'upload' | 'create' | 'notify'

/** For the call of a step; the key is one for each thing to be sent, and kept when it is tried again. */
export type StepOptions = { idempotencyKey: string; signal: AbortSignal }

/** What a create is given besides the values. */
export type Sending = StepOptions & {
  /** Where the upload was stored; empty without a file. */
  attachmentUrl: string
  /** The display name of the file (ruling 11); empty without a file. */
  fileName: string
}

/** `create` saves it on the server; `notify` follows with what it answered. */
export type Steps<Values, Result> = {
  create(values: Values, sending: Sending): Promise<Result>
  notify?(created: Result, options: StepOptions): Promise<unknown>
}

/** Uploads and gives the stored name. `onProgress` takes the share that is done, 0 to 1. */
export type Upload = (
  file: File,
  tools: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>

export type Parcel<Values> = { readonly values: Values; readonly file: File | null }

export type Failure = {
  step: StepName
  error: ApiError
  /** No clear answer to the create came, now or before, so that it may have arrived (ruling 1). */
  maybeArrived: boolean
}

export type Outcome<Result> = { sent: true; result: Result } | { sent: false; failure: Failure }

export type Courier<Values, Result> = {
  /** Starts with the first part that is not done yet. Tells each part at once when it begins it. Never rejects. */
  send(parcel: Parcel<Values>, signal: AbortSignal): Promise<Outcome<Result>>
  /** Goes on from what an earlier page tried: everything done so far is forgotten. */
  startFrom(attempts: readonly Attempt[]): void
}

/** Enough for whoever mends and tries; a draft may not grow without end. */
const MOST_ATTEMPTS = 5

type Listeners<Values> = {
  onStep(step: StepName, progress: number | null): void
  /** Before the create and after it failed: kept with the draft, so that a reload doesn't send it under another key. */
  onTry(attempts: readonly Attempt[]): void
  onCreated(parcel: Parcel<Values>): void
}

/** Carries one form's content to the server part by part, and remembers what is done between tries. */
export function createCourier<Values extends Fields, Result>(
  steps: Steps<Values, Result>,
  upload: Upload | undefined,
  listeners: Listeners<Values>,
): Courier<Values, Result> {
  let uploaded: { file: File; url: string } | null = null
  let attempts: readonly Attempt[] = []
  let created: { mark: string; result: Result } | null = null

  async function uploadNow(file: File, signal: AbortSignal): Promise<string> {
    if (!upload) return ''
    const show = (progress: number | null) => {
      if (!signal.aborted) listeners.onStep('upload', progress)
    }
    show(null)
    const onProgress = (share: number) => show(share > 0 ? Math.min(1, share) : 0)
    const url = await upload(file, { signal, onProgress })
    uploaded = { file, url }
    return url
  }

  async function createNow(parcel: Parcel<Values>, mark: string, sending: Sending): Promise<Result> {
    listeners.onStep('create', null)
    const key = sending.idempotencyKey
    const openBefore = attemptOf(mark)?.open ?? false
    const wasOffline = isOffline()
    keep({ key, mark, open: true })
    try {
      const result = await steps.create(parcel.values, sending)
      if (!sending.signal.aborted) listeners.onCreated(parcel)
      return result
    } catch (error) {
      const neverLeft = wasOffline && error instanceof ApiError && error.kind === 'offline'
      const open = openBefore || (!neverLeft && mayHaveArrived(asApiError(error)))
      if (!sending.signal.aborted) keep({ key, mark, open })
      throw error
    }
  }

  const attemptOf = (mark: string) => attempts.find(attempt => attempt.mark === mark)

  /** All of them, because a text may be changed and changed back between tries. */
  function keep(next: Attempt): void {
    const others = attempts.filter(({ mark }) => mark !== next.mark)
    attempts = [...others, next].slice(-MOST_ATTEMPTS)
    listeners.onTry(attempts)
  }

  return {
    async send(parcel, signal) {
      const { file } = parcel
      const mark = markOf(parcel)
      let step: StepName = 'upload'
      const idempotencyKey = attemptOf(mark)?.key ?? newIdempotencyKey()
      try {
        // Nothing is awaited that is done already: the form has to stand at the right step at once.
        if (created?.mark !== mark) {
          let attachmentUrl = ''
          if (file) attachmentUrl = uploaded?.file === file ? uploaded.url : await uploadNow(file, signal)
          signal.throwIfAborted()
          step = 'create'
          const fileName = displayName(file?.name ?? '')
          const sending = { attachmentUrl, fileName, idempotencyKey, signal }
          created = { mark, result: await createNow(parcel, mark, sending) }
        }
        const { result } = created
        if (steps.notify) {
          step = 'notify'
          listeners.onStep('notify', null)
          await steps.notify(result, { idempotencyKey, signal })
        }
        return { sent: true, result }
      } catch (error) {
        // A mistake in a step of ours must not hide behind the sentence that the user reads.
        if (!(error instanceof ApiError) && !signal.aborted) console.error(error)
        const maybeArrived = step !== 'notify' && (attemptOf(mark)?.open ?? false)
        return { sent: false, failure: { step, error: asApiError(error), maybeArrived } }
      }
    },
    startFrom(earlier) {
      uploaded = null
      created = null
      attempts = earlier
    },
  }
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('shape', { cause: error })
}

/** Two parcels with the same mark hold the same, also when the same file was chosen a second time. */
export function markOf({ values, file }: Parcel<Fields>): string {
  return JSON.stringify([values, file && [file.name, file.size, file.lastModified]])
}
