import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Without I, L, O, U, 0 and 1: nothing to mistake when a person types it. */
const LEGIBLE = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** 128 random bits: the name of a stored file. */
export const newFileName = () => randomBytes(16).toString('hex')

/** 73 random bits, as `F7KQM-3WZ8P-RT2HD`. */
export function newTemporaryPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** For secrets that we made of enough random bits; passwords of people need `hashPassword`. */
export const hashSecret = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest('hex')

/** Compares two hashes of `hashSecret` in constant time; a missing one equals none. */
export function isSameHash(found: string, expected: string | null): boolean {
  const a = Buffer.from(found)
  const b = Buffer.from(expected ?? ''.padEnd(found.length, '-'))
  return a.length === b.length && timingSafeEqual(a, b)
}
