import { is, number, string, type } from 'superstruct'

/** The signed-in member as it is kept in local storage. Spec section 3. */
export type User = { id: number; name: string; image: string; token: string; email: string }

const Stored = type({ id: number(), name: string(), image: string(), token: string(), email: string() })

/** Reads the stored text: missing, `null`, broken or an id not above 0 is signed out. */
export function readUser(text: string | undefined): User | null {
  const value = parse(text)
  return is(value, Stored) && value.id > 0 ? value : null
}

export function writeUser(user: User | null): string {
  return JSON.stringify(user)
}

/** Tells our own entry from one that another script of the page keeps under the same key. */
export function isUserText(text: string): boolean {
  const value = parse(text)
  return value === null || is(value, Stored)
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
