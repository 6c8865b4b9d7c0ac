import { subscribe } from '#shared/api/contact.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type NewsletterValues, newsletterRules } from '#shared/forms/form-rules.ts'

/** The page's one newsletter form. */
export function newsletterForm() {
  return formFor<NewsletterValues, string>({
    name: 'newsletter',
    initial: { email: '' },
    rules: newsletterRules,
    steps: { create: ({ email }) => subscribe(email.trim()) },
  })
}
