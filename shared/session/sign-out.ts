import { endServerSession } from '#shared/api/account.ts'
import { $config } from '#shared/config/config.ts'
import { $user, forgetUser } from './session.ts'

/**
 * Signs out as the user asked: here at once, and where the configuration names a `sign-out-path` the server is
 * told too. Where that fails the token runs out by itself.
 */
export function signOut(): void {
  const { signOutPath } = $config.get()
  const token = $user.get()?.token
  forgetUser()
  if (signOutPath && token) endServerSession(signOutPath, token).catch(() => {})
}
