import type { FormMessage } from './form.messages.ts'

/** What a form holds: texts as they were typed, by field. */
export type Fields = Readonly<Record<string, string>>

export type FieldOf<Values> = keyof Values & string

/** The one thing to correct before a form can be sent; `file` is the attachment. */
export type FieldError<Values> = { field: FieldOf<Values> | 'file'; message: FormMessage }

/** One rule of a form: what is said, and beside which field, when the values break it. */
export type Rule<Values> = {
  readonly field: FieldOf<Values>
  readonly message: FormMessage
  isBroken(values: Values): boolean
}

/** The pattern by which browsers check an e-mail input (HTML standard, `type=email`). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** A number as a number input writes it: no sign but minus, no thousands, no hexadecimal. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** A kind of rule that looks at one field. */
function rule(isBroken: (text: string) => boolean) {
  return <Name extends string>(field: Name, message: FormMessage): Rule<Record<Name, string>> => ({
    field,
    message,
    isBroken: values => isBroken(values[field]),
  })
}

/** Something other than blanks has to be there. */
export const required = rule(text => text.trim() === '')

/** Judges without the blanks around it, as an e-mail input does: send the trimmed text too. */
export const matchesEmail = rule(text => !EMAIL.test(text.trim()))

/** No more than so many characters, blanks around the text not counted. */
export const atMost = (length: number) => rule(text => text.trim().length > length)

/** A number has to be there; what is no number reads as empty. */
export const numeric = rule(text => quantityOf(text) === null)

/** Zero and decimals pass. */
export const notNegative = rule(text => (quantityOf(text) ?? 0) < 0)

/** Exactly the same text as another field. */
export function equals<Name extends string, Other extends string>(
  field: Name,
  other: Other,
  message: FormMessage,
): Rule<Record<Name | Other, string>> {
  return { field, message, isBroken: values => values[field] !== values[other] }
}

/** The number that a quantity input means, or null for an empty one and for anything that is no finite number. */
export function quantityOf(typed: string | number | null | undefined): number | null {
  const text = String(typed ?? '').trim()
  if (!NUMBER.test(text)) return null
  const number = Number(text)
  // Adding 0 turns -0, which JSON and screens would write oddly, into 0.
  return Number.isFinite(number) ? number + 0 : null
}

/** By the first broken rule in the order of the list; null when none is. */
export function firstError<Values>(
  rules: readonly Rule<Values>[],
  values: Values,
): FieldError<Values> | null {
  const broken = rules.find(({ isBroken }) => isBroken(values))
  return broken ? { field: broken.field, message: broken.message } : null
}
