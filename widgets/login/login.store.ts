import type { ApiError } from '#shared/api/error.ts'
import { type LoginValues, loginRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'
import type { User } from '#shared/session/session.ts'
import { signIn } from '#shared/session/sign-in.ts'

/** The one sign-in form of the page. Nothing of it is ever stored. */
export function loginForm() {
  return formFor('login', () =>
    createForm<LoginValues, User>({
      name: 'login',
      target: 'page',
      initial: { username: '', password: '' },
      rules: loginRules,
      steps: { create: ({ username, password }) => signIn(username, password) },
      drafts: false,
      secret: ['password'],
    }),
  )
}

/** Only 400 and 401 mean wrong credentials; anything else says what it is (design section 7, ruling 5). */
export function areCredentialsWrong(error: ApiError): boolean {
  return error.status === 400 || error.status === 401
}
