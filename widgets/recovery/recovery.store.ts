import { recoverPassword } from '#shared/api/account.ts'
import { type RecoveryValues, recoveryRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'

/** What the server says, and whom it is about. */
type Recovered = { email: string; message: string }

/** The one recovery form of the page. */
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
