import { register } from '#shared/api/account.ts'
import { formFor } from '#shared/forms/form.ts'
import { required } from '#shared/forms/validation.ts'

const initial = {
  email: '',
  password: '',
  repeat: '',
  name: '',
  mobileNo: '',
  category: 'personal',
}

/** Returns the page's one registration form. Its result is the registered e-mail. */
export function registerForm() {
  return formFor<typeof initial, string>({
    name: 'register',
    initial,
    rules: [
      required('email', 'emailEmpty'),
      required('password', 'passwordEmpty'),
      {
        field: 'repeat',
        message: 'passwordsDiffer',
        isBroken: ({ password, repeat }) => repeat !== password,
      },
    ],
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
