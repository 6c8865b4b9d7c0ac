import { recoverPassword } from '#shared/api/account.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type RecoveryValues, recoveryRules } from '#shared/forms/form-rules.ts'

/** The server's sentence, and the e-mail for the login dialog. */
type Recovered = { email: string; message: string }

/** The page's one recovery form. */
export function recoveryForm() {
  return formFor<RecoveryValues, Recovered>({
    name: 'recovery',
    initial: { email: '' },
    rules: recoveryRules,
    steps: {
      async create(values) {
        const email = values.email.trim()
        return { email, message: await recoverPassword(email) }
      },
    },
  })
}
