import type { Kind } from '#shared/api/items.ts'
import type { ApiContext } from '../request/api.ts'
import { type Fields, idField, parseCount, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import type { Attachment } from './attachment.ts'

/** The rule for reading the messages of a request. */
export const MESSAGE = { max: 10_000, empty: 'Message is empty', lines: true }

/** Returns the content that `idempotent` compares. A file that is chosen again has another URL, which is left out. */
export const contentOf = (c: ApiContext, fields: object): string =>
  JSON.stringify([c.req.query(), fields], (name, value) => (name === 'attachmentUrl' ? undefined : value))

/** Reads an RFQ. Throws an HttpError 400 that names the first wrong field. */
export function parseRfq(fields: Fields, query: Attachment) {
  const kind = parseKind(fields.categoryTypeId)
  return {
    ...parseAttachment(query),
    kind,
    itemId: idField(fields, 'productServiceId'),
    companyId: idField(fields, 'toTenantId'),
    title: textField(fields, 'title', { max: 300, empty: 'Title is empty' }),
    quantity: kind === 'service' ? 0 : parseQuantity(fields.quantity),
    message: textField(fields, 'rfqBody', MESSAGE),
  }
}

/** Reads an inquiry. The message comes as `inquiryBody`, or as `rfqBody` from older forms. */
export function parseInquiry(fields: Fields) {
  const field = fields.inquiryBody === undefined ? 'rfqBody' : 'inquiryBody'
  return {
    ...parseAttachment(fields),
    companyId: idField(fields, 'toTenantId'),
    title: textField(fields, 'title', { max: 300, empty: 'Subject is empty' }),
    message: textField(fields, field, MESSAGE),
  }
}

export function parseAttachment(fields: Fields): Attachment {
  return {
    attachmentUrl: textField(fields, 'attachmentUrl', { max: 500 }),
    fileName: textField(fields, 'fileName', { max: 255 }),
  }
}

function parseKind(categoryTypeId: unknown): Kind {
  const number = parseCount(categoryTypeId)
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
