import { recoverPassword } from '#shared/api/account.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type RecoveryValues, recoveryRules } from '#shared/forms/form-rules.ts'

/** What the server says, and whom it is about. */
type Recovered = { email: string; message: string }

/** The one recovery form of the page. */
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
