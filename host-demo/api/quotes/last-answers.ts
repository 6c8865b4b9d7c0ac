import { and, eq, isNotNull, max, type SQL } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { conversation, message } from '../database/tables.ts'

/** When a person of each company last wrote to each member in the chats asked for, in milliseconds. */
export async function lastAnswers(orm: Orm, isWanted: SQL) {
  const rows = await orm
    .select({
      memberId: conversation.memberId,
      companyId: conversation.companyId,
      last: max(message.visibleAt),
    })
    .from(conversation)
    .innerJoin(message, eq(message.conversationId, conversation.id))
    .where(and(eq(message.side, 'Company'), isNotNull(message.senderId), isWanted))
    .groupBy(conversation.memberId, conversation.companyId)
  const times = new Map(rows.map(row => [`${row.memberId} ${row.companyId}`, row.last?.getTime()]))
  return (memberId: number, companyId: number) => times.get(`${memberId} ${companyId}`)
}
