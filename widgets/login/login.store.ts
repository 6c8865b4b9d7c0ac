import { formFor } from '#shared/forms/form.ts'
import type { User } from '#shared/session/session.ts'
import { signIn } from '#shared/session/sign-in.ts'

/** Returns the page's one sign-in form. It keeps no draft, because a password is never stored. */
export function loginForm() {
  return formFor<{ username: string; password: string }, User>({
    name: 'login',
    initial: { username: '', password: '' },
    rules: [],
    steps: { create: ({ username, password }) => signIn(username, password) },
  })
}
