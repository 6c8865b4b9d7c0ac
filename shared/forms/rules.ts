import type { MessageKey } from '#shared/messages/messages.ts'

/** What a form holds: texts as they were typed, by field. */
export type Fields = Readonly<Record<string, string>>

export type FieldOf<Values> = keyof Values & string

/** One rule of a form: what is said, and beside which field, when the values break it. */
export type Rule<Values> = {
  readonly field: FieldOf<Values>
  readonly message: MessageKey
  broken(values: Values): boolean
}

/** The pattern by which browsers check an e-mail input (HTML standard, `type=email`; ruling 6). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** A number as a number input writes it: no sign but minus, no thousands, no hexadecimal. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** Something other than blanks has to be there (ruling 6). */
export function required<Name extends string>(field: Name, message: MessageKey): Rule<Record<Name, string>> {
  return { field, message, broken: values => values[field].trim() === '' }
}

/** Judges without the blanks around it, as an e-mail input does: send the trimmed text too. */
export function matchesEmail<Name extends string>(
  field: Name,
  message: MessageKey,
): Rule<Record<Name, string>> {
  return { field, message, broken: values => !EMAIL.test(values[field].trim()) }
}

/** No more than `length` characters, blanks around the text not counted. */
export function atMost<Name extends string>(
  field: Name,
  length: number,
  message: MessageKey,
): Rule<Record<Name, string>> {
  return { field, message, broken: values => values[field].trim().length > length }
}

/** Exactly the same text as another field. */
export function equals<Name extends string, Other extends string>(
  field: Name,
  other: Other,
  message: MessageKey,
): Rule<Record<Name | Other, string>> {
  return { field, message, broken: values => values[field] !== values[other] }
}

/** A number has to be there; what is no number reads as empty. */
export function numeric<Name extends string>(field: Name, message: MessageKey): Rule<Record<Name, string>> {
  return { field, message, broken: values => quantityOf(values[field]) === null }
}

/** Zero and decimals pass. */
export function notNegative<Name extends string>(
  field: Name,
  message: MessageKey,
): Rule<Record<Name, string>> {
  return { field, message, broken: values => (quantityOf(values[field]) ?? 0) < 0 }
}

/** The number that a quantity input means, or null for an empty one and for anything that is no finite number. */
export function quantityOf(typed: string | number | null | undefined): number | null {
  const text = String(typed ?? '').trim()
  if (!NUMBER.test(text)) return null
  const number = Number(text)
  // Adding 0 turns -0, which JSON and screens would write oddly, into 0.
  return Number.isFinite(number) ? number + 0 : null
}

/** The first broken rule in the order of the list, or null. Only that one is shown (spec section 5). */
export function firstBroken<Values>(rules: readonly Rule<Values>[], values: Values): Rule<Values> | null {
  return rules.find(rule => rule.broken(values)) ?? null
}
