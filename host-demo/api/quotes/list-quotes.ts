import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Counts, RequestState, RequestStates } from '#shared/api/request-states.ts'
import type { Status } from '#shared/api/statuses.ts'
import { nothingAsked } from '#shared/trade/asked.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { countGroups } from '#shared/trade/quote-groups.ts'
import { stateOf } from '#shared/trade/quote-state.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { type RequestType, requests } from '../database/requests.ts'
import {
  company,
  conversation,
  inquiry,
  inquiryHistory,
  item,
  member,
  rfq,
  rfqList,
} from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { hasWords, type Paging } from '../request/query.ts'
import { isPublic } from '../search/list-item.ts'
import { attachmentReply, eventReply, readEvents, sheetReply } from './quote-events.ts'
import { isUnseen } from './seen.ts'
import { isUndelivered, notDeliveredReply, reachable } from './undelivered.ts'

/** Requests that a member sent, or requests that the member's company received. */
export const SIDES = ['sent', 'received'] as const
export type Side = (typeof SIDES)[number]

/** Selects requests by state, and by words: all must be in its texts or its parties' names. */
type Wanted = Paging & { of: Side; inStates: readonly Status[]; search: string }

const TYPES = ['rfq', 'inquiry'] as const

const isOf = (type: RequestType, { id, companyId }: Member, of: Side) => {
  const { table } = requests[type]
  return of === 'sent' ? eq(table.memberId, id) : eq(table.companyId, companyId ?? 0)
}

/** The state of a request at a moment: a quotation that is no longer valid has expired. */
function stateNow(type: RequestType, now: Date): SQL<Status> {
  const { table } = requests[type]
  return sql`case when ${table.status} = 'quoted' and ${lte(table.validEnds, now)} then 'expired' else ${table.status} end`
}

const isNewTo = (type: RequestType, of: Side) => isUnseen(type, of === 'sent' ? 'buyer' : 'seller')

async function count(
  orm: Orm,
  self: Member,
  where: (type: RequestType, of: Side) => SQL | undefined,
): Promise<Counts> {
  const countOf = (of: Side) => {
    const counts = TYPES.map(
      type =>
        sql`(select count(*) from ${requests[type].table} where ${and(isOf(type, self, of), where(type, of))})`,
    )
    return sql`(${sql.join(counts, sql` + `)})::int`
  }
  const [counts] = await queryRows<Counts>(
    orm,
    sql`select ${countOf('sent')} as sent, ${countOf('received')} as received`,
  )
  return counts ?? { sent: 0, received: 0 }
}

/** Counts the RFQs and inquiries on each side. */
export const countQuotes = (orm: Orm, self: Member): Promise<Counts> => count(orm, self, () => undefined)

/** Counts those that the side has not opened, or in which the other side has done something since. */
export const countUnseen = (orm: Orm, self: Member): Promise<Counts> => count(orm, self, isNewTo)

/**
 * Returns one page of RFQs and inquiries for 'Quote Me', each with its state and history: first those with news, then
 * the newest. The RFQs of one list stay together. `groups` counts the requests with these words in each group of states.
 */
export async function listQuotes(orm: Orm, self: Member, wanted: Wanted, now: Date) {
  const { limit, offset, of, inStates } = wanted
  const found = sql.join(
    TYPES.map(type => matching(type, self, wanted, now)),
    sql` union all `,
  )
  const page = await queryRows<{ type: RequestType; id: number }>(
    orm,
    sql`select type, id from (
        select *, bool_or(is_new) over thread as has_news, max(at) over thread as last_at, max(id) over thread as last_id
        from (${found}) as found where ${inArray(sql`state`, [...inStates])} window thread as (partition by list)
      ) as listed
      order by has_news desc, last_at desc, last_id desc, list, is_new desc, line, at desc, id desc
      limit ${limit} offset ${offset}`,
  )
  const counted = await queryRows<{ state: Status; total: number }>(
    orm,
    sql`select state, count(*)::int as total from (${found}) as found group by state`,
  )
  const inState = (status: Status) => counted.find(({ state }) => state === status)?.total ?? 0
  return {
    quotes: await readQuotes(orm, page, of, now),
    total: inStates.reduce((sum, status) => sum + inState(status), 0),
    groups: countGroups(inState),
  }
}

