/** The HTML standard's pattern for a valid e-mail address, as the forms use it (design.md section 7, ruling 6). */
const PATTERN =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

export const MAX_EMAIL = 150

/** The address in the one spelling that we store, or undefined when it is none or too long. */
export function emailFrom(given: string): string | undefined {
  const email = given.trim().toLowerCase()
  return email.length <= MAX_EMAIL && PATTERN.test(email) ? email : undefined
}
