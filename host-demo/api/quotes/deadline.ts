import { texts } from '#shared/messages/texts.ts'
import { endOfDay, LAST_ON_EARTH, lastZone } from '#shared/trade/day.ts'
import { HttpError } from '../request/http-error.ts'

const errors = texts('error.deadline', {
  past: 'Valid until is in the past',
})

/** The last day for quotations, and the zone in which the days of a request end. */
type Request = { quoteBy: string | null; timeZone: string }

/**
 * Returns what is stored with a quotation about its days. Each ends where it ends last for the two sides: in the zone of
 * the request, or in the zone that the seller's browser told. Callers who tell none, and name a day that is over in the zone
 * of the request, are where it is not. Throws an HttpError 400 for a quotation that is no longer valid anywhere.
 */
export function daysOfOffer(
  now: Date,
  validUntil: string,
  told: string | null,
  { quoteBy, timeZone: ofRequest }: Request,
) {
  const untold = endOfDay(validUntil, ofRequest) > now ? ofRequest : LAST_ON_EARTH
  const zones = [ofRequest, told ?? untold] as const
  const validEnds = endOfDay(validUntil, ...zones)
  if (validEnds <= now) throw new HttpError(400, errors.past, { field: 'validUntil' })
  const isLate = quoteBy !== null && endOfDay(quoteBy, ofRequest, told ?? ofRequest) <= now
  return { validEnds, timeZone: lastZone(validUntil, [...zones]), isLate }
}
