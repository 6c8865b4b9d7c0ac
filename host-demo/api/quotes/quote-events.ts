import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Attachment, Offer, QuoteEvent } from '#shared/trade/quote.ts'
import type { Orm } from '../database/database.ts'
import type { RequestType } from '../database/requests.ts'
import { company, member, purchaseOrder, quoteEvent } from '../database/tables.ts'
import { filePath } from './uploads.ts'

/** Returns all events of these requests, oldest first. */
export async function readEvents(orm: Orm, ids: Record<RequestType, number[]>) {
  const rows = await orm
    .select({
      ...getTableColumns(quoteEvent),
      author: sql<string>`coalesce(${member.name}, ${company.name})`,
      order: { id: purchaseOrder.id, number: purchaseOrder.number },
    })
    .from(quoteEvent)
    .innerJoin(company, eq(company.id, quoteEvent.companyId))
    .leftJoin(member, eq(member.id, quoteEvent.authorId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, quoteEvent.orderId))
    .where(or(inArray(quoteEvent.rfqId, ids.rfq), inArray(quoteEvent.inquiryId, ids.inquiry)))
    .orderBy(asc(quoteEvent.id))
  return ({ type, id }: { type: RequestType; id: number }) =>
    rows.filter(row => (type === 'rfq' ? row.rfqId : row.inquiryId) === id)
}

type Event = ReturnType<Awaited<ReturnType<typeof readEvents>>>[number]

/** Returns an event as both sides read it. */
export const eventReply = ({
  id,
  action,
  author,
  message,
  createdAt,
  isLate,
  ...event
}: Event): QuoteEvent => ({
  id,
  action,
  author,
  message,
  createdAt: createdAt.toISOString(),
  isLate,
  attachment: attachmentReply(event),
  offer: offerReply(event),
  ...(action === 'award' && { order: event.order }),
})

export const attachmentReply = ({
  uploadName,
  fileName,
}: {
  uploadName: string | null
  fileName: string
}): Attachment | null =>
  uploadName ? { name: `${fileName || 'attachment'}.pdf`, url: filePath(uploadName) } : null

export const sheetReply = ({
  sheetName,
  sheetFileName,
}: {
  sheetName: string | null
  sheetFileName: string
}): Attachment | null => (sheetName ? { name: sheetFileName, url: filePath(sheetName) } : null)

type Quoted = Pick<
  Event,
  'price' | 'currency' | 'priceBasis' | 'validUntil' | 'timeZone' | 'delivery' | 'terms'
>

/** Returns the content of a quotation, null for any other event. */
export function offerReply({ price, currency, priceBasis, validUntil, ...rest }: Quoted): Offer | null {
  if (price === null || currency === null || priceBasis === null || validUntil === null) return null
  const { timeZone, delivery, terms } = rest
  return { price, currency, priceBasis, validUntil, timeZone, delivery, terms }
}
