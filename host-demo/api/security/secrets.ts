import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters without I, L, O, U, 0 and 1, which are easy to mistake when typing. */
const LEGIBLE = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

export const newToken = () => randomBytes(32).toString('base64url')

/** Returns 128 random bits: the name of a stored file. */
export const newFileName = () => randomBytes(16).toString('hex')

/** Returns 73 random bits, such as `F7KQM-3WZ8P-RT2HD`. */
export function newTemporaryPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** Hashes secrets that we made from enough random bits. People's passwords need `hashPassword`. */
export const hashSecret = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest('hex')

/** Compares two hashes of `hashSecret` in constant time. A missing hash equals none. */
export function isSameHash(found: string, expected: string | null): boolean {
  const a = Buffer.from(found)
  const b = Buffer.from(expected ?? ''.padEnd(found.length, '-'))
  return a.length === b.length && timingSafeEqual(a, b)
}
