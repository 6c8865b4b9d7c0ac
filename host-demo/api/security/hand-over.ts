import { and, eq, gt } from 'drizzle-orm'
import { handOver, session } from '../database/tables.ts'
import type { Api, Session } from '../request/api.ts'
import { hashSecret, newToken } from './secrets.ts'
import { firstOf, openSession } from './sessions.ts'

const VALID_MS = 60_000

/** Returns a code for a session of the dashboard, valid once, within a minute. So no link holds a lasting token. */
export async function giveHandOver({ orm, settings }: Api, from: Session): Promise<string> {
  const code = newToken()
  const expiresAt = new Date(settings.clock().getTime() + VALID_MS)
  await orm.insert(handOver).values({ codeHash: hashSecret(code), openedFrom: firstOf(from), expiresAt })
  return code
}

/** Opens the session for a code. Returns undefined if the code is unknown, used or too old. */
export async function takeHandOver(api: Api, code: string) {
  const { orm, settings } = api
  const isOffered = and(eq(handOver.codeHash, hashSecret(code)), gt(handOver.expiresAt, settings.clock()))
  const [offer] = await orm.delete(handOver).where(isOffered).returning()
  if (!offer) return undefined
  const { openedFrom } = offer
  const [from] = await orm.select().from(session).where(eq(session.tokenHash, openedFrom))
  if (!from) return undefined
  const { memberId, withMailedPassword, expiresAt } = from
  return openSession(api, memberId, { openedFrom, withMailedPassword, expiresAt })
}
