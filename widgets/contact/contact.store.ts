import { sendContact } from '#shared/api/contact.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type ContactValues, contactRules } from '#shared/forms/form-rules.ts'

/** The one message to the people of the platform; what was typed outlives the page. */
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
