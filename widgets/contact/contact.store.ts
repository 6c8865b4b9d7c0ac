import { sendContact } from '#shared/api/contact.ts'
import { matchesEmail } from '#shared/forms/email-rules.ts'
import { formFor } from '#shared/forms/form.ts'
import { required } from '#shared/forms/validation.ts'

/** The page's one contact form. Its draft survives a reload. */
export function contactForm(message: string) {
  return formFor<{ name: string; email: string; message: string }, string>({
    name: 'contact',
    initial: { name: '', email: '', message },
    rules: [
      required('name', 'nameEmpty'),
      required('email', 'emailEmpty'),
      required('message', 'messageEmpty'),
      matchesEmail('email', 'emailNotValid'),
    ],
    steps: {
      create: ({ name, email, message }, { ending, idempotencyKey, signal }) =>
        sendContact({ name, email: email.trim(), message: message + ending }, { idempotencyKey, signal }),
    },
    drafts: true,
  })
}
