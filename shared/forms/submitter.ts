import { atom, computed, readonlyType } from 'nanostores'
import type { UploadOptions } from '#shared/api/uploads.ts'
import { $config } from '#shared/config/config.ts'
import type { Origin } from '#shared/lead/lead.ts'
import { type Attempt, type Failure, sendOnce, tryToSend } from '#shared/outbox/send-once.ts'
import { toJson } from '#shared/storage/to-json.ts'
import type { DraftAttempt } from './drafts.ts'
import {
  EDITING,
  type FormEvent,
  type FormState,
  isUnderway,
  type Outcome,
  type Payload,
  type Progress,
  type StepName,
  type SubmitError,
  transition,
} from './form-machine.ts'

export type StepOptions = { idempotencyKey: string; signal: AbortSignal }

/** The input of a create call besides the values. `ending` names the origin; texts are empty without a file. */
export type CreateContext = StepOptions & { attachmentUrl: string; fileName: string; ending: string }

/** `upload` returns the stored name of the file. `notify` gets the answer to the create call. */
export type Steps<Values, Result> = {
  upload?: (file: File, options: Required<UploadOptions>) => Promise<string>
  create(values: Values, context: CreateContext): Promise<Result>
  notify?: (created: Result, options: StepOptions) => Promise<unknown>
}

export const payloadOf = <Values>(values: Values, file: File | null): Payload<Values> => ({
  values,
  file,
  fileName: attachmentName(file),
})

/** Returns the name for the company: `a.b.pdf` gives `a`; `.pdf` and no file give ''. decisions.mdx#file-names */
export function attachmentName(file: { name: string } | null): string {
  return file?.name.split('.', 1)[0] ?? ''
}

/** Returns an equal text for equal content, even if the same file was chosen a second time. */
export function fingerprintOf({ values, file }: Payload<unknown>): string {
  return toJson([values, file && [file.name, file.size, file.lastModified]])
}

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
      const { values, file, fileName, origin } = payload
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

/** A mounted widget that shows a form and reports its events to the host. */
export type Observer<Values, Result> = {
  origin?: Origin | undefined
  /** Called before anything is sent. Returns false if the host cancelled it. */
  announce?: ((payload: Payload<Values>) => boolean) | undefined
  /** `sent` and `failed` are called once for each confirmed success and each failed try. */
  sent?: ((result: Result, payload: Payload<Values>) => void) | undefined
  failed?: ((error: SubmitError, payload: Payload<Values>) => void) | undefined
}

type Submission<Values, Result> = {
  steps: Steps<Values, Result>
  form: Keeper<Values> & { payload: (origin?: Origin) => Payload<Values> }
  /** Called with each outcome of a payload. `report` tells the widgets. */
  ended: (outcome: Outcome<Result>, payload: Payload<Values>, report: () => void) => void
}

/**
 * Submits one form: `transition` decides, and this acts on it. Of the widgets that show the form one reports each event
 * once, however many there are.
 */
export function createSubmission<Values, Result>({ steps, form, ended }: Submission<Values, Result>) {
  type One = Observer<Values, Result>
  const submitter = createSubmitter(steps, form)
  const $state = atom<FormState<Values, Result>>(EDITING)
  const $observers = atom<readonly One[]>([])
  /** The widget that reports and shows dialogs: the one that submitted the form, else any. Null without a widget. */
  const $active = computed($observers, all => all.at(-1) ?? null)
  const others = (observer: One) => $observers.get().filter(other => other !== observer)
  const start = () => submitter.start(form.payload($active.get()?.origin))
  let news: ((observer: One) => void) | null = null
  let running: AbortController | null = null

  function dispatch(event: FormEvent<Values, Result>): void {
    const before = $state.get()
    const after = transition(before, event)
    if (after === before) return
    if (isUnderway(before) && !isUnderway(after)) running?.abort()
    $state.set(after)
    // A listener may have moved the form on already.
    if ($state.get() !== after) return
    if (after.at === 'announcing') announce()
    else if (isUnderway(after) && !isUnderway(before)) void send(after.payload)
  }

  function announce(): void {
    let isAllowed = false
    const active = $active.get()
    try {
      isAllowed = active?.announce?.(form.payload(active.origin)) ?? true
    } finally {
      dispatch({ type: 'announced', start: isAllowed ? start() : null })
    }
  }

  async function send(payload: Payload<Values>): Promise<void> {
    running = new AbortController()
    const { signal } = running
    const outcome = await submitter.submit(payload, signal, at => dispatch({ type: 'progress', ...at }))
    if (signal.aborted) return
    if (outcome.type === 'succeed') submitter.forget()
    ended(outcome, payload, () => {
      dispatch(outcome)
      tell(observer => {
        if (outcome.type === 'succeed') observer.sent?.(outcome.result, payload)
        else observer.failed?.(outcome, payload)
      })
    })
  }

  /** Reports to the active widget. Without one, the report waits for the next widget that shows the form. */
  function tell(latest: (observer: One) => void): void {
    const active = $active.get()
    if (active) latest(active)
    else news = latest
  }

  return {
    $state: readonlyType($state),
    $active,
    dispatch,
    start,
    forget: submitter.forget,
    /** The answers of the widgets' dialogs. */
    answers: {
      confirm: () => dispatch({ type: 'confirm' }),
      decline: () => dispatch({ type: 'decline' }),
      cancelUpload: () => dispatch({ type: 'cancelUpload' }),
      acknowledge: () => dispatch({ type: 'acknowledge' }),
    },
    add(observer: One): void {
      $observers.set([observer, ...$observers.get()])
      news?.(observer)
      news = null
    },
    remove: (observer: One) => $observers.set(others(observer)),
    activate(observer: One): void {
      if ($observers.get().includes(observer)) $observers.set([...others(observer), observer])
    },
    hasNews: () => news !== null,
    /** Stops a request on its way. */
    stop: () => running?.abort(),
  }
}
