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

/** The one registration form of the page; its result is the e-mail that was registered. */
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
