import { choiceField, dateField, type Fields, parseCount, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { MESSAGE, parseAttachment } from './parse-quote.ts'
import { actionNames, CURRENCIES, PRICE_BASES } from './quote-state.ts'

/** Reads a member's action on a request. Throws an HttpError 400 that names the first wrong field. */
export function parseAction(fields: Fields, today: string) {
  const action = choiceField(fields, 'action', actionNames, 'action is none that there is.')
  const needsMessage = action === 'ask' || action === 'answer'
  return {
    /** The last event that the member has seen; 0 for none. */
    seen: parseCount(fields.seen) ?? 0,
    action,
    ...(action === 'quote' && parseOffer(fields, today)),
    message: textField(fields, 'message', { ...MESSAGE, ...(!needsMessage && { empty: '' }) }),
    ...parseAttachment(fields),
  }
}

function parseOffer(fields: Fields, today: string) {
  const validUntil = dateField(fields, 'validUntil', 'Valid until')
  if (validUntil === '') throw new HttpError(400, 'Valid until is empty')
  if (validUntil < today) throw new HttpError(400, 'Valid until is in the past')
  return {
    price: parsePrice(textField(fields, 'price', { max: 40, empty: 'Price is empty' })),
    currency: choiceField(fields, 'currency', CURRENCIES, 'Currency is empty'),
    priceBasis: choiceField(
      fields,
      'priceBasis',
      PRICE_BASES,
      'Say whether the price is for a unit or for all',
    ),
    validUntil,
    delivery: textField(fields, 'delivery', { max: 300, empty: 'Delivery time is empty' }),
    terms: textField(fields, 'terms', { max: 300 }),
  }
}

/** Returns the price as an exact decimal for the database, not as a binary fraction. */
function parsePrice(given: string): string {
  const price = given.replace(/,(?=\d{3}(?!\d))/g, '')
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(price) || Number(price) === 0)
    throw new HttpError(400, 'Price must be a number above 0, such as 1250.50')
  return price
}
