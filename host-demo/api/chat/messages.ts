import { and, eq, gt, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { conversation, member, message } from '../database/tables.ts'
import type { Api, Member } from '../request/api.ts'
import { automaticAnswer, greeting } from './automatic-answer.ts'
import type { Conversation, Side } from './conversations.ts'

type Said = { id: number; side: Side; senderId: number | null; body: string; at: number }

/**
 * What was said and shows by now, oldest first, as far as `names` asks for it; `at` is in milliseconds. Whoever reads it
 * has read it: it no longer counts as new. One row with a list of each column: ten thousand rows take five times as long,
 * ten thousand objects in one row nearly twice, and each column that nobody needs a sixth more.
 */
export async function readMessages<Name extends keyof Said>(
  orm: Orm,
  chat: Conversation,
  now: Date,
  names: readonly Name[],
): Promise<Pick<Said, Name>[]> {
  const { id, side, senderId, body, visibleAt, readAt } = message
  const shown = orm
    .select({ id, side, senderId, body, visibleAt, readAt })
    .from(message)
    .where(and(eq(message.conversationId, chat.id), lte(visibleAt, now)))
    .orderBy(visibleAt, id)
    .as('shown')
  // `extract` counts in decimals, which takes half as long again.
  const columns: Record<keyof Said, SQLWrapper> = {
    id: shown.id,
    side: shown.side,
    senderId: shown.senderId,
    body: shown.body,
    at: sql`round(date_part('epoch', ${shown.visibleAt}) * 1000)`,
  }
  const [found] = await orm
    .select({
      lists: Object.fromEntries(names.map(name => [name, list(columns[name])])),
      // Exactly those that were shown: another process may add one at this moment.
      fresh: sql<
        number[] | null
      >`${list(shown.id)} filter (where ${shown.readAt} is null and ${shown.side} <> ${chat.side})`,
    })
    .from(shown)
  if (found?.fresh) await orm.update(message).set({ readAt: now }).where(inArray(id, found.fresh))
  // Of nothing, the database makes no list.
  const all = names.map(name => [name, found?.lists[name] ?? []] as const)
  return (all[0]?.[1] ?? []).map(
    (_, row) => Object.fromEntries(all.map(([name, values]) => [name, values[row]])) as Pick<Said, Name>,
  )
}

const list = (value: SQLWrapper) => sql<unknown[] | null>`json_agg(${value})`

/** How a message is read from a body; the same for every call that says something. */
export const MESSAGE = { max: 4000, empty: 'Message is empty', lines: true }

/** Says something. A client gets the seller's automatic answer, which shows after a moment. Needs a transaction. */
export async function postMessage(
  orm: Orm,
  { settings }: Api,
  self: Member,
  chat: Conversation,
  body: string,
): Promise<void> {
  const now = settings.clock()
  const isInChat = eq(message.conversationId, chat.id)
  const isWaiting = and(isInChat, gt(message.visibleAt, now))
  // Of two messages at the same moment only one is to be answered: the second waits here.
  await orm.select().from(conversation).where(eq(conversation.id, chat.id)).for('update')
  const earlier = await orm.select({ id: message.id }).from(message).where(isInChat).limit(1)
  const waiting = await orm.select({ id: message.id }).from(message).where(isWaiting).limit(1)
  await orm
    .insert(message)
    .values({ conversationId: chat.id, side: chat.side, senderId: self.id, body, visibleAt: now })

  if (chat.side === 'Company') {
    // A person was faster than the automatic answer.
    await orm.delete(message).where(isWaiting)
    return
  }
  if (waiting.length > 0) return
  const answer = await answerFor(orm, chat, body, earlier.length === 0)
  if (!answer) return
  await orm.insert(message).values({
    conversationId: chat.id,
    side: 'Company',
    body: answer,
    visibleAt: new Date(now.getTime() + settings.sellerDelay),
  })
}

/** A company that has members answers by hand, after one greeting. */
async function answerFor(orm: Orm, { company }: Conversation, question: string, isFirst: boolean) {
  const [staff] = await orm
    .select({ name: member.name })
    .from(member)
    .where(eq(member.companyId, company.id))
    .orderBy(member.id)
    .limit(1)
  if (!staff) return automaticAnswer(question, company.name)
  return isFirst ? greeting(company.name, staff.name) : undefined
}
