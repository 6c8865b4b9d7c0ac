import { and, desc, eq, gt, lt, notInArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { member, session } from '../database/tables.ts'
import type { Api, Member } from '../request/api.ts'
import { hashSecret, newToken } from './secrets.ts'

/** Signing in somewhere else once more ends the session that was unused the longest. */
const MAX_SESSIONS = 20

/** Use is noted at most once a minute: polling every 3 seconds need not write each time. */
const NOTE_USE_MS = 60_000

/** Signs a member in. `expiresIn` is in seconds, when the session stays unused. */
export async function openSession({ orm, settings }: Api, memberId: number) {
  const token = newToken()
  const now = settings.clock()
  const expiresAt = new Date(now.getTime() + settings.sessions.absolute * 1000)
  await orm.insert(session).values({ tokenHash: hashSecret(token), memberId, lastUsedAt: now, expiresAt })
  const kept = orm
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(eq(session.memberId, memberId))
    .orderBy(desc(session.lastUsedAt), session.tokenHash)
    .limit(MAX_SESSIONS)
  await orm.delete(session).where(and(eq(session.memberId, memberId), notInArray(session.tokenHash, kept)))
  return { token, expiresIn: Math.min(settings.sessions.idle, settings.sessions.absolute) }
}

/** The member of a bearer; undefined when it is unknown, or expired by age or by lack of use. */
export async function findMember({ orm, settings }: Api, token: string): Promise<Member | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const now = settings.clock()
  const idleSince = new Date(now.getTime() - settings.sessions.idle * 1000)
  const isOwn = eq(session.tokenHash, hashSecret(token))
  const { id, name, email, companyId } = member
  const [found] = await orm
    .select({ id, name, email, companyId, used: session.lastUsedAt })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(isOwn, gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince)))
  if (!found) return undefined

  const { used, ...signedIn } = found
  if (now.getTime() - used.getTime() > NOTE_USE_MS) {
    await orm
      .update(session)
      .set({ lastUsedAt: now })
      .where(and(isOwn, lt(session.lastUsedAt, now)))
  }
  return signedIn
}

export async function closeSession({ orm }: Api, token: string): Promise<void> {
  await orm.delete(session).where(eq(session.tokenHash, hashSecret(token)))
}

export async function closeAllSessions(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(session).where(eq(session.memberId, memberId))
}
