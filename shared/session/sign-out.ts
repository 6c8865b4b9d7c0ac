import { unknown } from 'superstruct'
import { type Call, forMembers, post } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { $config } from '#shared/config/config.ts'
import { $user, forgetUser } from './session.ts'

/** Signs out by choice: first here, then at the server. */
export function signOut(): void {
  const token = $user.get()?.token
  forgetUser()
  if (token) endAtServer(token)
}

/** Revokes the token at `sign-out-path`. If that fails, the token expires on its own. */
export function endAtServer(token: string): void {
  const { signOutPath } = $config.get()
  if (!signOutPath) return
  const call: Call<never> = { ...forMembers(post(signOutPath)), as: 'none' }
  callApi(call, unknown(), { token, values: {} }).catch(() => {})
}
