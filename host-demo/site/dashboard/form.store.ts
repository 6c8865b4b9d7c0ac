import { atom, readonlyType } from 'nanostores'
import type { ComponentPropsWithoutRef } from 'react'
import { formMessages } from '#shared/forms/form.messages.ts'
import type { Payload } from '#shared/forms/form-machine.ts'
import { pdfError } from '#shared/forms/pdf.ts'
import { createSubmitter, fingerprintOf, payloadOf } from '#shared/forms/submitter.ts'
import { reasonOf, uploadDocument } from './api.ts'
import { fieldMessages } from './field.messages.ts'
import { type NumberKind, numberProblem, withNumbers } from './number-fields.ts'
import { type Problem, problemIn } from './problem-in.ts'
import { $access } from './token.ts'
import { type Doubt, openAttempt, whyNot } from './writes.ts'

type Named = {
  name: string
  label: string
  /** The number of the line of an RFQ list to which it belongs. */
  line?: number | undefined
  hint?: string
  isRequired?: true
  isWide?: true
  /** Returns what is wrong with a value, not empty. */
  check?: (value: string) => string | undefined
}

/** A field of a form, as data. */
export type FieldSpec = Named &
  (
    | ({
        type?: 'text' | 'password' | 'date' | 'tel' | 'url'
        /** Common values, which the browser offers. */
        list?: readonly string[]
      } & Native<'autoComplete' | 'inputMode' | 'max'>)
    | { type: 'lines'; rows?: number }
    | { type: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
    | { type: 'number'; number: NumberKind }
    | { type: 'pdf' }
    /** No field, but a heading for those that follow. */
    | { type: 'heading' }
    /** A list of entries, each of which has these columns. */
    | { type: 'rows'; entry: string; columns: readonly (Named & { type?: 'text' | 'date' })[] }
  )

type Native<Name extends keyof ComponentPropsWithoutRef<'input'>> = Pick<
  ComponentPropsWithoutRef<'input'>,
  Name
>

export type Row = Readonly<Record<string, string>>
export type FieldValue = string | File | null | readonly Row[]
export type FieldValues = Readonly<Record<string, FieldValue>>

/** The values to send: the fields by name, and the address of its upload in place of a file. */
export type Sent = Record<string, string | readonly Row[]>
export type Send<Result = unknown> = (values: Sent, idempotencyKey: string) => Promise<Result>

type FormState = {
  values: FieldValues
  at: 'editing' | 'sending' | 'sent'
  problem: Problem | null
}

type Sending<Result> = {
  /** The fields for the present values. */
  fields: readonly FieldSpec[]
  send: Send<Result>
  /** What to say if it may have arrived. */
  doubt: Doubt
  /** True if sending empties the form. */
  empties?: boolean | undefined
}

export type FormStore<Result = unknown> = ReturnType<typeof createForm<Result>>

const forms = new Map<string, FormStore>()

// One member's drafts are not shown to the next.
$access.listen(() => forms.clear())

/** Returns the form of this name: with its typed values if there are any, else new. */
export function formOf(id: string, initial: FieldValues): FormStore {
  const form = forms.get(id) ?? createForm({ initial, upload: uploadDocument })
  forms.set(id, form)
  return form
}

export const forgetForm = (id: string): void => void forms.delete(id)

type FormOptions = {
  initial: FieldValues
  /** Stores a file on the server, and returns its address. */
  upload: (file: File) => Promise<string>
  /** Called after each change of a value. */
  onChange?: (values: FieldValues) => void
}

/** A form whose fields are data. It sends as the forms of widgets do. */
export function createForm<Result>({ initial, upload, onChange }: FormOptions) {
  const $state = atom<FormState>({ values: initial, at: 'editing', problem: null })
  const set = (changed: Partial<FormState>): void => $state.set({ ...$state.get(), ...changed })
  const { forget, ...attempts } = openAttempt()
  const isOpen = (payload: Payload<Sent>): boolean => attempts.attemptOf(fingerprintOf(payload)) !== undefined
  let saved = initial
  let send: Send<Result>
  const submitter = createSubmitter<Sent, Result>(
    {
      upload,
      create: (values, { attachmentUrl, fileName, idempotencyKey }) =>
        send({ ...values, ...(attachmentUrl && { attachmentUrl, fileName }) }, idempotencyKey),
    },
    { ...attempts, saved() {} },
  )
  function fail(problem: Problem): null {
    set({ at: 'editing', problem })
    return null
  }

  return {
    $state: readonlyType($state),
    isDirty: () => $state.get().values !== saved,
    /** Returns true if the present values were sent without a clear answer. */
    mayHaveArrived: () => isOpen(contentOf($state.get().values)),
    /** Changes a value, at any time. During sending it edits the next content, not the one on its way. */
    change(name: string, value: FieldValue): void {
      const { at, ...state } = $state.get()
      const values = { ...state.values, [name]: value }
      $state.set({ values, at: at === 'sending' ? at : 'editing', problem: null })
      onChange?.(values)
    },
    /**
     * Sends the form, and resolves to the answer, or to null if that failed. A failed form keeps its values, and however
     * often it is tried, the write is done once. A sent form keeps its values too, unless it `empties`.
     */
    async submit({
      fields,
      send: given,
      doubt,
      empties,
    }: Sending<Result>): Promise<{ result: Result } | null> {
      const { values, at } = $state.get()
      if (at === 'sending') return null
      const fault = faultIn(fields, values)
      if (fault) return fail(fault)
      set({ at: 'sending', problem: null })
      const payload = contentOf(values)
      const wrongFile = payload.file && (await pdfError(payload.file))
      if (wrongFile) return fail({ field: '', message: formMessages.get()[wrongFile] })
      // What may have arrived is sent again as it was, with everything that `send` knew then.
      if (!isOpen(payload)) send = (sent, key) => given(withNumbers(fields, sent), key)
      const outcome = await submitter.submit(payload, new AbortController().signal, () => {})
      if (outcome.type === 'fail') {
        if (outcome.step === 'create')
          return fail(problemIn(fields, values, whyNot(outcome, doubt), outcome.error.field))
        return fail({ field: '', message: `${formMessages.get().failedUpload} ${reasonOf(outcome.error)}` })
      }
      submitter.forget()
      forget()
      saved = empties ? initial : values
      set($state.get().values === values ? { at: 'sent', values: saved } : { at: 'editing' })
      return outcome
    },
  }
}

function contentOf(values: FieldValues): Payload<Sent> {
  const sent: Sent = {}
  let file: File | null = null
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) file = value
    else if (value !== null) sent[name] = value
  }
  return payloadOf(sent, file)
}

/** Returns the field with its whole label: that of a line begins with the line. */
export const labelled = <Field extends FieldSpec>(field: Field): Field =>
  field.line === undefined
    ? field
    : { ...field, label: fieldMessages.get().ofLine({ line: field.line, label: field.label }) }

/** Returns the first field that can't be sent as it is, and why. */
function faultIn(fields: readonly FieldSpec[], values: FieldValues): Problem | undefined {
  for (const field of fields.map(labelled)) {
    const { name, label, isRequired, check } = field
    const text = String(values[name] ?? '').trim()
    const message =
      isRequired && !text
        ? fieldMessages.get().empty({ label })
        : ((text && check?.(text)) ?? numberProblem([field], values))
    if (message) return { field: name, message }
  }
  return undefined
}
