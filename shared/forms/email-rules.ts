import { required, rule } from './validation.ts'

/** The pattern by which browsers check an e-mail input (HTML standard, `type=email`). */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Checks the address without the blanks around it, as an e-mail input does: send the trimmed text too. */
export const matchesEmail = rule(text => !EMAIL.test(text.trim()))

export const emailRules = [
  required('email', 'emailEmpty'),
  matchesEmail('email', 'emailNotValid'),
  rule(text => text.trim().length > 150)('email', 'emailNotValid'),
]
