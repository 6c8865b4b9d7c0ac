import { desc, eq } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { BidTable } from '#shared/trade/bids.ts'
import type { Rate, Rates } from '#shared/trade/comparison.ts'
import { shortest } from '#shared/trade/decimal.ts'
import { RATE } from '#shared/trade/money.ts'
import { numberFault } from '#shared/trade/number-words.ts'
import { CURRENCIES } from '#shared/trade/quote-state.ts'
import type { Orm } from '../database/database.ts'
import { bidRates } from '../database/tables.ts'
import { numberTexts, sentNumber } from '../quotes/sent-number.ts'
import type { Member } from '../request/api.ts'
import { choiceField, dateField, type Fields, textField } from '../request/fields.ts'
import { HttpError, readEntry } from '../request/http-error.ts'
import { ownList } from './read-bids.ts'

const errors = texts('error.rates', {
  currency: 'Currency of the totals is empty',
  unknown: 'Unknown currency.',
  empty: '{currency} rate is empty',
  rate: '{currency} rate {fault}',
  date: '{currency} date',
  noDate: '{currency} date is empty',
})

/** The currency of the totals, and the rates into it; without `rates`, those that were saved before stay. */
type GivenRates = { currency: string; rates?: Rate[] }

/** Reads the rates that a buyer typed for a list. Throws an HttpError 400 that names the first wrong field. */
export function parseRates(fields: Fields): GivenRates {
  const currency = choiceField(fields, 'currency', CURRENCIES, errors.currency)
  if (!Array.isArray(fields.rates)) return { currency }
  const rates = fields.rates.slice(0, CURRENCIES.length).map(parseRate)
  const unique = new Map(rates.map(rate => [rate.currency, rate]))
  return { currency, rates: [...unique.values()].filter(rate => rate.currency !== currency) }
}

function parseRate(given: unknown): Rate {
  const fields: Fields = Object(given)
  const currency = choiceField(fields, 'currency', CURRENCIES, errors.unknown)
  return readEntry(`rates.${currency}`, () => parseRateInto(fields, currency))
}

function parseRateInto(fields: Fields, currency: string): Rate {
  const typed = textField(fields, 'rate', { max: 40, empty: errors.empty({ currency }) })
  const reading = sentNumber(typed, RATE)
  if (reading.at !== 'read') {
    const fault = numberFault(numberTexts, reading, typed, '4.4525') ?? ''
    throw new HttpError(400, errors.rate({ currency, fault }), { field: 'rate' })
  }
  const date = dateField(fields, 'date', errors.date({ currency }))
  if (date === '') throw new HttpError(400, errors.noDate({ currency }), { field: 'date' })
  return { currency, rate: shortest(reading.value), date }
}

/** Stores the rates for one of the member's lists. Throws an HttpError 404 if there is no such list. */
export async function saveRates(
  orm: Orm,
  now: Date,
  self: Member,
  list: number,
  { currency, rates }: GivenRates,
): Promise<void> {
  const { id: listId } = await ownList(orm, self, list)
  await orm
    .insert(bidRates)
    .values({ listId, currency, rates: rates ?? [], chosenAt: now })
    .onConflictDoUpdate({
      target: [bidRates.listId, bidRates.currency],
      set: { chosenAt: now, ...(rates && { rates }) },
    })
}

/** Returns the rates of a list. Before the buyer chooses a currency, it is that of most quotations. */
export async function readRates(orm: Orm, listId: number, table: BidTable): Promise<Rates> {
  const [saved] = await orm
    .select({ currency: bidRates.currency, rates: bidRates.rates })
    .from(bidRates)
    .where(eq(bidRates.listId, listId))
    .orderBy(desc(bidRates.chosenAt))
    .limit(1)
  return saved ?? { currency: usualCurrency(table), rates: [] }
}

function usualCurrency({ lines }: BidTable): string {
  const quoted = lines.flatMap(({ bids }) => bids.flatMap(bid => bid?.offer?.currency ?? []))
  const count = (currency: string) => quoted.filter(each => each === currency).length
  return CURRENCIES.reduce((most, each) => (count(each) > count(most) ? each : most))
}
