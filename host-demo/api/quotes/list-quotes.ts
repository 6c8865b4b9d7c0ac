import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, conversation, inquiry, inquiryHistory, member, rfq } from '../database/tables.ts'
import { filePath } from './attachment.ts'
import { lastAnswers } from './last-answers.ts'

/** Whose quotes: those that a member sent, or those that a company received. */
type QuoteFilter = { memberId: number } | { companyId: number }

const isOf = (whose: QuoteFilter, table: typeof rfq | typeof inquiry | typeof conversation) =>
  'memberId' in whose ? eq(table.memberId, whose.memberId) : eq(table.companyId, whose.companyId)

const parties = {
  company: { id: company.id, name: company.name },
  from: { name: member.name, email: member.email },
}

/** RFQs and inquiries as the dashboard's 'Quote Me' shows them, newest first. */
export async function listQuotes(orm: Orm, whose: QuoteFilter) {
  const answered = await lastAnswers(orm, isOf(whose, conversation))
  const found = [...(await rfqsOf(orm, whose)), ...(await inquiriesOf(orm, whose))]
  return found
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .map(({ memberId, createdAt, uploadName, fileName, ...quote }) => ({
      ...quote,
      // Answered once a person of the company has written to the sender in the chat since.
      status: (answered(memberId, quote.company.id) ?? 0) > createdAt.getTime() ? 'Answered' : 'New',
      createdAt: createdAt.toISOString(),
      attachment: uploadName ? { name: `${fileName || 'attachment'}.pdf`, url: filePath(uploadName) } : null,
    }))
}

async function rfqsOf(orm: Orm, whose: QuoteFilter) {
  const rows = await orm
    .select({ row: rfq, ...parties })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.companyId))
    .innerJoin(member, eq(member.id, rfq.memberId))
    .where(isOf(whose, rfq))
  return rows.map(({ row: { companyId: _, ...own }, ...rest }) => ({ ...own, ...rest, type: 'rfq' as const }))
}

async function inquiriesOf(orm: Orm, whose: QuoteFilter) {
  const rows = await orm
    .select({ row: inquiry, message: inquiryHistory.message, ...parties })
    .from(inquiry)
    .innerJoin(inquiryHistory, eq(inquiryHistory.inquiryId, inquiry.id))
    .innerJoin(company, eq(company.id, inquiry.companyId))
    .innerJoin(member, eq(member.id, inquiry.memberId))
    .where(isOf(whose, inquiry))
  const none = { kind: null, itemName: null, itemId: null, quantity: null }
  return rows.map(({ row: { companyId: _, ...own }, ...rest }) => ({
    ...own,
    ...none,
    ...rest,
    type: 'inquiry' as const,
  }))
}
