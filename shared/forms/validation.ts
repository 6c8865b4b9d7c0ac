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

/** The notation of a number input: no sign but minus, no thousands, no hexadecimal. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** Returns the number in a quantity input, or null if it is empty or no finite number. */
export function quantityOf(typed: string): number | null {
  const text = typed.trim()
  if (!NUMBER.test(text)) return null
  const number = Number(text)
  // Adding 0 turns -0 into 0, because JSON and screens would write it oddly.
  return Number.isFinite(number) ? number + 0 : null
}

export const quantityRules = [
  rule(text => quantityOf(text) === null)('quantity', 'quantityEmpty'),
  rule(text => (quantityOf(text) ?? 0) < 0)('quantity', 'quantityNegative'),
]

/** Returns the error of the first broken rule in the order of the list, or null if none is broken. */
export function firstError<Values>(rules: readonly Rule<Values>[], values: Values): FieldError | null {
  const broken = rules.find(({ isBroken }) => isBroken(values))
  return broken ? { field: broken.field, message: broken.message } : null
}
