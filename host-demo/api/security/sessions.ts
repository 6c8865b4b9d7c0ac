import { and, desc, eq, gt, isNull, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Language } from '#shared/languages/languages.ts'
import type { Orm } from '../database/database.ts'
import { member, session } from '../database/tables.ts'
import type { Api, Member, Session } from '../request/api.ts'
import { hashSecret, newToken } from './secrets.ts'

/** Use is noted at most once a minute, so that polling every 3 seconds need not write each time. */
const NOTE_USE_MS = 60_000

type Kind = { openedFrom?: string; withMailedPassword?: boolean; expiresAt?: Date }

/** Signs a member in. `expiresIn` is the number of seconds after which an unused session ends. */
export async function openSession({ orm, settings }: Api, memberId: number, kind: Kind = {}) {
  const token = newToken()
  const now = settings.clock()
  const { openedFrom, expiresAt = new Date(now.getTime() + settings.sessions.absolute * 1000) } = kind
  await orm
    .insert(session)
    .values({ ...kind, tokenHash: hashSecret(token), memberId, lastUsedAt: now, expiresAt })
  const isOfSameKind = and(
    eq(session.memberId, memberId),
    openedFrom ? eq(session.openedFrom, openedFrom) : isNull(session.openedFrom),
  )
  const kept = orm
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(isOfSameKind)
    .orderBy(desc(session.lastUsedAt), session.tokenHash)
    .limit(settings.sessionsPerMember)
  await orm.delete(session).where(and(isOfSameKind, notInArray(session.tokenHash, kept)))
  const left = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  return { token, expiresIn: Math.min(settings.sessions.idle, left) }
}

/** Returns the session of a bearer; undefined if it is unknown, or expired by age or by lack of use. */
export async function findSession(
  { orm, settings }: Api,
  token: string,
): Promise<{ member: Member; language: Language | null; session: Session } | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const now = settings.clock()
  const idleSince = new Date(now.getTime() - settings.sessions.idle * 1000)
  const isOwn = eq(session.tokenHash, hashSecret(token))
  const { id, name, email, companyId, language } = member
  const [found] = await orm
    .select({ member: { id, name, email, companyId }, language, session })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(isOwn, gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince)))
  if (found && now.getTime() - found.session.lastUsedAt.getTime() > NOTE_USE_MS) {
    await orm
      .update(session)
      .set({ lastUsedAt: now })
      .where(and(isOwn, lt(session.lastUsedAt, now)))
  }
  return found
}

/** Returns the session from the sign-in itself, from which this one may have been opened. */
export const firstOf = ({ tokenHash, openedFrom }: Session) => openedFrom ?? tokenHash

/** Ends the session of a bearer, and those opened from it; with `memberId` only if it belongs to that member. */
export async function closeSession({ orm }: Api, token: string, memberId?: number): Promise<void> {
  const isOfMember = memberId === undefined ? undefined : eq(session.memberId, memberId)
  await orm.delete(session).where(and(eq(session.tokenHash, hashSecret(token)), isOfMember))
}

/** Ends a member's sessions on all other devices. This session no longer counts as one with a mailed password. */
export async function keepOnly(orm: Orm, kept: Session): Promise<void> {
  const first = firstOf(kept)
  const isElsewhere = and(
    ne(session.tokenHash, first),
    or(isNull(session.openedFrom), ne(session.openedFrom, first)),
  )
  await orm.delete(session).where(and(eq(session.memberId, kept.memberId), isElsewhere))
  await orm.update(session).set({ withMailedPassword: false }).where(eq(session.memberId, kept.memberId))
}
