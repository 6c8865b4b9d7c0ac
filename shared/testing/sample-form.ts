import { onTestFinished } from 'vitest'
import { ApiError, type ErrorKind } from '#shared/api/error.ts'
import { drafts } from '#shared/forms/drafts.ts'
import { createForm, type Form, type FormDefinition } from '#shared/forms/form.ts'
import type { CreateContext, StepOptions } from '#shared/forms/submitter.ts'
import { required } from '#shared/forms/validation.ts'
import type { User } from '#shared/session/session.ts'

export type SampleValues = { subject: string; message: string }

type Created = { inquiryId: number; historyId: number }

/** One call of a step that waits for the test to answer it. */
type Call<Told, Answer> = Told & { answer: (value: Answer) => void; fail: (error: unknown) => void }

export type SampleForm = {
  form: Form<SampleValues, Created>
  uploads: Call<{ file: File; signal: AbortSignal; onProgress: (share: number) => void }, string>[]
  creates: Call<{ values: SampleValues; context: CreateContext }, Created>[]
  notifies: Call<{ created: Created; options: StepOptions }, void>[]
}

type Settings = Partial<FormDefinition<SampleValues, Created>> & { takesFiles?: boolean }

/** Defines a test inquiry, whose steps wait for an answer. It confirms, uploads, creates, notifies and has drafts. */
export function sampleDefinition({ takesFiles = true, ...settings }: Settings = {}) {
  const uploads: SampleForm['uploads'] = []
  const creates: SampleForm['creates'] = []
  const notifies: SampleForm['notifies'] = []
  const definition: FormDefinition<SampleValues, Created> = {
    name: 'inquiry',
    target: '12',
    initial: { subject: '', message: '' },
    rules: [required('subject', 'subjectEmpty'), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      ...(takesFiles && {
        upload: (file, options) =>
          new Promise((answer, fail) => uploads.push({ file, ...options, answer, fail })),
      }),
      create: (values, context) =>
        new Promise((answer, fail) => creates.push({ values, context, answer, fail })),
      notify: (created, options) =>
        new Promise((answer, fail) => notifies.push({ created, options, answer, fail })),
    },
    ...settings,
  }
  return { definition, uploads, creates, notifies }
}

export function sampleForm(settings: Settings = {}): SampleForm {
  const { definition, ...calls } = sampleDefinition(settings)
  const form = createForm(definition)
  onTestFinished(form.dispose)
  return { form, ...calls }
}

/** Returns the form of the next page: nothing is in memory, only the entries on the device are left. */
export function reloadedForm(settings: Settings = {}): SampleForm {
  drafts.reload()
  return sampleForm(settings)
}

export const CREATED: Created = { inquiryId: 31, historyId: 47 }

export function fillIn(form: SampleForm['form'], values: Partial<SampleValues> = {}): void {
  form.change('subject', values.subject ?? 'Ball valves')
  form.change('message', values.message ?? 'Forty, by March')
}

/** Returns a file that begins with `start`, by default like a PDF. */
export function fileNamed(name: string, start = '%PDF-1.7', size = 64): File {
  return new File([start.padEnd(size, ' ')], name, { type: 'application/pdf', lastModified: 1 })
}

/** Returns an error like the client's. Without a status there was no answer. */
export function failing(kind: ErrorKind, status = 0): ApiError {
  return new ApiError(kind, { status })
}

/** Resolves when the form is in this state. */
export function reached(form: SampleForm['form'], at: string): Promise<void> {
  return new Promise(resolve => {
    const leave = form.$state.subscribe(state => {
      if (state.at !== at) return
      resolve()
      queueMicrotask(() => leave())
    })
  })
}

/** Waits until everything has happened that needs no further answer: one whole turn of the event loop. */
export function settled(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Types, submits and answers yes. */
export function send(sample: SampleForm): SampleForm {
  fillIn(sample.form)
  sample.form.submit()
  sample.form.confirm()
  return sample
}

/** Does the same with a file. */
export async function sendWithFile(
  sample = sampleForm(),
  file = fileNamed('offer.v2.pdf'),
): Promise<SampleForm> {
  await sample.form.chooseFile(file)
  return send(sample)
}

/** Returns the last call of a step so far. */
export function last<Call>(calls: readonly Call[]): Call {
  const call = calls.at(-1)
  if (!call) throw new Error('This step was not called')
  return call
}

/** Returns the member with this id, for `keepUser`. */
export function member(id: number): User {
  return { id, name: `Member ${id}`, image: '', token: `token-${id}`, email: `member${id}@example.com` }
}
