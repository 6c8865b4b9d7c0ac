import { and, eq } from 'drizzle-orm'
import type { Kind } from '#shared/api/items.ts'
import { sendToCompany } from '../account/mails.ts'
import type { Orm } from '../database/database.ts'
import { item, rfq } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { type Fields, idField, parseId, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { ownUpload } from './attachment.ts'

export const MAX_MESSAGE = 10_000

type Attachment = { attachmentUrl: string; fileName: string }
/** Reads an RFQ. Throws an HttpError 400 that names the first one that is wrong. */
export function parseRfq(fields: Fields, query: Attachment) {
  const kind = parseKind(fields.categoryTypeId)
  return {
    ...parseAttachment(query),
    kind,
    itemId: idField(fields, 'productServiceId'),
    companyId: idField(fields, 'toTenantId'),
    title: textField(fields, 'title', { max: 300, empty: 'Title is empty' }),
    quantity: kind === 'service' ? 0 : parseQuantity(fields.quantity),
    message: textField(fields, 'rfqBody', { max: MAX_MESSAGE, empty: 'Message is empty', lines: true }),
  }
}

/** Where the file lies and under which name the company sees it. */
export function parseAttachment(fields: Fields): Attachment {
  return {
    attachmentUrl: textField(fields, 'attachmentUrl', { max: 500 }),
    fileName: textField(fields, 'fileName', { max: 255 }),
  }
}

/** Stores an RFQ and mails its company; gives its id. Throws an HttpError 400 for an item that is not that company's. */
export async function sendRfq(orm: Orm, now: Date, sender: Member, given: ReturnType<typeof parseRfq>) {
  const { attachmentUrl, fileName, ...asked } = given
  const [wanted] = await orm
    .select({ name: item.name })
    .from(item)
    .where(and(eq(item.kind, given.kind), eq(item.id, given.itemId), eq(item.companyId, given.companyId)))
  if (!wanted) throw new HttpError(400, `This company has no such ${given.kind}.`)

  const uploadName = await ownUpload(orm, sender.id, attachmentUrl)
  const [created] = await orm
    .insert(rfq)
    .values({
      ...asked,
      memberId: sender.id,
      itemName: wanted.name,
      uploadName,
      fileName: uploadName ? fileName : '',
      createdAt: now,
    })
    .returning({ id: rfq.id })
  if (!created) throw new Error('The RFQ was not stored')
  await sendToCompany(orm, now, given.companyId, {
    subject: given.title,
    body: `${sender.name} <${sender.email}> asks for a quotation:\n\n${given.message}\n\nSee 'Quote Me' in the dashboard.`,
  })
  return created.id
}

function parseKind(categoryTypeId: unknown): Kind {
  const number = parseId(categoryTypeId)
  if (number !== 1 && number !== 2)
    throw new HttpError(400, 'categoryTypeId must be 1 (product) or 2 (service).')
  return number === 1 ? 'product' : 'service'
}

const MAX_QUANTITY = 1_000_000_000

function parseQuantity(given: unknown): number {
  if (given === undefined || given === null || given === '') throw new HttpError(400, 'Quantity is empty')
  const quantity = typeof given === 'string' ? Number(given) : given
  if (typeof quantity !== 'number' || !Number.isFinite(quantity))
    throw new HttpError(400, 'Quantity must be a number')
  if (quantity < 0) throw new HttpError(400, 'Quantity cannot be negative')
  if (quantity > MAX_QUANTITY) throw new HttpError(400, 'Quantity is too large')
  return quantity
}
