import { and, eq, gt } from 'drizzle-orm'
import type { Language } from '#shared/languages/languages.ts'
import { member, temporaryPassword } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { isPassword, unmatchedHash } from '../security/password.ts'
import { hashSecret } from '../security/secrets.ts'
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
  if (proof === 'own') return openSession(api, found.id)
  return openSession(api, found.id, { withMailedPassword: true, expiresAt: proof.expiresAt })
}

/** Tells a member's own password from that of a recovery mail, which works beside it until it expires. */
export async function proofOf(
  api: Api,
  found: typeof member.$inferSelect | undefined,
  password: string,
): Promise<'own' | { expiresAt: Date } | undefined> {
  const isOwn = await isPassword(password, found?.passwordHash ?? unmatchedHash(api.settings.passwordCost))
  const mailed = await mailedPassword(api, found?.id ?? 0, password)
  if (!found) return undefined
  return isOwn ? 'own' : mailed
}

/** Returns when this password of a recovery mail to the member expires; undefined if it is none that works. */
export async function mailedPassword({ orm, settings }: Api, memberId: number, password: string) {
  const { passwordHash, expiresAt } = temporaryPassword
  const isTheirs = and(eq(temporaryPassword.memberId, memberId), gt(expiresAt, settings.clock()))
  const isSame = eq(passwordHash, hashSecret(password.trim()))
  const [found] = await orm.select({ expiresAt }).from(temporaryPassword).where(and(isTheirs, isSame))
  return found
}
