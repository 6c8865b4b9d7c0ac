import type { Kind } from '#shared/api/items.ts'
import { parse, quantityLine } from '#shared/procurement/requirements/block.ts'
import { noRequirements, type Requirements } from '#shared/procurement/requirements/requirements.ts'
import { placeIn } from '#shared/procurement/rfq-list/reference.ts'
import { isDay } from '#shared/trade/calendar.ts'

type Asked = { kind: Kind; quantity: number; message: string }

/** Returns the quantity that an RFQ asks for; 0 if it names none. */
export function quantityOfRfq({ kind, quantity, message }: Asked): number {
  return kind === 'product' ? quantity : Number(requirementsOf(message).quantity) || 0
}

/** Returns the requirements in the message of an RFQ, none if it has no block. */
export const requirementsOf = (message: string): Requirements =>
  parse(message)?.requirements ?? noRequirements

/** Returns the line of a mail that states the quantity of an RFQ with its unit, or '' if none was given. */
export function quantityLineOf({ kind, quantity, message }: Asked): string {
  const { unit, quantity: stated } = requirementsOf(message)
  // The call for a service always says 0.
  return quantityLine({ quantity: kind === 'product' ? String(quantity) : stated, unit })
}

/** Returns the list of an RFQ, its line on that list, and the last day for quotations; null if the message names none. */
export function listedIn(message: string) {
  const { reference, quoteBy } = requirementsOf(message)
  const listed = placeIn(reference)
  return {
    listName: listed?.list ?? null,
    listItem: listed?.item ?? null,
    quoteBy: isDay(quoteBy) ? quoteBy : null,
  }
}
