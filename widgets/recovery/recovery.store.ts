import { recoverPassword } from '#shared/api/account.ts'
import { type RecoveryValues, recoveryRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'

/** The server's sentence, and the e-mail for the login dialog. */
type Recovered = { email: string; message: string }

/** The page's one recovery form. */
export function recoveryForm() {
  return formFor('recovery', () =>
    createForm<RecoveryValues, Recovered>({
      name: 'recovery',
      target: 'page',
      initial: { email: '' },
      rules: recoveryRules,
      steps: {
        async create(values) {
          const email = values.email.trim()
          return { email, message: await recoverPassword(email) }
        },
      },
      drafts: false,
    }),
  )
}
