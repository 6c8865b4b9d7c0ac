import { sendContact } from '#shared/api/contact.ts'
import { type ContactValues, contactRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'

/** The page's one contact form. Its draft survives a reload. */
export function contactForm() {
  return formFor('contact', () =>
    createForm<ContactValues, string>({
      name: 'contact',
      target: 'page',
      initial: { name: '', email: '', message: '' },
      rules: contactRules,
      steps: {
        create: (values, { idempotencyKey, signal }) =>
          sendContact({ ...values, email: values.email.trim() }, { idempotencyKey, signal }),
      },
      drafts: true,
    }),
  )
}
