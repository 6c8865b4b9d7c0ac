import { dictionary } from '@zxcvbn-ts/language-common'
import { HttpError } from '../request/http-error.ts'

const MIN_PASSWORD = 8
const MAX_PASSWORD = 200
/** Nearly fifty thousand passwords, in lower case. */
const COMMON_PASSWORDS = new Set(dictionary['passwords-common'])

/** Returns the password that a member with this e-mail has chosen. Throws an HttpError that says what to change. */
export function parsePassword(given: unknown, email: string): string {
  const password = typeof given === 'string' ? given : ''
  if (password.trim() === '') throw new HttpError(400, 'Password is empty')
  if (password.length < MIN_PASSWORD) {
    throw new HttpError(400, `Password is too short: use at least ${MIN_PASSWORD} characters`)
  }
  if (password.length > MAX_PASSWORD) {
    throw new HttpError(400, `Password is too long: use at most ${MAX_PASSWORD} characters`)
  }
  if (password.toLowerCase() === email) throw new HttpError(400, 'Password must not be your e-mail address')
  if (COMMON_PASSWORDS.has(password.trim().toLowerCase())) {
    throw new HttpError(400, 'Password is too common: use one that is hard to guess')
  }
  return password
}
