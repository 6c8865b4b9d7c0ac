import { sendContact } from '#shared/api/contact.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type ContactValues, contactRules } from '#shared/forms/form-rules.ts'

/** The page's one contact form. Its draft survives a reload. */
export function contactForm() {
  return formFor<ContactValues, string>({
    name: 'contact',
    initial: { name: '', email: '', message: '' },
    rules: contactRules,
    steps: {
      create: (values, { idempotencyKey, signal }) =>
        sendContact({ ...values, email: values.email.trim() }, { idempotencyKey, signal }),
    },
    drafts: true,
  })
}
