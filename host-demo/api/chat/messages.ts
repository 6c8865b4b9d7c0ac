import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { conversation, member, message } from '../database/tables.ts'
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

/** How a message is read from a body; the same for every call that says something. */
export const MESSAGE = { max: 4000, empty: 'Message is empty', lines: true }

/** Says something. A client gets the seller's automatic answer, which shows after a moment. Needs a transaction. */
export async function say(
  orm: Orm,
  { settings }: Api,
  self: Member,
  talk: Talk,
  body: string,
): Promise<void> {
  const now = settings.clock()
  const isInTalk = eq(message.conversationId, talk.id)
  const isWaiting = and(isInTalk, gt(message.visibleAt, now))
  // Of two messages at the same moment only one is to be answered: the second waits here.
  await orm.select().from(conversation).where(eq(conversation.id, talk.id)).for('update')
  const earlier = await orm.select({ id: message.id }).from(message).where(isInTalk).limit(1)
  const waiting = await orm.select({ id: message.id }).from(message).where(isWaiting).limit(1)
  await orm
    .insert(message)
    .values({ conversationId: talk.id, side: talk.side, senderId: self.id, body, visibleAt: now })

  if (talk.side === 'Company') {
    // A person was faster than the automatic answer.
    await orm.delete(message).where(isWaiting)
    return
  }
  if (waiting.length > 0) return
  const answer = await automaticAnswer(orm, talk, body, earlier.length === 0)
  if (!answer) return
  await orm.insert(message).values({
    conversationId: talk.id,
    side: 'Company',
    body: answer,
    visibleAt: new Date(now.getTime() + settings.sellerDelay),
  })
}

/** A company that has members answers by hand, after one greeting. */
async function automaticAnswer(orm: Orm, { company }: Talk, question: string, isFirst: boolean) {
  const [staff] = await orm
    .select({ name: member.name })
    .from(member)
    .where(eq(member.companyId, company.id))
    .orderBy(member.id)
    .limit(1)
  if (!staff) return answerTo(question, company.name)
  return isFirst ? greeting(company.name, staff.name) : undefined
}
