import type { FormMessage } from './form.messages.ts'

/** The values of a form: typed texts by field. Undefined is an empty optional field. */
export type Fields = Readonly<Record<string, string | undefined>>

export type FieldOf<Values> = keyof Values & string

/** The error to correct. The field `file` is the attachment. */
export type FieldError = { field: string; message: FormMessage }

export type Rule<Values> = {
  readonly field: FieldOf<Values>
  readonly message: FormMessage
  isBroken(values: Values): boolean
}

export function rule(isBroken: (text: string) => boolean) {
  return <Name extends string>(field: Name, message: FormMessage): Rule<Record<Name, string>> => ({
    field,
    message,
    isBroken: values => isBroken(values[field]),
  })
}

export const required = rule(text => text.trim() === '')

/** Returns the error of the first broken rule in the order of the list, or null if none is broken. */
export function firstError<Values>(rules: readonly Rule<Values>[], values: Values): FieldError | null {
  const broken = rules.find(({ isBroken }) => isBroken(values))
  return broken ? { field: broken.field, message: broken.message } : null
}
