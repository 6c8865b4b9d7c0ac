import { subscribe } from '#shared/api/contact.ts'
import { emailRules } from '#shared/forms/email-rules.ts'
import { formFor } from '#shared/forms/form.ts'

/** Returns the page's one newsletter form. */
export function newsletterForm() {
  return formFor<{ email: string }, string>({
    name: 'newsletter',
    initial: { email: '' },
    rules: emailRules,
    steps: { create: ({ email }) => subscribe(email.trim()) },
  })
}
