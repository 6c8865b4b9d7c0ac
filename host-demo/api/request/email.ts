import { type Fields, textField } from './fields.ts'
import { HttpError } from './http-error.ts'

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
  const email = parseEmail(textField(fields, name, { max: 1000, empty: 'Email is empty' }))
  if (!email) throw new HttpError(400, 'Email is not valid')
  return email
}
