import { eq } from 'drizzle-orm'
import { member } from '../database/tables.ts'
import type { Language } from '../mail/language.ts'
import type { Api } from '../request/api.ts'
import { isPassword, unmatchedHash } from '../security/password.ts'
import { hashSecret, isSameHash } from '../security/secrets.ts'
import { closeSession, openSession } from '../security/sessions.ts'

type Given = {
  email: string
  password: string
  /** The old bearer, or ''. */
  replaced: string
  /** Kept as that of the member's mails, if there is none yet. */
  language: Language | undefined
}

/** Opens a session, or returns undefined. An unknown e-mail costs the same work. */
export async function signIn(api: Api, { email, password, replaced, language }: Given) {
  const [found] = await api.orm.select().from(member).where(eq(member.email, email))
  const proof = await proofOf(api, found, password)
  if (!found || !proof) return undefined
  await closeSession(api, replaced, found.id)
  if (language && found.language === null)
    await api.orm.update(member).set({ language }).where(eq(member.id, found.id))
  if (proof === 'own' || !found.temporaryExpiresAt) return openSession(api, found.id)
  return openSession(api, found.id, { withMailedPassword: true, expiresAt: found.temporaryExpiresAt })
}

/** Tells a member's own password from that of a recovery mail, which works beside it until it expires. */
export async function proofOf(
  { settings }: Api,
  found: typeof member.$inferSelect | undefined,
  password: string,
): Promise<'own' | 'mailed' | undefined> {
  const isOwn = await isPassword(password, found?.passwordHash ?? unmatchedHash(settings.passwordCost))
  const isMailed = isMailedPassword(password, found?.temporaryHash ?? null)
  if (!found) return undefined
  if (isOwn) return 'own'
  const isInTime = found.temporaryExpiresAt !== null && found.temporaryExpiresAt > settings.clock()
  return isMailed && isInTime ? 'mailed' : undefined
}

export const isMailedPassword = (password: string, temporaryHash: string | null) =>
  isSameHash(hashSecret(password.trim()), temporaryHash)