/** Returns how those of these requests stand that the member has sent. */
export async function readStates(
  orm: Orm,
  self: Member,
  ids: Record<RequestType, number[]>,
  now: Date,
): Promise<RequestStates> {
  const statesOf = (type: RequestType) => {
    const { table } = requests[type]
    return queryRows<RequestState>(
      orm,
      sql`select ${table.id} as id, ${stateNow(type, now)} as status, ${isNewTo(type, 'sent')} as "isNew",
          ${isUndelivered(type)} as "isUndelivered"
        from ${table} where ${and(isOf(type, self, 'sent'), inArray(table.id, ids[type]))} order by id`,
    )
  }
  return { rfq: await statesOf('rfq'), inquiry: await statesOf('inquiry') }
}

/** Returns the sides of a request on which the member is. Throws an HttpError 404 if there is none. */
export async function sidesOf(orm: Orm, self: Member, { type, id }: Request): Promise<[Side, ...Side[]]> {
  const { table } = requests[type]
  const [found] = await orm
    .select({ sent: isOf(type, self, 'sent'), received: isOf(type, self, 'received') })
    .from(table)
    .where(eq(table.id, id))
  const [side, ...others] = SIDES.filter(each => found?.[each])
  if (!side) throw notFound('request')
  return [side, ...others]
}

/** Returns one request with the member's sides of it. Throws an HttpError 404 for a member who is no party to it. */
export async function readQuote(orm: Orm, self: Member, request: Request, now: Date) {
  const sides = await sidesOf(orm, self, request)
  const [quote] = await readQuotes(orm, [request], sides[0], now)
  return { sides, quote }
}

type Request = { type: RequestType; id: number }

/** Returns these requests in this order, as one side reads them. */
async function readQuotes(orm: Orm, wanted: Request[], of: Side, now: Date): Promise<Quote[]> {
  const idsOf = (type: RequestType) => wanted.filter(each => each.type === type).map(({ id }) => id)
  const ids = { rfq: idsOf('rfq'), inquiry: idsOf('inquiry') }
  const eventsOf = await readEvents(orm, ids)
  const rows = [...(await rfqsOf(orm, ids.rfq, of)), ...(await inquiriesOf(orm, ids.inquiry, of))]
  return wanted
    .flatMap(({ type, id }) => rows.find(row => row.type === type && row.id === id) ?? [])
    .map(({ memberId, createdAt, uploadName, fileName, validEnds, buyerSaw, sellerSaw, ...quote }) => {
      const events = eventsOf(quote)
      return {
        ...quote,
        ...stateOf(events, now),
        createdAt: createdAt.toISOString(),
        attachment: attachmentReply({ uploadName, fileName }),
        history: events.map(eventReply),
      }
    })
}

function matching(type: RequestType, self: Member, { of, search }: Wanted, now: Date): SQL {
  const { table } = requests[type]
  const [own, position] =
    type === 'rfq'
      ? [
          [rfq.itemName, rfq.message],
          sql`coalesce('list' || ${rfq.listId}, 'rfq' || ${rfq.id}) as list, ${rfq.listItem} as line`,
        ]
      : [[inquiryHistory.message], sql`'inquiry' || ${inquiry.id} as list, null::integer as line`]
  const text = sql.join([table.title, company.name, member.name, member.email, ...own], sql`, `)
  return sql`
    select ${type}::text as type, ${table.id} as id, ${table.createdAt} as at, ${isNewTo(type, of)} as is_new, ${position},
      ${stateNow(type, now)} as state
    from ${table}
    join ${company} on ${company.id} = ${table.companyId}
    join ${member} on ${member.id} = ${table.memberId}
    ${type === 'rfq' ? sql`` : sql`join ${inquiryHistory} on ${inquiryHistory.inquiryId} = ${table.id}`}
    where ${and(isOf(type, self, of), hasWords(sql`concat_ws(' ', ${text})`, search))}`
}

