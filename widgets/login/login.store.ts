import type { ApiError } from '#shared/api/error.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type LoginValues, loginRules } from '#shared/forms/form-rules.ts'
import type { User } from '#shared/session/session.ts'
import { signIn } from '#shared/session/sign-in.ts'

/** The one sign-in form of the page. Nothing of it is ever stored. */
export function loginForm() {
  return formFor<LoginValues, User>({
    name: 'login',
    initial: { username: '', password: '' },
    rules: loginRules,
    steps: { create: ({ username, password }) => signIn(username, password) },
  })
}

/** Only 400 and 401 mean wrong credentials; anything else says what it is: decisions.mdx#login-errors. */
export function areCredentialsWrong(error: ApiError): boolean {
  return error.status === 400 || error.status === 401
}
