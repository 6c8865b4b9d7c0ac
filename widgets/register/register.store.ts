import { register } from '#shared/api/account.ts'
import { type RegisterValues, registerRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'

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
  return formFor('register', () =>
    createForm<RegisterValues, string>({
      name: 'register',
      target: 'page',
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
      drafts: false,
      secret: ['password', 'repeat'],
    }),
  )
}