const buyer = alias(company, 'buyer')

const parties = {
  company: { id: company.id, name: company.name },
  from: { name: member.name, email: member.email },
  buyer: { id: buyer.id, name: buyer.name },
  chat: conversation.id,
}

/** Only the buyer learns that a request did not arrive. */
const delivery = (type: RequestType, of: Side) => ({
  hasFailed: of === 'sent' ? isUndelivered(type) : sql<boolean>`false`,
  reach: reachable,
})

const talksOf = (table: typeof rfq | typeof inquiry) =>
  and(eq(conversation.memberId, table.memberId), eq(conversation.companyId, table.companyId))

const line = alias(rfq, 'line')

/** Returns the lines and sellers of the RFQ's list. A seller learns nothing about the others. */
const listSize = (of: Side) => {
  const isSameList = and(
    eq(line.listId, rfq.listId),
    of === 'received' ? eq(line.companyId, rfq.companyId) : undefined,
  )
  const count = (column: SQL) =>
    sql<number>`(select count(distinct ${column})::int from ${rfq} as ${sql.identifier('line')} where ${isSameList})`
  return { lines: count(sql`${line.listItem}`), sellers: count(sql`${line.companyId}`) }
}

async function rfqsOf(orm: Orm, ids: number[], of: Side) {
  const rows = await orm
    .select({
      row: rfq,
      isOffered: isPublic,
      isNew: isNewTo('rfq', of),
      listSize: listSize(of),
      list: { id: rfqList.id, name: rfqList.name },
      ...delivery('rfq', of),
      ...parties,
    })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.companyId))
    .innerJoin(member, eq(member.id, rfq.memberId))
    .leftJoin(rfqList, eq(rfqList.id, rfq.listId))
    .leftJoin(item, and(eq(item.kind, rfq.kind), eq(item.id, rfq.itemId)))
    .leftJoin(buyer, eq(buyer.id, member.companyId))
    .leftJoin(conversation, talksOf(rfq))
    .where(inArray(rfq.id, ids))
  return rows.map(
    ({
      row: {
        companyId: _,
        quantity,
        message,
        remindedAt,
        undeliveredToldAt,
        quoteEnds,
        sheetName,
        sheetFileName,
        listId,
        mailedAt,
        ...own
      },
      isOffered,
      listSize,
      list,
      hasFailed,
      reach,
      ...rest
    }) => ({
      ...own,
      ...rest,
      notDelivered: notDeliveredReply(hasFailed, reach),
      listSize: list && listSize,
      list,
      sheet: sheetReply({ sheetName, sheetFileName }),
      // An item that is no longer offered has no page to link to.
      itemId: isOffered ? own.itemId : null,
      type: 'rfq' as const,
    }),
  )
}

async function inquiriesOf(orm: Orm, ids: number[], of: Side) {
  const rows = await orm
    .select({
      row: inquiry,
      message: inquiryHistory.message,
      isNew: isNewTo('inquiry', of),
      ...delivery('inquiry', of),
      ...parties,
    })
    .from(inquiry)
    .innerJoin(inquiryHistory, eq(inquiryHistory.inquiryId, inquiry.id))
    .innerJoin(company, eq(company.id, inquiry.companyId))
    .innerJoin(member, eq(member.id, inquiry.memberId))
    .leftJoin(buyer, eq(buyer.id, member.companyId))
    .leftJoin(conversation, talksOf(inquiry))
    .where(inArray(inquiry.id, ids))
  const none = {
    kind: null,
    itemName: null,
    itemId: null,
    list: null,
    listItem: null,
    listSize: null,
    quoteBy: null,
    sheet: null,
  }
  return rows.map(
    ({ row: { companyId: _, undeliveredToldAt, ...own }, message, hasFailed, reach, ...rest }) => ({
      ...own,
      ...none,
      asked: { ...nothingAsked, note: message },
      ...rest,
      notDelivered: notDeliveredReply(hasFailed, reach),
      type: 'inquiry' as const,
    }),
  )
}
