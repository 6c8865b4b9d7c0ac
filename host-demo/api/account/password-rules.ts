import { dictionary } from '@zxcvbn-ts/language-common'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import { HttpError } from '../request/http-error.ts'

const errors = texts('error.newPassword', {
  empty: 'Password is empty',
  short: 'Password is too short: use at least {min} characters',
  long: 'Password is too long: use at most {max} characters',
  email: 'Password must not be your e-mail address',
  common: 'Password is too common: use one that is hard to guess',
})

const MIN_PASSWORD = 8
const MAX_PASSWORD = 200
/** Nearly fifty thousand passwords, in lower case. */
const COMMON_PASSWORDS = new Set(dictionary['passwords-common'])

/** Returns the password that a member with this e-mail has chosen. Throws an HttpError that says what to change. */
export function parsePassword(given: unknown, email: string, field: string): string {
  const password = typeof given === 'string' ? given : ''
  const fault = faultOf(password, email)
  if (fault) throw new HttpError(400, fault, { field })
  return password
}

function faultOf(password: string, email: string): Sentence | undefined {
  if (password.trim() === '') return errors.empty
  if (password.length < MIN_PASSWORD) return errors.short({ min: MIN_PASSWORD })
  if (password.length > MAX_PASSWORD) return errors.long({ max: MAX_PASSWORD })
  if (password.toLowerCase() === email) return errors.email
  return COMMON_PASSWORDS.has(password.trim().toLowerCase()) ? errors.common : undefined
}
