import type { Language } from '#shared/languages/languages.ts'
import type { SingleAction } from '#shared/trade/quote-state.ts'
import { plainName } from '../../request/names.ts'
import { type Letters, paragraphs, quoted } from '../language.ts'
import { wayTo } from './by-link.ts'
import { dayEndIn, deliveryIn, type Offer, personText, priceIn, quantityLineIn } from './request-words.ts'

type Facts = {
  /** The one who acted, as the other side knows them. `company` is '' for a company that answers in its own name. */
  who: { name: string; company: string } | { name: string; email: string }
  /** What happened: to one request, or to several lines of the RFQ list `list`. */
  steps: readonly Step[]
  list: string
  wayIn: string | null
}

type Step = {
  action: SingleAction
  title: string
  /** The line that states the quantity with its unit, or ''. */
  quantityLine: string
  offer: DatedOffer | null
  message: string
}

type DatedOffer = Offer & { validUntil: string; timeZone: string }

const SENTENCES: Record<Language, Record<SingleAction, string>> = {
  en: {
    quote: 'sent a quotation',
    answer: 'answered',
    withdraw: 'withdrew the quotation',
    refuse: 'does not quote',
    ask: 'asked a question',
    accept: 'accepted your quotation',
    decline: 'declined',
  },
  ms: {
    quote: 'menghantar sebut harga',
    answer: 'menjawab',
    withdraw: 'menarik balik sebut harga',
    refuse: 'tidak memberi sebut harga',
    ask: 'bertanya',
    accept: 'menerima sebut harga anda',
    decline: 'menolak',
  },
}

/** Tells the other side of a request what happened to it, quantity first. */
export const quoteEventLetter: Letters<Facts> = {
  en: facts => letter(facts, english),
  ms: facts => letter(facts, malay),
}

type InWords = {
  language: Language
  of: string
  /** Says that `who` has answered lines of a list. */
  several: (who: string, lines: number, list: string) => string
  offer: (offer: DatedOffer) => string
}

const english: InWords = {
  language: 'en',
  of: 'of',
  several: (who, count, list) => `${who} answered ${count} lines of ${list}.`,
  offer: offer =>
    [
      priceIn.en(offer),
      `Valid until: ${dayEndIn.en(offer.validUntil, offer.timeZone)}`,
      deliveryIn.en(offer),
    ].join('\n'),
}

const malay: InWords = {
  language: 'ms',
  of: 'dari',
  several: (who, count, list) => `${who} menjawab ${count} baris ${list}.`,
  offer: offer =>
    [
      priceIn.ms(offer),
      `Sah hingga: ${dayEndIn.ms(offer.validUntil, offer.timeZone)}`,
      deliveryIn.ms(offer),
    ].join('\n'),
}

function letter({ who, steps, list, wayIn }: Facts, { language, of, several, offer }: InWords) {
  const name =
    'email' in who ? personText(who) : [who.name, who.company].filter(Boolean).map(plainName).join(` ${of} `)
  const see = wayTo(language, wayIn)
  const [only, ...others] = steps
  const lineOf = (step: Step): string => quantityLineIn(language, step.quantityLine)
  if (only && others.length === 0)
    return {
      subject: `Re: ${only.title}`,
      body: paragraphs(
        lineOf(only),
        `${name} ${SENTENCES[language][only.action]}.`,
        only.offer && offer(only.offer),
        see,
        quoted(only.message),
      ),
    }
  const told = steps.map(step =>
    quoted(
      [
        `${step.title}: ${SENTENCES[language][step.action]}.`,
        lineOf(step),
        step.offer && offer(step.offer),
        step.message,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  )
  return { subject: `Re: ${list}`, body: paragraphs(several(name, steps.length, list), see, ...told) }
}
