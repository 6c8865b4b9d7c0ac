import { recoverPassword } from '#shared/api/account.ts'
import { emailRules } from '#shared/forms/email-rules.ts'
import { formFor } from '#shared/forms/form.ts'

/** The server's message, and the e-mail for the login dialog. */
type Recovered = { email: string; message: string }

/** Returns the page's one recovery form. */
export function recoveryForm() {
  return formFor<{ email: string }, Recovered>({
    name: 'recovery',
    initial: { email: '' },
    rules: emailRules,
    steps: {
      async create(values) {
        const email = values.email.trim()
        return { email, message: await recoverPassword(email) }
      },
    },
  })
}
