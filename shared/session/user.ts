import { type } from 'superstruct'
import { decode, parseJson } from '#shared/api/decode.ts'
import { id, isObject, requiredText } from '#shared/api/schema.ts'

export type User = { id: number; name: string; image: string; token: string; email: string }

const Credentials = type({ id, token: requiredText })

/** Reads the stored text. Returns null without a usable id and token; other unreadable values are ''. */
export function readUser(text: string | undefined): User | null {
  const value = parseJson(text ?? 'null')
  const credentials = decode(value, Credentials)
  if (!credentials.ok) return null
  const field = (name: string): string => {
    const stored: unknown = Reflect.get(Object(value), name)
    return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
  }
  const { id, token } = credentials.value
  return { id, name: field('name'), image: field('image'), token, email: field('email') }
}

/** Returns true for our own entry, false for one that another script of the page has stored under the same key. */
export function isUserText(text: string): boolean {
  const value = parseJson(text)
  return value === null || (isObject(value) && 'id' in value && 'token' in value)
}
