import { atom, readonlyType } from 'nanostores'
import { $session, ownerAfter } from '#shared/session/session.ts'
import { drafts } from './drafts.ts'
import { isBusy, type Outcome, type Payload } from './form-machine.ts'
import { createFormValues } from './form-values.ts'
import { pdfError } from './pdf.ts'
import { createSubmission, type Observer, type Steps } from './submitter.ts'
import { type FieldOf, type Fields, firstError, type Rule } from './validation.ts'

export type FormDefinition<Values, Result> = {
  name: string
  /** The subject, such as `product:7`: each has its own form and draft. Without one, the page has one form. */
  target?: string
  /** The initial values, with the host's suggestions; `suggest` changes them. */
  initial: Values
  /** In the order in which they are checked. */
  rules: readonly Rule<Values>[]
  /** True if a question must be answered before anything is sent. */
  confirms?: boolean
  /** True if the typed values are kept on the device. A password never is. */
  drafts?: 'password' extends keyof Values ? false : boolean
  steps: Steps<Values, Result>
}

export type Form<Values extends Fields, Result> = ReturnType<typeof createForm<Values, Result>>

/** The one way to send any form. It knows no screen and no calls, and outlives the widget that shows it. */
export function createForm<Values extends Fields, Result>(definition: FormDefinition<Values, Result>) {
  const values = createFormValues(definition)
  const submission = createSubmission({ steps: definition.steps, form: values, ended })
  const { $state, $active, dispatch, answers } = submission
  const $awake = atom(false)
  let fileCheck: Promise<boolean> | null = null
  let leaveSession = (): void => {}

  const fieldError = () => firstError(definition.rules, values.$values.get())

  function ended(outcome: Outcome<Result>, payload: Payload<Values>, report: () => void): void {
    if (outcome.type === 'succeed') values.finish(payload)
    else if (outcome.error.isFinal) values.saved(payload)
    report()
    followOwner()
    rest()
  }

  function begin(): void {
    fileCheck = null
    dispatch({ type: 'changeOwner' })
    submission.forget()
    values.load(ownerAfter('visitor'))
  }

  /** Shows the text that belongs to the current user: nobody reads another's text, and nobody's text is lost. */
  function followOwner(): void {
    const owner = values.owner()
    const next = ownerAfter(owner)
    if (next === owner) return
    if (owner === 'visitor' && next !== 'visitor' && values.passTo(next)) return
    if ($state.get().at !== 'sending') begin()
  }

  function wake(): void {
    if ($awake.get()) return
    $awake.set(true)
    leaveSession = $session.listen(followOwner)
    followOwner()
  }

  function rest(): void {
    if (!$awake.get() || $active.get() || isBusy($state.get()) || fileCheck) return
    answers.decline()
    const wouldLose = submission.hasNews() || $state.get().at === 'failed' || !values.isSafe()
    if (definition.drafts && wouldLose) return
    leaveSession()
    $awake.set(false)
  }

  const form = {
    $values: values.$values,
    $file: values.$file,
    $draft: values.$draft,
    $state,
    $activeObserver: $active,
    $awake: readonlyType($awake),
    // A text may be told twice, which must not withdraw the question before sending.
    /** Changes a value, at any time. During sending it edits the next content, not the one on its way. */
    change(field: FieldOf<Values>, value: string): void {
      if (values.change(field, value)) dispatch({ type: 'change' })
    },
    /** What a server shows in the fields. */
    initial: definition.initial,
    draftName: values.draftName,
    leaveDraft: values.leaveDraft,
    resume: values.resume,
    suggest: values.suggest,
    payload: values.payload,
    /** Checks the file first: decisions.mdx#uploads. On failure the earlier choice stays. Ignored while sending. */
    async chooseFile(chosen: File | Promise<File>): Promise<void> {
      if (!definition.steps.upload || isBusy($state.get())) return
      answers.decline()
      const look = async (): Promise<boolean> => {
        const file = await Promise.resolve(chosen).catch(() => null)
        const message = file && (await pdfError(file))
        // Another file, or none, was chosen meanwhile.
        if (fileCheck !== check) return false
        fileCheck = null
        if (!file) return false
        if (!message) values.hold(file)
        dispatch(message ? { type: 'refuseFile', message } : { type: 'changeFile' })
        return !message
      }
      const check = look()
      fileCheck = check
      await check
      rest()
    },
    removeFile(): void {
      if (isBusy($state.get())) return
      fileCheck = null
      values.hold(null)
      dispatch({ type: 'changeFile' })
    },
    /** Submits the form. Ignored while a request is on its way. `by` is the observer of the pressed button. */
    submit(by?: Observer<Values, Result>): void {
      const { at } = $state.get()
      if (at !== 'editing' && at !== 'failed') return
      if (by) submission.activate(by)
      if (fileCheck) void fileCheck.then(isFine => isFine && form.submit(by))
      else dispatch({ type: 'submit', fieldError: fieldError(), confirms: definition.confirms ?? false })
    },
    ...answers,
    retry(): void {
      if (!fileCheck) dispatch({ type: 'retry', fieldError: fieldError(), start: submission.start() })
    },
    /** Restores the initial values and deletes the draft. Ignored while sending. */
    reset(): void {
      if (isBusy($state.get())) return
      values.clear()
      submission.forget()
      fileCheck = null
      dispatch({ type: 'reset' })
    },
    observe(observer: Observer<Values, Result>): () => void {
      submission.add(observer)
      wake()
      return () => {
        submission.remove(observer)
        queueMicrotask(rest)
      }
    },
    /** Ends the form at once, even during a request, for tests and stories. */
    dispose(): void {
      fileCheck = null
      submission.stop()
      leaveSession()
      $awake.set(false)
    },
  }

  begin()
  // A server has many pages, and none of them may see the form of another.
  if (typeof window !== 'undefined') wake()
  return form
}

const forms = new Map<string, { dispose(): void }>()

/** Returns the form of this name and target. It is forgotten when no widget shows it and nothing would be lost. */
export function formFor<Values extends Fields, Result>(
  definition: FormDefinition<Values, Result>,
): Form<Values, Result> {
  const key = `${definition.name}:${definition.target ?? ''}`
  const known = forms.get(key)
  // The map can't know the type behind each key, but the definitions do.
  if (known) return known as Form<Values, Result>
  const form = createForm(definition)
  // A widget may still hold a form that was just forgotten. The form is known again as soon as it is observed.
  form.$awake.subscribe(isAwake => {
    if (isAwake) forms.set(key, form)
    else if (forms.get(key) === form) forms.delete(key)
  })
  return form
}

/** Ends and forgets every form, as a new page would. Drafts on the device stay. For tests and stories. */
export function resetForms(): void {
  for (const { dispose } of forms.values()) dispose()
  drafts.reload()
}
