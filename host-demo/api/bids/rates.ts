import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { bidRates, rfq } from '../database/tables.ts'
import { CURRENCIES } from '../quotes/quote-state.ts'
import type { Member } from '../request/api.ts'
import { choiceField, dateField, type Fields, textField } from '../request/fields.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import type { BidTable } from './bid-table.ts'
import type { Rates } from './comparison.ts'
import { decimalText, parseDecimal } from './decimal.ts'

/** Reads the rates that a buyer typed for a list. Throws an HttpError 400 that names the first wrong field. */
export function parseRates(fields: Fields): Rates {
  const currency = choiceField(fields, 'currency', CURRENCIES, 'Currency of the totals is empty')
  const given = Array.isArray(fields.rates) ? fields.rates : []
  const rates = given.slice(0, CURRENCIES.length).map(each => {
    const row: Fields = Object(each)
    const from = choiceField(row, 'currency', CURRENCIES, 'Unknown currency.')
    const label = `${from} rate`
    const typed = textField(row, 'rate', { max: 40, empty: `${label} is empty` })
    const rate = /^\d{1,9}(\.\d{1,10})?$/.test(typed) ? parseDecimal(typed) : null
    if (!rate || rate.digits === 0n)
      throw new HttpError(400, `${label} must be a number above 0, such as 4.4525`)
    const date = dateField(row, 'date', `${from} date`)
    if (date === '') throw new HttpError(400, `${from} date is empty`)
    return { currency: from, rate: decimalText(rate), date }
  })
  const unique = new Map(rates.map(rate => [rate.currency, rate]))
  return { currency, rates: [...unique.values()].filter(rate => rate.currency !== currency) }
}

/** Stores the rates for one of the member's lists. Throws an HttpError 404 if there is no such list. */
export async function saveRates(orm: Orm, self: Member, listName: string, { currency, rates }: Rates) {
  const isOwn = and(eq(rfq.memberId, self.id), eq(rfq.listName, listName))
  if ((await orm.$count(rfq, isOwn)) === 0) throw notFound('This RFQ list')
  const values = { currency, rates: [...rates] }
  await orm
    .insert(bidRates)
    .values({ memberId: self.id, listName, ...values })
    .onConflictDoUpdate({ target: [bidRates.memberId, bidRates.listName], set: values })
}

/** Returns the rates of a list. Before the buyer chooses a currency, it is that of most quotations. */
export async function readRates(orm: Orm, self: Member, listName: string, table: BidTable): Promise<Rates> {
  const isOwn = and(eq(bidRates.memberId, self.id), eq(bidRates.listName, listName))
  const [saved] = await orm.select().from(bidRates).where(isOwn)
  return saved
    ? { currency: saved.currency, rates: saved.rates }
    : { currency: usualCurrency(table), rates: [] }
}

function usualCurrency({ lines }: BidTable): string {
  const quoted = lines.flatMap(({ bids }) => bids.flatMap(bid => bid?.offer?.currency ?? []))
  const count = (currency: string) => quoted.filter(each => each === currency).length
  return CURRENCIES.reduce((most, each) => (count(each) > count(most) ? each : most))
}
