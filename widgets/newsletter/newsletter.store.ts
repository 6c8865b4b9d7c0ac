import { subscribe } from '#shared/api/contact.ts'
import { type NewsletterValues, newsletterRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'

/** The page's one newsletter form. */
export function newsletterForm() {
  return formFor('newsletter', () =>
    createForm<NewsletterValues, string>({
      name: 'newsletter',
      target: 'page',
      initial: { email: '' },
      rules: newsletterRules,
      steps: { create: ({ email }) => subscribe(email.trim()) },
      drafts: false,
    }),
  )
}
