import type { Kind } from '#shared/api/items.ts'
import { texts } from '#shared/messages/texts.ts'
import { type Asked, readAsked } from '#shared/trade/asked.ts'
import { isDay, LAST_DAY } from '#shared/trade/calendar.ts'
import { isZone } from '#shared/trade/day.ts'
import { priceFault } from '#shared/trade/number-words.ts'
import { CURRENCIES, PRICE_BASES, singleActions } from '#shared/trade/quote-state.ts'
import type { ApiContext } from '../request/api.ts'
import {
  choiceField,
  dateField,
  empty,
  type Fields,
  idField,
  parseCount,
  textField,
} from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { numberTexts, sentPrice } from './sent-number.ts'
import type { Attachment } from './uploads.ts'

const errors = texts('error.quote', {
  quoteBy: 'Quote by is "{quoteBy}". Write a day up to {last}, such as 2026-12-31, or leave it out.',
  kind: 'categoryTypeId must be 1 (product) or 2 (service).',
  title: 'Title is empty',
  subject: 'Subject is empty',
  quantity: 'Quantity is empty',
  quantityNumber: 'Quantity must be a number',
  quantityNegative: 'Quantity cannot be negative',
  quantityLarge: 'Quantity is too large',
  action: 'Unknown action.',
  validUntil: 'Valid until is empty',
  validUntilLabel: 'Valid until',
  price: 'Price is empty',
  priceFault: 'Price {fault}',
  currency: 'Currency is empty',
  basis: 'Choose a price per unit or for the whole order',
  delivery: 'Delivery time is empty',
})

/** The rule for reading the messages of a request. */
const MESSAGE = { max: 10_000, empty: empty.message, lines: true }

/** Returns the content that `idempotent` compares. A file that is chosen again has another URL, which is left out. */
export const contentOf = (c: ApiContext, fields: object): string =>
  JSON.stringify([c.req.query(), fields], (name, value) => (name === 'attachmentUrl' ? undefined : value))

/** Reads an RFQ. Throws an HttpError 400 that names the first wrong field. */
export function parseRfq(fields: Fields, query: Attachment) {
  const kind = parseKind(fields.categoryTypeId)
  const quantity = kind === 'service' ? 0 : parseQuantity(fields.quantity)
  const message = textField(fields, 'rfqBody', MESSAGE)
  // The call for a service always says 0, which is no quantity.
  const asked = readAsked(message, kind === 'service' ? '' : String(quantity))
  requireDeadline(asked)
  return {
    ...parseAttachment(query),
    kind,
    itemId: idField(fields, 'productServiceId'),
    companyId: idField(fields, 'toTenantId'),
    title: textField(fields, 'title', { max: 300, empty: errors.title }),
    quantity,
    message,
    asked,
  }
}

const DATE = /^\d{4}-\d\d-\d\d$/

/**
 * Throws an HttpError 400 for a date that can't be the last day for quotations: the RFQ would have no deadline, without a word.
 * Other words stay words.
 */
function requireDeadline({ requirements: { quoteBy } }: Asked): void {
  if (!DATE.test(quoteBy) || isDay(quoteBy)) return
  throw new HttpError(400, errors.quoteBy({ quoteBy, last: LAST_DAY }))
}

/** Reads an inquiry. The message comes as `inquiryBody`, or as `rfqBody` from older forms. */
export function parseInquiry(fields: Fields) {
  const field = fields.inquiryBody === undefined ? 'rfqBody' : 'inquiryBody'
  return {
    ...parseAttachment(fields),
    companyId: idField(fields, 'toTenantId'),
    title: textField(fields, 'title', { max: 300, empty: errors.subject }),
    message: textField(fields, field, MESSAGE),
  }
}

function parseAttachment(fields: Fields): Attachment {
  return {
    attachmentUrl: textField(fields, 'attachmentUrl', { max: 500 }),
    fileName: textField(fields, 'fileName', { max: 255 }),
  }
}

function parseKind(categoryTypeId: unknown): Kind {
  const number = parseCount(categoryTypeId)
  if (number !== 1 && number !== 2) throw new HttpError(400, errors.kind, { field: 'categoryTypeId' })
  return number === 1 ? 'product' : 'service'
}

const MAX_QUANTITY = 1_000_000_000

const wrongQuantity = (why: 'quantity' | 'quantityNumber' | 'quantityNegative' | 'quantityLarge') =>
  new HttpError(400, errors[why], { field: 'quantity' })

function parseQuantity(given: unknown): number {
  if (given === undefined || given === null || given === '') throw wrongQuantity('quantity')
  const quantity = typeof given === 'string' ? Number(given) : given
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) throw wrongQuantity('quantityNumber')
  if (quantity < 0) throw wrongQuantity('quantityNegative')
  if (quantity > MAX_QUANTITY) throw wrongQuantity('quantityLarge')
  return quantity
}

/** Reads a member's action on a request. Throws an HttpError 400 that names the first wrong field. */
export function parseAction(fields: Fields) {
  const action = choiceField(fields, 'action', singleActions, errors.action)
  const needsMessage = action === 'ask' || action === 'answer'
  return {
    /** The last event that the member has seen; 0 for none. */
    seen: parseCount(fields.seen) ?? 0,
    action,
    zone: zoneField(fields),
    ...(action === 'quote' && parseOffer(fields)),
    message: textField(fields, 'message', { ...MESSAGE, ...(!needsMessage && { empty: undefined }) }),
    ...parseAttachment(fields),
  }
}

/** Reads the time zone of the caller's browser. Null if it tells none that we know. */
export function zoneField(fields: Fields): string | null {
  const zone = textField(fields, 'timeZone', { max: 100 })
  return isZone(zone) ? zone : null
}

function parseOffer(fields: Fields) {
  const validUntil = dateField(fields, 'validUntil', errors.validUntilLabel)
  if (validUntil === '') throw new HttpError(400, errors.validUntil, { field: 'validUntil' })
  const typed = textField(fields, 'price', { max: 40, empty: errors.price })
  const currency = choiceField(fields, 'currency', CURRENCIES, errors.currency)
  return {
    price: parsePrice(typed, currency),
    currency,
    priceBasis: choiceField(fields, 'priceBasis', PRICE_BASES, errors.basis),
    validUntil,
    delivery: textField(fields, 'delivery', { max: 300, empty: errors.delivery }),
    terms: textField(fields, 'terms', { max: 300 }),
  }
}

/** Returns the price as an exact decimal for the database, not as a binary fraction. */
function parsePrice(given: string, currency: string): string {
  const reading = sentPrice(given, currency)
  if (reading.at === 'read') return reading.value
  const fault = priceFault(numberTexts, reading, given, currency) ?? ''
  throw new HttpError(400, errors.priceFault({ fault }), { field: 'price' })
}
