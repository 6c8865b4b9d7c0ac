import { type Context, Struct } from 'superstruct'
import { warnOfContract } from './contract-warnings.ts'
import { parseId } from './parse-id.ts'

/** A loose scalar, which is coerced first, then checked. */
function scalar<Value>(
  name: string,
  bring: (value: unknown, context: Context) => unknown,
  check: (value: unknown) => boolean,
): Struct<Value, null> {
  const struct = new Struct<Value, null>({
    type: name,
    schema: null,
    coercer: bring,
    validator: value => check(value) || `expected ${name}, but received ${kindOf(value)}`,
  })
  const { validator } = struct
  // A valid value needs no walk.
  struct.validator = (value, context) => (check(value) ? [] : validator(value, context))
  return struct
}

function textUpTo(longest: number): Struct<string, null> {
  return scalar<string>(
    'text',
    (value, context) => optional(value, '', context) ?? cut(textOf(value), longest),
    value => typeof value === 'string',
  )
}

const cut = (value: unknown, longest: number): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value

/** Longer than a few sentences. Laying out a book-length value would freeze the page. */
const LONGEST = 2_000

/** Text of any length, or a number as text; null or absent is ''. */
export const longText = textUpTo(Number.POSITIVE_INFINITY)

/** Like `longText`, but cut when it is far too long for its field. */
export const text = textUpTo(LONGEST)

function filledUpTo(longest: number): Struct<string, null> {
  return scalar<string>(
    'text that is not blank',
    value => cut(textOf(value), longest),
    value => typeof value === 'string' && value.trim() !== '',
  )
}

/** Text of any length that is neither absent nor blank, such as a token. */
export const requiredText = filledUpTo(Number.POSITIVE_INFINITY)

/** The name of something: not blank, and cut like any text. */
export const requiredName = filledUpTo(LONGEST)

/** A whole number above 0, also as text. */
export const id = scalar<number>(
  'an id above 0',
  value => parseId(value) ?? value,
  value => parseId(value) === value,
)

/** A whole number of 0 or more, also as text. Null or absent is 0, yes is 1. */
export const count = scalar<number>(
  'a whole number',
  (value, context) =>
    optional(value, 0, context) ?? numberOf(typeof value === 'boolean' ? Number(value) : value || 0),
  value => isWhole(value) && value >= 0,
)

/** An id that may be absent, which is 0. */
export const optionalId = count

/** A number, also as text, that is not absent. */
export const requiredNumber = scalar<number>('a number', numberOf, Number.isFinite)

/** Yes or no, in the spellings that servers use. Null or absent is no. */
export const flag = scalar<boolean>(
  'yes or no',
  (value, context) => optional(value, false, context) ?? yesOrNo(value),
  value => typeof value === 'boolean',
)

/** One of a few words in any case. `words` maps each word in small letters to its meaning. */
export function oneOf<Meaning extends string | number>(
  words: Record<string, Meaning>,
): Struct<Meaning, null> {
  const meanings = Object.values(words)
  return scalar<Meaning>(
    `one of ${meanings.join(', ')}`,
    value => (isScalar(value) ? (words[String(value).trim().toLowerCase()] ?? value) : value),
    value => meanings.some(meaning => meaning === value),
  )
}

/** Returns true for a JSON object, false for a list, null or a scalar. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function optional<Empty>(value: unknown, empty: Empty, { path }: Context): Empty | undefined {
  if (value === undefined) warnOfContract(path, 'missing')
  return value === undefined || value === null ? empty : undefined
}

function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
}

function yesOrNo(value: unknown): unknown {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 1 || word === '1' || word === 'true' || word === 'y') return true
  return word === 0 || word === '' || word === '0' || word === 'false' || word === 'n' ? false : word
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return Array.isArray(value) ? 'a list' : typeof value
}
