import type { Language } from '#shared/languages/languages.ts'
import { LABELS } from '#shared/trade/asked.ts'
import { dayEndText, priceText } from '#shared/trade/offer-words.ts'
import { plainName } from '../../request/names.ts'
import type { InLanguages } from '../language.ts'

export type Person = { name: string; email: string }

export const personText = ({ name, email }: Person): string => `${plainName(name)} <${email}>`.trim()

const QUANTITY: Record<Language, string> = { en: LABELS.quantity, ms: 'Kuantiti' }

/** Returns the line that states a quantity, which buyers' elements and this API write in English, in a language. Its unit is the buyer's. */
export const quantityLineIn = (language: Language, quantityLine: string): string =>
  plainName(quantityLine).replace(`${LABELS.quantity}: `, `${QUANTITY[language]}: `)

export type Offer = { price: string; currency: string; priceBasis: string; delivery: string; terms: string }

/** Returns the line that states a price. */
export const priceIn: InLanguages<(offer: Offer) => string> = {
  en: offer => `Price: ${priceText(offer, 'en')}`,
  ms: offer => `Harga: ${priceText(offer, 'ms', { unit: 'setiap satu', all: 'keseluruhan' })}`,
}

/** Returns a day with the place where it ends, for a sentence. */
export const dayEndIn: InLanguages<(day: string, zone: string) => string> = {
  en: (day, zone) => dayEndText(day, zone, 'en'),
  ms: (day, zone) => dayEndText(day, zone, 'ms', { at: 'akhir hari', in: 'di' }),
}

/** Returns the lines that state the delivery and the terms, if there are any. */
export const deliveryIn: InLanguages<(offer: Offer) => string> = {
  en: ({ delivery, terms }) => `Delivery: ${delivery}${terms && `\nTerms: ${terms}`}`,
  ms: ({ delivery, terms }) => `Penghantaran: ${delivery}${terms && `\nTerma: ${terms}`}`,
}
