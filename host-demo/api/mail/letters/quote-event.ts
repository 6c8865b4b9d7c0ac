import { type Sentence, type Text, texts } from '#shared/messages/texts.ts'
import type { SingleAction } from '#shared/trade/quote-state.ts'
import { plainName } from '../../request/names.ts'
import { lines, paragraphs, quoted, type Words } from '../words.ts'
import { wayToRequest } from './by-link.ts'
import { dayEnd, deliveryLines, type Offer, personText, priceLine, quantityWords } from './request-words.ts'

const t = texts('mail.quoteEvent', {
  re: 'Re: {what}',
  of: '{name} of {company}',
  did: '{who} {action}.',
  line: '{title}: {action}.',
  several_other: '{who} answered {count} lines of {list}.',
  validUntil: 'Valid until: {day}',
})

const actions = texts('mail.action', {
  quote: 'sent a quotation',
  answer: 'answered',
  withdraw: 'withdrew the quotation',
  refuse: 'does not quote',
  ask: 'asked a question',
  accept: 'accepted your quotation',
  decline: 'declined',
} satisfies Record<SingleAction, string>)

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

/** Tells the other side of a request what happened to it, quantity first. */
export function quoteEventLetter({ who, steps, list, wayIn }: Facts): Words {
  const name = nameOf(who)
  const [only, ...others] = steps
  if (only && others.length === 0)
    return {
      subject: t.re({ what: only.title }),
      body: paragraphs(
        quantityWords(only.quantityLine),
        t.did({ who: name, action: actions[only.action] }),
        offerLines(only.offer),
        wayToRequest(wayIn),
        quoted(only.message),
      ),
    }
  const told = steps.map(({ action, title, quantityLine, offer, message }) =>
    quoted(
      lines(
        t.line({ title, action: actions[action] }),
        quantityWords(quantityLine),
        offerLines(offer),
        message,
      ),
    ),
  )
  return {
    subject: t.re({ what: list }),
    body: paragraphs(t.several({ who: name, count: steps.length, list }), wayToRequest(wayIn), ...told),
  }
}

function nameOf(who: Facts['who']): Text {
  if ('email' in who) return personText(who)
  const [name, company] = [plainName(who.name), plainName(who.company)]
  return who.name && who.company ? t.of({ name, company }) : name || company
}

const offerLines = (offer: DatedOffer | null): Sentence | null =>
  offer &&
  lines(
    priceLine(offer),
    t.validUntil({ day: dayEnd(offer.validUntil, offer.timeZone) }),
    deliveryLines(offer),
  )
