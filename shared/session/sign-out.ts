import { type Call, forMembers, post } from '#shared/api/call.ts'
import { write } from '#shared/api/return-code.ts'
import { $config } from '#shared/config/config.ts'
import { guardStorage } from '#shared/storage/guarded-storage.ts'
import { $user, forgetUser } from './session.ts'

/** Signs out as the user asked: here at once, then at the server. */
export function signOut(): void {
  const user = $user.get()
  if (user) forgetSearches(user.id)
  forgetUser()
  if (user) endAtServer(user.token)
}

/**
 * What a member has searched for, before the sign-in too: whoever comes next sees none of it (decisions.mdx#recent-searches).
 * By the names of the entries, so that pages without a search box load no more.
 */
function forgetSearches(userId: number): void {
  const storage = guardStorage()
  for (const owner of [userId, 'visitor']) storage.write(`trade-widgets:searches:${owner}`, undefined)
}

/**
 * Where the configuration names a `sign-out-path` the server is told that nobody holds this token any more, by a POST
 * without a body. Where that fails the token runs out by itself.
 */
export function endAtServer(token: string): void {
  const { signOutPath } = $config.get()
  if (!signOutPath) return
  const call: Call<never> = { ...forMembers(post(signOutPath)), as: 'none' }
  write(call, { token, values: {} }).catch(() => {})
}
