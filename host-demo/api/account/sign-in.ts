import { eq } from 'drizzle-orm'
import { member } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { hashPassword, isPassword, unmatchedHash } from '../security/password.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { closeAllSessions, openSession } from '../security/sessions.ts'

/**
 * Opens a session for the right e-mail and password, else answers undefined. An unknown e-mail costs the same
 * work as a known one. The password of a recovery mail works too until it expires; used once, it takes
 * the place of the old one, and whoever was signed in with that is signed out.
 */
export async function signIn(api: Api, email: string, password: string) {
  const { orm, settings } = api
  const [found] = await orm.select().from(member).where(eq(member.email, email))
  const isRight = await isPassword(password, found?.passwordHash ?? unmatchedHash(settings.passwordCost))
  const isTemporary = isSameHash(hashSecret(password.trim()), found?.temporaryHash ?? null)
  if (!found) return undefined
  if (isRight) return openSession(api, found.id)

  const isInTime = found.temporaryExpiresAt !== null && found.temporaryExpiresAt > settings.clock()
  if (!isTemporary || !isInTime) return undefined
  const passwordHash = await hashPassword(password.trim(), settings.passwordCost)
  await orm.transaction(async transaction => {
    await transaction
      .update(member)
      .set({ passwordHash, temporaryHash: null, temporaryExpiresAt: null })
      .where(eq(member.id, found.id))
    await closeAllSessions(transaction, found.id)
  })
  return openSession(api, found.id)
}
