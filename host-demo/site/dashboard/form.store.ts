import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentPropsWithoutRef } from 'react'
import { uploadPdf } from '#shared/api/uploads.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { attachmentName, pdfError } from '#shared/forms/pdf.ts'
import { tryToSend } from '#shared/outbox/send-once.ts'
import { reasonOf } from './api.ts'
import { type NumberKind, numberProblem, withNumbers } from './number-fields.ts'
import { $access } from './token.ts'
import { createWrite, whyNot } from './writes.ts'

type Named = { name: string; label: string; hint?: string; isRequired?: true; isWide?: true }

/** A field of a form, as data. */
export type FieldSpec = Named &
  (
    | ({ type?: 'text' | 'password' | 'date' | 'tel' | 'url' } & Native<'autoComplete' | 'inputMode' | 'max'>)
    | { type: 'lines'; rows?: number }
    | { type: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
    | { type: 'number'; number: NumberKind }
    | { type: 'pdf' }
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
export type Send = (values: Sent, idempotencyKey: string) => Promise<unknown>

type Problem = { field: string; message: string }

type FormState = {
  values: FieldValues
  at: 'editing' | 'sending' | 'sent'
  problem: Problem | null
}

export type FormStore = {
  $state: ReadableAtom<FormState>
  change(name: string, value: FieldValue): void
  /**
   * Sends the form. Resolves to true if it was sent. A failed form keeps its values, and however often it is tried, the
   * write is done once. `doubt` is said if it may have arrived. A sent form keeps its values too, unless it `empties`.
   */
  submit(send: Send, options: { doubt: string; empties?: boolean | undefined }): Promise<boolean>
  isDirty(): boolean
  /** True if the present values were sent without a clear answer. */
  mayHaveArrived(): boolean
}

const forms = new Map<string, FormStore>()

// One member's drafts are not shown to the next.
$access.listen(() => forms.clear())

/** Returns the form of this name: with its typed values if there are any, else new. */
export function formOf(id: string, fields: readonly FieldSpec[], initial: FieldValues): FormStore {
  const upload = (file: File): Promise<string> => uploadPdf('inquiry', file)
  const form = forms.get(id) ?? createForm({ fieldsFor: () => fields, initial, upload })
  forms.set(id, form)
  return form
}

export const forgetForm = (id: string): void => void forms.delete(id)

type FormOptions = {
  /** Returns the fields for the present values. */
  fieldsFor: (values: FieldValues) => readonly FieldSpec[]
  initial: FieldValues
  /** Stores a file on the server, and returns its address. */
  upload: (file: File) => Promise<string>
  /** Called after each change of a value. */
  onChange?: (values: FieldValues) => void
}

type Prepared = { send: Send; sent: Sent }

export function createForm({ fieldsFor, initial, upload, onChange }: FormOptions): FormStore {
  const $state = atom<FormState>({ values: initial, at: 'editing', problem: null })
  const set = (changed: Partial<FormState>): void => $state.set({ ...$state.get(), ...changed })
  let saved = initial
  const write = createWrite()
  let changes = 0
  /** May have arrived, and so is sent again as it was, with everything that `send` knew then, until a value is changed. */
  let open: Prepared | null = null

  /** Uploads the chosen file. Returns why that failed, or what is ready to be sent. */
  async function prepare(values: FieldValues, send: Send): Promise<Prepared | string> {
    const wrongFile = await fileErrorIn(values)
    if (wrongFile) return wrongFile
    const outcome = await tryToSend(() => uploaded(withNumbers(fieldsFor(values), values), upload))
    if (outcome.at === 'sent') return { send, sent: outcome.result }
    return `${formMessages.get().failedUpload} ${reasonOf(outcome.error)}`
  }

  /** Shows a message at the field that it is about, or below the form. */
  function fail(message: string): false {
    const { values } = $state.get()
    set({ at: 'editing', problem: problemIn(fieldsFor(values), values, message) })
    return false
  }

  return {
    $state,
    isDirty: () => $state.get().values !== saved,
    mayHaveArrived: () => open !== null,
    change(name, value) {
      open = null
      changes += 1
      const values = { ...$state.get().values, [name]: value }
      set({ values, at: 'editing', problem: null })
      onChange?.(values)
    },
    async submit(send, { doubt, empties = false }) {
      const { values, at } = $state.get()
      if (at === 'sending') return false
      const missing = fieldsFor(values).find(
        ({ name, isRequired }) => isRequired && !String(values[name] ?? '').trim(),
      )
      if (missing) return fail(`${missing.label} is empty`)
      const unread = numberProblem(fieldsFor(values), values)
      if (unread) return fail(unread)
      set({ at: 'sending', problem: null })
      const version = changes
      const prepared = open ?? (await prepare(values, send))
      if (typeof prepared === 'string') return fail(prepared)
      const outcome = await write(String(version), key => prepared.send(prepared.sent, key))
      const isInDoubt = outcome.at === 'failed' && outcome.mayHaveArrived && version === changes
      open = isInDoubt ? prepared : null
      if (outcome.at === 'failed') return fail(whyNot(outcome, doubt))
      saved = empties ? initial : values
      if ($state.get().values === values) set({ at: 'sent', values: saved })
      return true
    },
  }
}

/** The name of a line of an RFQ list, with which labels of its fields and messages about it begin. */
const LINE = /^Line \d+: /

/**
 * Finds the field that a message is about: the one whose label or server name it begins with. A line has fields of its own,
 * and others are for all lines: of two that could be meant, it is the one with a value. A message about a line that names no
 * field stands at the first field of the line.
 */
function problemIn(fields: readonly FieldSpec[], values: FieldValues, message: string): Problem {
  const line = LINE.exec(message)?.[0] ?? ''
  const said = message.slice(line.length)
  const ofLine = line ? fields.filter(({ label }) => label.startsWith(line)) : []
  const isByName = ({ name }: FieldSpec): boolean => said.startsWith(`${sentName(name)} `)
  const named = [...ofLine, ...fields.filter(({ label }) => !LINE.test(label))].filter(
    field => said.startsWith(field.label.replace(LINE, '')) || isByName(field),
  )
  const field = named.find(({ name }) => values[name]) ?? named[0] ?? ofLine[0]
  if (!field) return { field: '', message }
  const label = `${line}${field.label.replace(LINE, '')}`
  return {
    field: field.name,
    message: isByName(field) ? label + said.slice(sentName(field.name).length) : message,
  }
}

/** The name that the server knows, without the number of a line. */
const sentName = (name: string): string => name.replace(/-\d+$/, '')

/** Returns what is wrong with a chosen file, or ''. */
async function fileErrorIn(values: FieldValues): Promise<string> {
  for (const value of Object.values(values)) {
    const error = value instanceof File ? await pdfError(value) : undefined
    if (error) return formMessages.get()[error]
  }
  return ''
}

/** Uploads every file and returns the values. */
async function uploaded(values: FieldValues, upload: FormOptions['upload']): Promise<Sent> {
  const sent: Sent = {}
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) {
      sent.attachmentUrl = await upload(value)
      sent.fileName = attachmentName(value)
    } else if (value !== null) sent[name] = value
  }
  return sent
}
