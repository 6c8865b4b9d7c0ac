import { type Sentence, texts } from '#shared/messages/texts.ts'
import { LABELS } from '#shared/trade/asked.ts'
import { dayEndText, OFFER_WORDS, priceText } from '#shared/trade/offer-words.ts'
import { plainName } from '../../request/names.ts'
import { lines } from '../words.ts'

const t = texts('mail.request', {
  quantity: LABELS.quantity,
  price: 'Price: {price}',
  delivery: 'Delivery: {delivery}',
  terms: 'Terms: {terms}',
})

export const offerWords = texts('offerWords', OFFER_WORDS)

export type Person = { name: string; email: string }

export const personText = ({ name, email }: Person): string => `${plainName(name)} <${email}>`.trim()

/** Writes the line that states a quantity, which buyers' elements and this API write in English. Its unit is the buyer's. */
export const quantityWords =
  (quantityLine: string): Sentence =>
  language =>
    plainName(quantityLine).replace(`${LABELS.quantity}: `, `${t.quantity(language)}: `)

export type Offer = { price: string; currency: string; priceBasis: string; delivery: string; terms: string }

/** Writes the line that states a price. */
export const priceLine = (offer: Offer): Sentence =>
  t.price({
    price: language =>
      priceText(offer, language, { unit: offerWords.unit(language), all: offerWords.all(language) }),
  })

/** Writes a day with the place where it ends, for a sentence. */
export const dayEnd =
  (day: string, zone: string): Sentence =>
  language =>
    dayEndText(day, zone, language, { at: offerWords.at(language), in: offerWords.in(language) })

/** Writes the lines that state the delivery and the terms, if there are any. */
export const deliveryLines = ({ delivery, terms }: Offer): Sentence =>
  lines(t.delivery({ delivery }), terms && t.terms({ terms }))
