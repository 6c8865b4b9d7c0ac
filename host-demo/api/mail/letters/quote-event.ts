import { dayText, priceText } from '../../quotes/offer-words.ts'
import type { Action } from '../../quotes/quote-state.ts'
import { type Language, type Letters, paragraphs } from '../language.ts'
import { amountIn } from './request-words.ts'

type Facts = {
  action: Action
  /** The one who acted, as the other side knows them. */
  who: { name: string; company: string } | { name: string; email: string }
  title: string
  /** The line that states the quantity with its unit, or ''. */
  amount: string
  offer: Offer | null
  message: string
}

type Offer = {
  price: string
  currency: string
  priceBasis: string
  validUntil: string
  delivery: string
  terms: string
}

const SENTENCES: Record<Language, Record<Action, string>> = {
  en: {
    quote: 'sent a quotation',
    answer: 'answered',
    withdraw: 'withdrew the quotation',
    ask: 'asked a question',
    accept: 'accepted your quotation',
    decline: 'declined',
  },
  ms: {
    quote: 'menghantar sebut harga',
    answer: 'menjawab',
    withdraw: 'menarik balik sebut harga',
    ask: 'bertanya',
    accept: 'menerima sebut harga anda',
    decline: 'menolak',
  },
}

/** Tells the other side of a request what happened to it, quantity first. */
export const quoteEventLetter: Letters<Facts> = {
  en: ({ action, who, title, amount, offer, message }) => ({
    subject: `Re: ${title}`,
    body: paragraphs(
      amount,
      `${'email' in who ? `${who.name} <${who.email}>` : `${who.name} of ${who.company}`} ${SENTENCES.en[action]}.`,
      offer &&
        lines(
          `Price: ${priceText(offer, 'en')}`,
          `Valid until: ${dayText(offer.validUntil, 'en')}`,
          `Delivery: ${offer.delivery}`,
          offer.terms && `Terms: ${offer.terms}`,
        ),
      message,
      "See 'Quote Me' in the dashboard.",
    ),
  }),
  ms: ({ action, who, title, amount, offer, message }) => ({
    subject: `Re: ${title}`,
    body: paragraphs(
      amountIn('ms', amount),
      `${'email' in who ? `${who.name} <${who.email}>` : `${who.name} dari ${who.company}`} ${SENTENCES.ms[action]}.`,
      offer &&
        lines(
          `Harga: ${priceText(offer, 'ms', { unit: 'setiap satu', all: 'keseluruhan' })}`,
          `Sah hingga: ${dayText(offer.validUntil, 'ms')}`,
          `Penghantaran: ${offer.delivery}`,
          offer.terms && `Terma: ${offer.terms}`,
        ),
      message,
      "Lihat 'Quote Me' dalam Papan Pemuka.",
    ),
  }),
}

const lines = (...given: string[]): string => given.filter(Boolean).join('\n')
