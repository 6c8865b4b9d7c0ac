import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { member, message } from '../database/tables.ts'
import type { Api, Member } from '../request/api.ts'
import type { Talk } from './conversations.ts'
import { answerTo, greeting } from './seller.ts'

export type Said = Pick<typeof message.$inferSelect, 'id' | 'side' | 'senderId' | 'body' | 'visibleAt'>

/** All that was said and shows by now, oldest first. Whoever reads it has read it: it no longer counts as new. */
export async function read(orm: Orm, talk: Talk, now: Date): Promise<Said[]> {
  const rows = await orm
    .select()
    .from(message)
    .where(and(eq(message.conversationId, talk.id), lte(message.visibleAt, now)))
    .orderBy(asc(message.visibleAt), asc(message.id))
  // Exactly those that were shown: another process may add one at this moment.
  const fresh = rows.filter(row => row.readAt === null && row.side !== talk.side).map(row => row.id)
  if (fresh.length > 0) await orm.update(message).set({ readAt: now }).where(inArray(message.id, fresh))
  return rows
}

/** Says something. A client gets the seller's automatic answer, which shows after a moment. */
export async function say(
  orm: Orm,
  { settings }: Api,
  self: Member,
  talk: Talk,
  body: string,
): Promise<void> {
  const now = settings.clock()
  const said = { conversationId: talk.id, side: talk.side, senderId: self.id, body, visibleAt: now }
  const isWaiting = and(eq(message.conversationId, talk.id), gt(message.visibleAt, now))
  if (talk.side === 'Company') {
    // A person was faster than the automatic answer.
    await orm.delete(message).where(isWaiting)
    await orm.insert(message).values(said)
    return
  }

  const isFirst =
    (await orm.select({ id: message.id }).from(message).where(eq(message.conversationId, talk.id)).limit(1))
      .length === 0
  await orm.insert(message).values(said)
  const waiting = await orm.select({ id: message.id }).from(message).where(isWaiting).limit(1)
  if (waiting.length > 0) return
  const staff = await orm
    .select({ name: member.name })
    .from(member)
    .where(eq(member.companyId, talk.company.id))
    .orderBy(member.id)
    .limit(1)
  const answer = staff[0]
    ? isFirst && greeting(talk.company.name, staff[0].name)
    : answerTo(body, talk.company.name)
  if (!answer) return
  await orm.insert(message).values({
    conversationId: talk.id,
    side: 'Company',
    body: answer,
    visibleAt: new Date(now.getTime() + settings.sellerDelay),
  })
}
