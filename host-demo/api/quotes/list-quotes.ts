import { and, eq, isNotNull, max } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import type { Orm } from '../database/database.ts'
import { company, conversation, inquiry, inquiryHistory, member, message, rfq } from '../database/tables.ts'
import { filePath } from './attachment.ts'

/** An RFQ or inquiry as the dashboard's 'Quote Me' shows it. */
export type Quote = {
  id: number
  type: 'rfq' | 'inquiry'
  kind: Kind | null
  title: string
  itemName: string | null
  itemId: number | null
  quantity: number | null
  message: string
  company: { id: number; name: string }
  from: { name: string; email: string }
  /** Answered once a person of the company has written to the sender in the chat since. */
  status: 'New' | 'Answered'
  /** ISO 8601. */
  createdAt: string
  attachment: { name: string; url: string } | null
}

/** Whose quotes: those that a member sent, or those that a company received. */
export type QuoteFilter = { memberId: number } | { companyId: number }

/** Newest first. */
export async function listQuotes(orm: Orm, whose: QuoteFilter): Promise<Quote[]> {
  const answered = await answersTo(orm, whose)
  const found = [...(await rfqsOf(orm, whose)), ...(await inquiriesOf(orm, whose))]
  return found
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .map(({ memberId, createdAt, uploadName, fileName, ...quote }) => ({
      ...quote,
      status: (answered(memberId, quote.company.id) ?? 0) > createdAt.getTime() ? 'Answered' : 'New',
      createdAt: createdAt.toISOString(),
      attachment: uploadName ? { name: `${fileName || 'attachment'}.pdf`, url: filePath(uploadName) } : null,
    }))
}

async function rfqsOf(orm: Orm, whose: QuoteFilter) {
  const rows = await orm
    .select({
      row: rfq,
      company: { id: company.id, name: company.name },
      from: { name: member.name, email: member.email },
    })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.companyId))
    .innerJoin(member, eq(member.id, rfq.memberId))
    .where('memberId' in whose ? eq(rfq.memberId, whose.memberId) : eq(rfq.companyId, whose.companyId))
  return rows.map(({ row, ...parties }) => {
    const { companyId: _, ...own } = row
    return { ...own, ...parties, type: 'rfq' as const }
  })
}

async function inquiriesOf(orm: Orm, whose: QuoteFilter) {
  const rows = await orm
    .select({
      row: inquiry,
      message: inquiryHistory.message,
      company: { id: company.id, name: company.name },
      from: { name: member.name, email: member.email },
    })
    .from(inquiry)
    .innerJoin(inquiryHistory, eq(inquiryHistory.inquiryId, inquiry.id))
    .innerJoin(company, eq(company.id, inquiry.companyId))
    .innerJoin(member, eq(member.id, inquiry.memberId))
    .where(
      'memberId' in whose ? eq(inquiry.memberId, whose.memberId) : eq(inquiry.companyId, whose.companyId),
    )
  return rows.map(({ row, ...rest }) => {
    const { companyId: _, ...own } = row
    const none = { kind: null, itemName: null, itemId: null, quantity: null }
    return { ...own, ...none, ...rest, type: 'inquiry' as const }
  })
}

/** When a person of each company last wrote to each of these members, in milliseconds. */
async function answersTo(orm: Orm, whose: QuoteFilter) {
  const rows = await orm
    .select({
      memberId: conversation.memberId,
      companyId: conversation.companyId,
      last: max(message.visibleAt),
    })
    .from(conversation)
    .innerJoin(message, eq(message.conversationId, conversation.id))
    .where(
      and(
        eq(message.side, 'Company'),
        isNotNull(message.senderId),
        'memberId' in whose
          ? eq(conversation.memberId, whose.memberId)
          : eq(conversation.companyId, whose.companyId),
      ),
    )
    .groupBy(conversation.memberId, conversation.companyId)
  const times = new Map(rows.map(row => [`${row.memberId} ${row.companyId}`, row.last?.getTime()]))
  return (memberId: number, companyId: number) => times.get(`${memberId} ${companyId}`)
}
