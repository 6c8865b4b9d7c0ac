import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, conversation, mailSending, member, message } from '../database/tables.ts'
import { unreadMessages } from '../mail/letters/conversation.ts'
import { links } from '../mail/links.ts'
import { sendToMember } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { plainName } from '../request/names.ts'

const UNREAD_MS = 10 * 60_000
const MAX_WORDS = 500

/** Messages of a person that the other side has not read. Automatic answers only repeat what the site says. */
const isUnread = and(isNull(message.readAt), isNotNull(message.senderId))

/**
 * Mails the readers of messages that have been unread for ten minutes, once until they read them. Any number of processes
 * may do so at the same time. Only messages since the first start with a mail server count.
 */
export async function writeUnreadNotices({ orm, settings }: Api): Promise<void> {
  const now = settings.clock()
  const isDue = and(
    isUnread,
    isNull(message.toldAt),
    lte(message.visibleAt, new Date(now.getTime() - UNREAD_MS)),
    gte(message.visibleAt, sql`(${orm.select({ since: mailSending.since }).from(mailSending)})`),
  )
  const due = await orm
    .selectDistinct({ id: message.conversationId, side: message.side })
    .from(message)
    .where(isDue)
  for (const { id, side } of due)
    await orm.transaction(async transaction => {
      const [chat] = await transaction
        .select()
        .from(conversation)
        .where(eq(conversation.id, id))
        .for('update', { skipLocked: true })
      // Another process writes to it. If there is still something to tell, the next round does.
      if (!chat) return
      const isFromThere = and(eq(message.conversationId, id), eq(message.side, side))
      const unread = await transaction
        .select()
        .from(message)
        .where(and(isFromThere, isUnread))
        .orderBy(message.visibleAt, message.id)
        // Skips rows that a reader has locked.
        .for('update', { skipLocked: true })
      const fresh = unread.filter(({ toldAt }) => toldAt === null).map(each => each.id)
      if (fresh.length === 0) return
      await transaction.update(message).set({ toldAt: now }).where(inArray(message.id, fresh))
      if (fresh.length < unread.length) return
      const words = unread.at(-1)?.body ?? ''
      const facts = { count: unread.length, words: shortened(words) }
      await tellReaders(transaction, now, { ...chat, side }, facts)
    })
}

type Chat = typeof conversation.$inferSelect & { side: 'Client' | 'Company' }

async function tellReaders(
  orm: Orm,
  now: Date,
  { id, side, memberId, companyId }: Chat,
  facts: { count: number; words: string },
): Promise<void> {
  const [client] = await orm.select({ name: member.name }).from(member).where(eq(member.id, memberId))
  const [seller] = await orm.select({ name: company.name }).from(company).where(eq(company.id, companyId))
  const from = plainName((side === 'Client' ? client?.name : seller?.name) ?? '')
  const readers =
    side === 'Company'
      ? [{ id: memberId }]
      : await orm.select({ id: member.id }).from(member).where(eq(member.companyId, companyId))
  const words = unreadMessages({ from, ...facts })
  const letter = { words, link: links.conversation(id), optional: 'notice' } as const
  for (const reader of readers) await sendToMember(orm, now, reader.id, letter)
}

const shortened = (words: string): string =>
  words.length > MAX_WORDS ? `${[...words].slice(0, MAX_WORDS).join('')} …` : words
