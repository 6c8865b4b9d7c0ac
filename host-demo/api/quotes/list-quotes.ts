import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Orm, queryRows } from '../database/database.ts'
import { company, conversation, inquiry, inquiryHistory, item, member, rfq } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { hasWords, type Paging } from '../request/query.ts'
import { isoDate } from './act-on-quote.ts'
import { attachmentReply, eventReply, readEvents } from './quote-events.ts'
import { type Status, stateOf } from './quote-state.ts'

/** Requests that a member sent, or requests that the member's company received. */
export const SIDES = ['sent', 'received'] as const
export type Side = (typeof SIDES)[number]

/** Selects requests by state, if one is named, and by words: all must be in its texts or its parties' names. */
type Wanted = Paging & { of: Side; status: Status | undefined; search: string }

type Requests = typeof rfq | typeof inquiry

const isOf = (table: Requests, { id, companyId }: Member, of: Side) =>
  of === 'sent' ? eq(table.memberId, id) : eq(table.companyId, companyId ?? 0)

/** A request as either side reads it. */
export type Quote = Awaited<ReturnType<typeof listQuotes>>['quotes'][number]

/** Counts the RFQs and inquiries on each side. */
export async function countQuotes(orm: Orm, self: Member): Promise<Record<Side, number>> {
  const count = async (of: Side) =>
    (await orm.$count(rfq, isOf(rfq, self, of))) + (await orm.$count(inquiry, isOf(inquiry, self, of)))
  return { sent: await count('sent'), received: await count('received') }
}

/** Returns one page of RFQs and inquiries for 'Quote Me', newest first, each with its state and history. */
export async function listQuotes(orm: Orm, self: Member, wanted: Wanted, now: Date) {
  const { limit, offset } = wanted
  const today = isoDate(now)
  const found = sql`
    ${matching(rfq, self, wanted, today, [rfq.itemName, rfq.message])} union all
    ${matching(inquiry, self, wanted, today, [inquiryHistory.message])}`
  const page = await queryRows<{ type: 'rfq' | 'inquiry'; id: number }>(
    orm,
    sql`select type, id from (${found}) as found order by at desc, id desc limit ${limit} offset ${offset}`,
  )
  const [counted] = await queryRows<{ total: number }>(
    orm,
    sql`select count(*)::int as total from (${found}) as found`,
  )
  const idsOf = (type: 'rfq' | 'inquiry') => page.filter(each => each.type === type).map(({ id }) => id)
  const ids = { rfq: idsOf('rfq'), inquiry: idsOf('inquiry') }
  const eventsOf = await readEvents(orm, ids)
  const rows = [...(await rfqsOf(orm, ids.rfq)), ...(await inquiriesOf(orm, ids.inquiry))]
  const quotes = rows
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .map(({ memberId, createdAt, uploadName, fileName, validUntil, buyerSaw, sellerSaw, ...quote }) => {
      const events = eventsOf(quote)
      return {
        ...quote,
        ...stateOf(events, today),
        createdAt: createdAt.toISOString(),
        attachment: attachmentReply({ uploadName, fileName }),
        history: events.map(eventReply),
      }
    })
  return { quotes, total: counted?.total ?? 0 }
}

function matching(
  table: Requests,
  self: Member,
  { of, status, search }: Wanted,
  today: string,
  own: SQLWrapper[],
): SQL {
  const text = sql.join([table.title, company.name, member.name, member.email, ...own], sql`, `)
  const state = sql`case when ${table.status} = 'quoted' and ${table.validUntil} < ${today} then 'expired' else ${table.status} end`
  return sql`
    select ${table === rfq ? 'rfq' : 'inquiry'}::text as type, ${table.id} as id, ${table.createdAt} as at from ${table}
    join ${company} on ${company.id} = ${table.companyId}
    join ${member} on ${member.id} = ${table.memberId}
    ${table === rfq ? sql`` : sql`join ${inquiryHistory} on ${inquiryHistory.inquiryId} = ${table.id}`}
    where ${and(
      isOf(table, self, of),
      status && eq(state, status),
      hasWords(sql`concat_ws(' ', ${text})`, search),
    )}`
}

const buyer = alias(company, 'buyer')

const parties = {
  company: { id: company.id, name: company.name },
  from: { name: member.name, email: member.email },
  /** Null if the sender answers for no company. */
  buyer: { id: buyer.id, name: buyer.name },
  /** The conversation of the two sides. */
  chat: conversation.id,
}

const talksOf = (table: Requests) =>
  and(eq(conversation.memberId, table.memberId), eq(conversation.companyId, table.companyId))

async function rfqsOf(orm: Orm, ids: number[]) {
  const rows = await orm
    .select({ row: rfq, isOffered: item.isPublished, ...parties })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.companyId))
    .innerJoin(member, eq(member.id, rfq.memberId))
    .leftJoin(item, and(eq(item.kind, rfq.kind), eq(item.id, rfq.itemId)))
    .leftJoin(buyer, eq(buyer.id, member.companyId))
    .leftJoin(conversation, talksOf(rfq))
    .where(inArray(rfq.id, ids))
  return rows.map(({ row: { companyId: _, ...own }, isOffered, ...rest }) => ({
    ...own,
    ...rest,
    // An item that is no longer offered has no page to link to.
    itemId: isOffered ? own.itemId : null,
    type: 'rfq' as const,
  }))
}

async function inquiriesOf(orm: Orm, ids: number[]) {
  const rows = await orm
    .select({ row: inquiry, message: inquiryHistory.message, ...parties })
    .from(inquiry)
    .innerJoin(inquiryHistory, eq(inquiryHistory.inquiryId, inquiry.id))
    .innerJoin(company, eq(company.id, inquiry.companyId))
    .innerJoin(member, eq(member.id, inquiry.memberId))
    .leftJoin(buyer, eq(buyer.id, member.companyId))
    .leftJoin(conversation, talksOf(inquiry))
    .where(inArray(inquiry.id, ids))
  const none = {
    ...{ kind: null, itemName: null, itemId: null, quantity: null },
    ...{ listName: null, listItem: null, quoteBy: null },
  }
  return rows.map(({ row: { companyId: _, ...own }, ...rest }) => ({
    ...own,
    ...none,
    ...rest,
    type: 'inquiry' as const,
  }))
}
