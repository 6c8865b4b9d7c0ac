/** What the bid table and its workbook say in the same words. */

import { type Asked, statedIn } from '#shared/trade/asked.ts'
import type { AwardSums } from '#shared/trade/award-sums.ts'
import { moneyText } from '#shared/trade/money.ts'
import { stateMessages } from '#shared/trade/quote-state.messages.ts'
import { requirementMessages } from '../quotes/quotes.messages.ts'
import { bidsMessages } from './bids.messages.ts'
import type { Bid } from './bids.store.ts'

/** Returns the note and the requirements of a line, without its quantity, as the reader names them. */
export function factsOf({ note, requirements }: Asked): string[] {
  const labels = requirementMessages.get()
  const stated = statedIn({ ...requirements, quantity: '', unit: '' })
  return [note, ...stated.map(([field, value]) => `${labels[field]}: ${value}`)].filter(Boolean)
}

/** Says how a request without a standing quotation is. */
export function stateText({ isSilent, notDelivered, isOrderedElsewhere, refusal, status }: Bid): string {
  const t = bidsMessages.get()
  if (notDelivered) return t.notDelivered
  if (refusal !== null) return t.refused
  if (isSilent) return status === 'asked' ? t.silentToQuestion : t.silent
  return isOrderedElsewhere ? t.orderedElsewhere : stateMessages.get()[status]
}

/** Returns a sum, and after it what has no rate: 'MYR 138,261.00 plus EUR 1,200.00'. '' if nothing has a price. */
export function costText(
  { total, withoutRate }: Pick<AwardSums, 'total' | 'withoutRate'>,
  currency: string,
  locale: string,
  mark: (other: string) => string = other => other,
): string {
  const sum = total === null ? '' : moneyText(currency, total, locale)
  const other = withoutRate.map(each => moneyText(each.currency, each.amount, locale)).join(', ')
  if (!other) return sum
  return sum ? bidsMessages.get().plus({ sum, other: mark(other) }) : mark(other)
}
