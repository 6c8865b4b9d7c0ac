import type { FormMessage } from './form.messages.ts'

/** The values of a form: typed texts by field. Undefined is an empty optional field. */
export type Fields = Readonly<Record<string, string | undefined>>

export type FieldOf<Values> = keyof Values & string

/** The one error to correct before a form can be sent; `file` is the attachment. */
export type FieldError = { field: string; message: FormMessage }

/** A rule of a form: the message if the values break it, and the field that shows it. */
export type Rule<Values> = {
  readonly field: FieldOf<Values>
  readonly message: FormMessage
  isBroken(values: Values): boolean
}

/** Creates a kind of rule that checks one field. */
export function rule(isBroken: (text: string) => boolean) {
  return <Name extends string>(field: Name, message: FormMessage): Rule<Record<Name, string>> => ({
    field,
    message,
    isBroken: values => isBroken(values[field]),
  })
}

/** The field must contain more than blanks. */
export const required = rule(text => text.trim() === '')

/** Returns the error of the first broken rule in the order of the list, or null if none is broken. */
export function firstError<Values>(rules: readonly Rule<Values>[], values: Values): FieldError | null {
  const broken = rules.find(({ isBroken }) => isBroken(values))
  return broken ? { field: broken.field, message: broken.message } : null
}
