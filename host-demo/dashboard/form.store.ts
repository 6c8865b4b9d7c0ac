import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentPropsWithoutRef } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { attachmentName, pdfError } from '#shared/forms/pdf.ts'
import { reasonOf } from './api.ts'
import { $access } from './token.ts'

type Named = { name: string; label: string; hint?: string; isRequired?: true; isWide?: true }

/** A field of a form, as data. */
export type FieldSpec = Named &
  (
    | ({ type?: 'text' | 'password' | 'date' | 'tel' | 'url' } & Native<'autoComplete' | 'inputMode' | 'max'>)
    | { type: 'lines'; rows?: number }
    | { type: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
    | { type: 'pdf' }
    /** A list of entries, each of which has these columns. */
    | { type: 'rows'; entry: string; columns: readonly (Named & { type?: 'text' | 'date' })[] }
  )

type Native<Name extends keyof ComponentPropsWithoutRef<'input'>> = Pick<
  ComponentPropsWithoutRef<'input'>,
  Name
>

/** An entry of a list of entries. */
export type Row = Readonly<Record<string, string>>
export type FieldValue = string | File | null | readonly Row[]
export type FieldValues = Readonly<Record<string, FieldValue>>

/** What is sent: the fields by name, and in place of a file where it was uploaded to. */
export type Sent = Record<string, string | readonly Row[]>
export type Send = (values: Sent, idempotencyKey: string) => Promise<unknown>

type FormState = {
  values: FieldValues
  at: 'typing' | 'sending' | 'sent'
  problem: { field: string; message: string } | null
}

export type FormStore = {
  $state: ReadableAtom<FormState>
  change(name: string, value: FieldValue): void
  /**
   * Resolves with whether it was sent. What failed stays as it was typed, and is done once however often one tries. What
   * was sent stays too, unless the form `empties`.
   */
  submit(send: Send, empties?: boolean): Promise<boolean>
  isDirty(): boolean
}

const forms = new Map<string, FormStore>()

// What one member was writing is not shown to the next.
$access.listen(() => forms.clear())

/** The form of this name: as it was left when something was typed in it, else new. */
export function formOf(id: string, fields: readonly FieldSpec[], initial: FieldValues): FormStore {
  const form = forms.get(id) ?? createForm(fields, initial)
  forms.set(id, form)
  return form
}

export const forgetForm = (id: string): void => void forms.delete(id)

function createForm(fields: readonly FieldSpec[], initial: FieldValues): FormStore {
  const $state = atom<FormState>({ values: initial, at: 'typing', problem: null })
  const set = (changed: Partial<FormState>): void => $state.set({ ...$state.get(), ...changed })
  let saved = initial
  /** Kept for another try, with all that `send` knew then, until something is changed or the server refuses it. */
  let attempt: { send: Send; key: string } | null = null

  /** A message that begins with a field, by its label or as the server calls it, is shown and focused there. */
  function fail(message: string): false {
    const field = fields.find(
      ({ label, name }) => message.startsWith(label) || message.startsWith(`${name} `),
    )
    const told = field ? message.replace(new RegExp(`^${field.name} `), `${field.label} `) : message
    set({ at: 'typing', problem: { field: field?.name ?? '', message: told } })
    return false
  }

  return {
    $state,
    isDirty: () => $state.get().values !== saved,
    change(name, value) {
      attempt = null
      set({ values: { ...$state.get().values, [name]: value }, at: 'typing', problem: null })
    },
    async submit(send, empties = false) {
      const { values, at } = $state.get()
      if (at === 'sending') return false
      const missing = fields.find(({ name, isRequired }) => isRequired && !String(values[name] ?? '').trim())
      if (missing) return fail(`${missing.label} is empty`)
      set({ at: 'sending', problem: null })
      const current = attempt ?? { send, key: newIdempotencyKey() }
      attempt = current
      try {
        await current.send(await uploaded(values), current.key)
        attempt = null
        saved = empties ? initial : values
        if ($state.get().values === values) set({ at: 'sent', values: saved })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) attempt = null
        return fail(reasonOf(error))
      }
    },
  }
}

/** The values with every file uploaded. */
async function uploaded(values: FieldValues): Promise<Sent> {
  const sent: Sent = {}
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) {
      const error = await pdfError(value)
      if (error) throw new Error(formMessages.get()[error])
      sent.attachmentUrl = await uploadPdf('inquiry', value)
      sent.fileName = attachmentName(value)
    } else if (value !== null) sent[name] = value
  }
  return sent
}
