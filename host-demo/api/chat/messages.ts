import { and, eq, gt, isNull, lte, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { conversation, member, message } from '../database/tables.ts'
import type { Api, Member } from '../request/api.ts'
import { empty } from '../request/fields.ts'
import type { Conversation, Side } from './conversations.ts'

type Said = { id: number; side: Side; senderId: number | null; body: string; at: number }

/**
 * Returns the messages that show by now, oldest first, with the fields that `names` lists; `at` is in milliseconds.
 * The query returns one row with a list for each column: ten thousand rows take five times as long, ten thousand objects in
 * one row nearly twice as long, and each unneeded column a sixth more.
 */
export async function readMessages<Name extends keyof Said>(
  orm: Orm,
  chat: Conversation,
  now: Date,
  names: readonly Name[],
): Promise<Pick<Said, Name>[]> {
  const { id, side, senderId, body, visibleAt } = message
  const shown = orm
    .select({ id, side, senderId, body, visibleAt })
    .from(message)
    .where(and(eq(message.conversationId, chat.id), lte(visibleAt, now)))
    .orderBy(visibleAt, id)
    .as('shown')
  // `extract` returns decimals, which takes half as long again.
  const columns: Record<keyof Said, SQLWrapper> = {
    id: shown.id,
    side: shown.side,
    senderId: shown.senderId,
    body: shown.body,
    at: sql`round(date_part('epoch', ${shown.visibleAt}) * 1000)`,
  }
  const [found] = await orm
    .select({ lists: Object.fromEntries(names.map(name => [name, list(columns[name])])) })
    .from(shown)
  const all = names.map(name => [name, found?.lists[name] ?? []] as const)
  return (all[0]?.[1] ?? []).map(
    (_, row) => Object.fromEntries(all.map(([name, values]) => [name, values[row]])) as Pick<Said, Name>,
  )
}

/** Notes that a side has read the messages of the other one that show by now, up to the one with the id `last`. */
export async function markRead(orm: Orm, chat: Conversation, now: Date, last: number): Promise<void> {
  const { conversationId, side, id, visibleAt, readAt } = message
  const isOthers = and(eq(conversationId, chat.id), ne(side, chat.side), isNull(readAt))
  await orm
    .update(message)
    .set({ readAt: now })
    .where(and(isOthers, lte(visibleAt, now), lte(id, last)))
}

const list = (value: SQLWrapper) => sql<unknown[] | null>`json_agg(${value})`

/** The rule for reading a message from a body, shared by every call that posts one. */
export const MESSAGE = { max: 4000, empty: empty.message, lines: true }

/** Posts a message. A client gets the seller's automatic answer, which shows after a moment. Needs a transaction. */
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
  // Of two simultaneous messages only one may be answered, so the second waits here.
  await orm.select().from(conversation).where(eq(conversation.id, chat.id)).for('update')
  const earlier = await orm.select({ id: message.id }).from(message).where(isInChat).limit(1)
  const waiting = await orm.select({ id: message.id }).from(message).where(isWaiting).limit(1)
  await orm
    .insert(message)
    .values({ conversationId: chat.id, side: chat.side, senderId: self.id, body, visibleAt: now })

  if (chat.side === 'Company') {
    // A person has answered before the automatic answer could show.
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

/** Returns the automatic answer. A company that has members sends only one greeting, and then answers by hand. */
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

const ANSWERS: [RegExp, string][] = [
  [
    /\b(price|cost|quot|rm\s?\d|discount|budget)/i,
    'Thank you for asking. Prices depend on quantity and delivery point: please send us an RFQ from the product page, and we will quote within two working days.',
  ],
  [
    /\b(deliver|lead time|stock|ship|when|urgent)/i,
    'Standard items leave our store within a week; made-to-order items take six to ten weeks. Tell us the quantity and the supply base, and we will confirm the date.',
  ],
  [
    /\b(certificat|mtc|mill test|trace|iso|api|nace|3\.[12])/i,
    'Material certificates to EN 10204 3.1 come with every delivery; 3.2 with a third party is possible. Which standard does your project ask for?',
  ],
  [
    /\b(drawing|datasheet|data sheet|catalog|manual)/i,
    'We can send the datasheet and the general arrangement drawing. Which size and class do you need?',
  ],
  [/\b(thank|thanks|terima kasih)\b/i, 'You are welcome. We are here when you need anything else.'],
]

/** Returns the automatic answer of a company without members: the same words always get the same answer. */
function automaticAnswer(question: string, companyName: string): string {
  const fitting = ANSWERS.find(([pattern]) => pattern.test(question))
  return (
    fitting?.[1] ??
    `Thank you for writing to ${companyName}. A colleague from sales will look into it. To help us answer quickly, tell us the size, material, class and quantity.`
  )
}

/** Returns the greeting of a company that has members: they answer by hand after it. */
function greeting(companyName: string, staffName: string): string {
  return `Thank you for writing to ${companyName}. ${staffName} will answer you here shortly.`
}
