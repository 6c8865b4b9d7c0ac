import { register } from '#shared/api/account.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type RegisterValues, registerRules } from '#shared/forms/form-rules.ts'

const initial: RegisterValues = {
  email: '',
  password: '',
  repeat: '',
  name: '',
  mobileNo: '',
  category: 'personal',
}

/** The page's one registration form. Its result is the registered e-mail. */
export function registerForm() {
  return formFor<RegisterValues, string>({
    name: 'register',
    initial,
    rules: registerRules,
    steps: {
      async create({ email, password, name, mobileNo, category: chosen }) {
        const category = chosen === 'company' ? 'company' : 'personal'
        const member = { email: email.trim(), password, name, mobileNo, category } as const
        await register(member)
        return member.email
      },
    },
  })
}
