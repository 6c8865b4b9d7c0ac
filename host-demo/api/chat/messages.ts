import { and, eq, gt, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { conversation, member, message } from '../database/tables.ts'
import type { Api, Member } from '../request/api.ts'
import { automaticAnswer, greeting } from './automatic-answer.ts'
import type { Conversation, Side } from './conversations.ts'

type Said = { id: number; side: Side; senderId: number | null; body: string; at: number }

/**
 * All that was said and shows by now, oldest first; `at` is in milliseconds. Whoever reads it has read it: it no longer
 * counts as new. One row with a list of each column: ten thousand rows take five times as long, ten thousand objects in
 * one row nearly twice, and `extract`, which counts in decimals, a half more.
 */
export async function readMessages(orm: Orm, chat: Conversation, now: Date): Promise<Said[]> {
  const { id, side, senderId, body, visibleAt, readAt } = message
  const shown = orm
    .select({ id, side, senderId, body, visibleAt, readAt })
    .from(message)
    .where(and(eq(message.conversationId, chat.id), lte(visibleAt, now)))
    .orderBy(visibleAt, id)
    .as('shown')
  const [found] = await orm
    .select({
      columns: {
        id: list<number>(shown.id),
        side: list<Side>(shown.side),
        senderId: list<number | null>(shown.senderId),
        body: list<string>(shown.body),
        at: list<number>(sql`round(date_part('epoch', ${shown.visibleAt}) * 1000)`),
      },
      // Exactly those that were shown: another process may add one at this moment.
      fresh: sql<
        number[]
      >`${list(shown.id)} filter (where ${shown.readAt} is null and ${shown.side} <> ${chat.side})`,
    })
    .from(shown)
  // Of nothing, the database makes no list.
  if (!found?.columns.id) return []
  const { columns, fresh } = found
  if (fresh) await orm.update(message).set({ readAt: now }).where(inArray(id, fresh))
  return rowsOf<Said>(columns)
}

const list = <Value>(value: SQLWrapper) => sql<Value[]>`json_agg(${value})`

function rowsOf<Row extends { id: unknown }>(columns: { [Name in keyof Row]: Row[Name][] }): Row[] {
  const all: [string, unknown[]][] = Object.entries(columns)
  return columns.id.map(
    (_, row) => Object.fromEntries(all.map(([name, values]) => [name, values[row]])) as Row,
  )
}

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
