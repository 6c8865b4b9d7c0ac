import type { ApiContext } from './api.ts'
import { badRequest, HttpError } from './http-error.ts'

export type Fields = Record<string, unknown>

/**
 * The fields of a JSON body. Throws an HttpError 400 when it is none, and 415 when it is not called JSON: as plain text a
 * page of another site could send it without its browser asking us first.
 */
export async function parseFields(c: ApiContext): Promise<Fields> {
  if (!/^application\/json *(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'Send the request as application/json.')
  }
  const body: unknown = await c.req.json().catch(badRequest('The request body is not valid JSON.'))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The request body must be a JSON object.')
  }
  if (isDeep(body)) throw new HttpError(400, 'The request body is nested too deeply.')
  return body as Fields
}

/** No call has need of more levels. */
const MAX_LEVELS = 20

/** Level by level, for thousands of levels are more than a function may call itself. */
function isDeep(body: object): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; depth < MAX_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  return level.length > 0
}

type TextRule = {
  max: number
  /** What to answer when nothing but blanks is there; without it an empty text is fine. */
  empty?: string
  /** Keeps line breaks; else the text is one line. */
  lines?: boolean
}

/** A text without blanks around it. Numbers count as text, as some hosts send them; missing is empty. */
export function textField(fields: Fields, name: string, { max, empty, lines = false }: TextRule): string {
  const given = fields[name] ?? ''
  if (typeof given !== 'string' && typeof given !== 'number')
    throw new HttpError(400, `${name} must be a text.`)
  const kept = removeControlCharacters(String(given)).trim()
  const value = lines ? kept : kept.replace(/\s+/g, ' ')
  if (value === '' && empty) throw new HttpError(400, empty)
  if (value.length > max) throw new HttpError(400, `${name} is too long: at most ${max} characters.`)
  return value
}

/** A database id: a whole number from 1. Takes the number or its digits. */
export function idField(fields: Fields, name: string): number {
  const value = parseId(fields[name])
  if (value === undefined || value < 1) throw new HttpError(400, `${name} must be a whole number above 0.`)
  return value
}

/** The largest id that a PostgreSQL integer holds. */
const MAX_ID = 2_147_483_647

/** A whole number from 0 that fits a database id, else undefined. Takes the number or its digits. */
export function parseId(given: unknown): number | undefined {
  if (typeof given !== 'number' && typeof given !== 'string') return undefined
  return /^\d{1,10}$/.test(String(given)) && Number(given) <= MAX_ID ? Number(given) : undefined
}

/** PostgreSQL keeps no NUL, and half a surrogate pair is no text; the other control characters are never meant. */
export function removeControlCharacters(given: string): string {
  return given.replace(/(?![\n\t])\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD')
}
