import { parseId } from '#shared/api/parse-id.ts'
import { type Sentence, type Text, texts } from '#shared/messages/texts.ts'
import { isDay } from '#shared/trade/calendar.ts'
import type { ApiContext } from './api.ts'
import { HttpError, refuseUnreadable } from './http-error.ts'

export type Fields = Record<string, unknown>

const errors = texts('error.field', {
  notJson: 'Send the request as application/json.',
  unreadable: 'The request body is not valid JSON.',
  noObject: 'The request body must be a JSON object.',
  deep: 'The request body is nested too deeply.',
  noText: '{field} must be text.',
  long: '{field} is too long: at most {max} characters.',
  noDate: '{label} must be a date, such as 2026-03-31',
  noId: '{field} must be a whole number above 0.',
  badEmail: 'Email is not valid',
})

/** The sentences for empty fields of several calls. */
export const empty = texts('error.empty', {
  email: 'Email is empty',
  message: 'Message is empty',
  name: 'Name is empty',
})

/** Returns the fields of a JSON body. Throws a 415 for plain text, which another site could send unasked. */
export async function parseFields(c: ApiContext): Promise<Fields> {
  if (!/^application\/json *(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, errors.notJson)
  }
  const body: unknown = await c.req.json().catch(refuseUnreadable(errors.unreadable))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, errors.noObject)
  }
  if (isDeep(body)) throw new HttpError(400, errors.deep)
  return body as Fields
}

const MAX_LEVELS = 20

/** Checks level by level, because thousands of levels would overflow the stack of a recursive function. */
function isDeep(body: object): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; depth < MAX_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  return level.length > 0
}

type TextRule = {
  max: number
  /** The error for a blank text; without it an empty text is fine. */
  empty?: Sentence | undefined
  /** Keeps line breaks; otherwise the text becomes one line. */
  lines?: boolean
}

/** Bidi override characters. In a name they would also reorder the words around it. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns a trimmed text. Numbers count as text, because some hosts send them. A missing field is empty. */
export function textField(fields: Fields, name: string, { max, empty, lines = false }: TextRule): string {
  const given = fields[name] ?? ''
  if (typeof given !== 'string' && typeof given !== 'number')
    throw new HttpError(400, errors.noText({ field: name }), { field: name })
  const kept = removeControlCharacters(String(given))
  // The end of a line ends their effect.
  const value = lines ? kept.trim() : kept.replace(REORDERING, '').replace(/\s+/g, ' ').trim()
  if (value === '' && empty) throw new HttpError(400, empty, { field: name })
  if (value.length > max)
    throw new HttpError(400, errors.long({ field: name, max: String(max) }), { field: name })
  return value
}

/** Reads a text that must be one of `choices`; `missing` is the error if it is not. */
export function choiceField<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
  missing: Sentence,
): Choice {
  const choice = choices.find(each => each === fields[name])
  if (choice === undefined) throw new HttpError(400, missing, { field: name })
  return choice
}

/** Reads a day such as `2026-03-31`, or ''. `label` is the field's name for people. */
export function dateField(fields: Fields, name: string, label: Text): string {
  const given = textField(fields, name, { max: 40 })
  if (given !== '' && !isDay(given)) throw new HttpError(400, errors.noDate({ label }), { field: name })
  return given
}

/** Reads a database id: a whole number from 1. Takes the number or its digits. */
export function idField(fields: Fields, name: string): number {
  const value = parseDatabaseId(fields[name])
  if (value === undefined) throw noId(name)
  return value
}

export const noId = (field: string) => new HttpError(400, errors.noId({ field }), { field })

export const MAX_ID = 2_147_483_647

export function parseDatabaseId(given: unknown): number | undefined {
  const id = parseId(given)
  return id !== undefined && id <= MAX_ID ? id : undefined
}

/** Returns a whole number from 0 up to the largest id, else undefined. Takes the number or its digits. */
export function parseCount(given: unknown): number | undefined {
  if (typeof given !== 'number' && typeof given !== 'string') return undefined
  return /^\d{1,10}$/.test(String(given)) && Number(given) <= MAX_ID ? Number(given) : undefined
}

/** PostgreSQL cannot store NUL, and half a surrogate pair is not text; other control characters are never meant. */
export function removeControlCharacters(given: string): string {
  return given.replace(/(?![\n\t])\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The HTML standard's pattern for a valid e-mail address, as the forms use it (decisions.mdx#form-rules). */
const PATTERN =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

const MAX_EMAIL = 150

/** Returns the address in the one spelling that we store, or undefined if it is malformed or too long. */
export function parseEmail(given: string): string | undefined {
  const email = given.trim().toLowerCase()
  return email.length <= MAX_EMAIL && PATTERN.test(email) ? email : undefined
}

/** Reads a required address. Throws an HttpError 400 if it is empty or malformed. */
export function emailField(fields: Fields, name: string): string {
  const email = parseEmail(textField(fields, name, { max: 1000, empty: empty.email }))
  if (!email) throw new HttpError(400, errors.badEmail, { field: name })
  return email
}
