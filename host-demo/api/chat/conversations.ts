import { and, desc, eq, lte, max, or, sql } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { company, conversation, member, message } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { HttpError, noSuchCompany, notFound } from '../request/http-error.ts'

/** The side on which a member speaks: as the one who asks, or for the company. */
export type Side = 'Client' | 'Company'

export type Conversation = {
  id: number
  side: Side
  title: string
  company: { id: number; name: string; logoName: string | null }
  client: { name: string }
  /** The number of messages from the other side that nobody on this side has read. */
  unread: number
  lastAt: Date
  /** The beginning of the latest message; '' if there is none. */
  lastWords: string
}

const LAST_WORDS = 200

/** Lists all conversations of a member, on either side, or the one with this `id`. The latest message comes first. */
export async function listConversations(
  orm: Orm,
  self: Member,
  now: Date,
  id?: number,
): Promise<Conversation[]> {
  const rows = await orm
    .select({
      id: conversation.id,
      memberId: conversation.memberId,
      title: conversation.title,
      company: { id: company.id, name: company.name, logoName: company.logoName },
      client: { name: member.name },
      unread: sql<number>`(count(${message.id}) filter (where ${message.readAt} is null and ${message.side} =
        case when ${conversation.memberId} = ${self.id} then 'Company' else 'Client' end))::int`,
      createdAt: conversation.createdAt,
      lastAt: max(message.visibleAt),
      lastWords: sql<string>`coalesce((
        select left(latest.body, ${LAST_WORDS}) from ${message} as latest
        where latest.${sql.identifier(message.conversationId.name)} = ${conversation.id}
          and latest.${sql.identifier(message.visibleAt.name)} <= ${now}
        order by latest.${sql.identifier(message.visibleAt.name)} desc, latest.id desc limit 1), '')`,
    })
    .from(conversation)
    .innerJoin(company, eq(company.id, conversation.companyId))
    .innerJoin(member, eq(member.id, conversation.memberId))
    .leftJoin(message, and(eq(message.conversationId, conversation.id), lte(message.visibleAt, now)))
    .where(
      and(
        id === undefined ? undefined : eq(conversation.id, id),
        or(eq(conversation.memberId, self.id), eq(conversation.companyId, self.companyId ?? 0)),
      ),
    )
    .groupBy(conversation.id, company.id, member.id)
    .orderBy(desc(max(message.visibleAt)), desc(conversation.id))
  return rows.map(({ memberId, createdAt, lastAt, ...row }) => ({
    ...row,
    side: memberId === self.id ? 'Client' : 'Company',
    lastAt: lastAt ?? createdAt,
  }))
}

/** Returns one conversation. Throws an HttpError 404 if it does not belong to the member, as if it did not exist. */
export async function findConversation(orm: Orm, self: Member, id: number, now: Date): Promise<Conversation> {
  const [found] = await listConversations(orm, self, now, id)
  if (!found) throw notFound('conversation')
  return found
}

const errors = texts('error.conversation', {
  own: 'This is your own company.',
})

/** Returns the member's conversation with a company, and starts one if there is none. */
export async function startConversation(
  orm: Orm,
  self: Member,
  companyId: number,
  title: string,
  now: Date,
): Promise<Conversation> {
  if (companyId === self.companyId) throw new HttpError(400, errors.own)
  const [addressee] = await orm
    .select({ name: company.name })
    .from(company)
    .where(and(eq(company.id, companyId), eq(company.isPublic, true)))
  if (!addressee) throw noSuchCompany()

  const isTheirs = and(eq(conversation.memberId, self.id), eq(conversation.companyId, companyId))
  await orm
    .insert(conversation)
    .values({ memberId: self.id, companyId, title: title || addressee.name, createdAt: now })
    .onConflictDoNothing()
  const [found] = await orm.select({ id: conversation.id }).from(conversation).where(isTheirs)
  return findConversation(orm, self, found?.id ?? 0, now)
}

/** Suggests companies for a new conversation: the first ones with which the member has none yet. */
export async function companiesToContact(orm: Orm, self: Member, chats: Conversation[], wanted: number) {
  const known = new Set([...chats.map(chat => chat.company.id), self.companyId])
  const candidates = await orm
    .select({ id: company.id, name: company.name, logoName: company.logoName })
    .from(company)
    .where(eq(company.isPublic, true))
    .orderBy(company.id)
    .limit(wanted + known.size)
  return candidates.filter(({ id }) => !known.has(id)).slice(0, wanted)
}
