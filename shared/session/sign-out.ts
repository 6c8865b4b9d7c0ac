import { type Call, forMembers, post } from '#shared/api/call.ts'
import { write } from '#shared/api/return-code.ts'
import { $config } from '#shared/config/config.ts'
import { $user, forgetUser } from './session.ts'

/**
 * Signs out as the user asked: here at once, and where the configuration names a `sign-out-path` the server is told too, by
 * a POST without a body. Where that fails the token runs out by itself.
 */
export function signOut(): void {
  const { signOutPath } = $config.get()
  const token = $user.get()?.token
  forgetUser()
  if (!signOutPath || !token) return
  const call: Call<never> = { ...forMembers(post(signOutPath)), as: 'none' }
  write(call, { token, values: {} }).catch(() => {})
}
