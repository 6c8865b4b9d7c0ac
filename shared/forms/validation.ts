import type { FormMessage } from './form.messages.ts'

/** What a form holds: texts as they were typed, by field. Undefined is an empty one that the form may do without. */
export type Fields = Readonly<Record<string, string | undefined>>

export type FieldOf<Values> = keyof Values & string

/** The one thing to correct before a form can be sent; `file` is the attachment. */
export type FieldError = { field: string; message: FormMessage }

/** One rule of a form: what is said, and beside which field, when the values break it. */
export type Rule<Values> = {
  readonly field: FieldOf<Values>
  readonly message: FormMessage
  isBroken(values: Values): boolean
}

/** A kind of rule that looks at one field. */
export function rule(isBroken: (text: string) => boolean) {
  return <Name extends string>(field: Name, message: FormMessage): Rule<Record<Name, string>> => ({
    field,
    message,
    isBroken: values => isBroken(values[field]),
  })
}

/** Something other than blanks has to be there. */
export const required = rule(text => text.trim() === '')

/** By the first broken rule in the order of the list; null when none is. */
export function firstError<Values>(rules: readonly Rule<Values>[], values: Values): FieldError | null {
  const broken = rules.find(({ isBroken }) => isBroken(values))
  return broken ? { field: broken.field, message: broken.message } : null
}
