import { type Sentence, type Text, texts } from '#shared/messages/texts.ts'
import { type Asked, linesOf } from '#shared/trade/asked.ts'
import type { Deviation } from '#shared/trade/bids.ts'
import { moneyText } from '#shared/trade/money.ts'
import { deviationText } from '#shared/trade/offer-words.ts'
import { type OrderTerm, type OrderTerms, orderTermNames } from '#shared/trade/order.ts'
import type { OrderStep } from '#shared/trade/order-state.ts'
import { plainName } from '../../request/names.ts'
import { lines as linesIn, paragraphs, quoted, type Words } from '../words.ts'
import { linkLines, wayToRequest } from './by-link.ts'
import {
  deliveryLines,
  type Offer,
  offerWords,
  type Person,
  personText,
  priceLine,
  quantityWords,
} from './request-words.ts'

const t = texts('mail.order', {
  subject: 'Order {number}: {what}',
  lines_other: '{count} lines of {list}',
  line: 'Line {item}: {title}',
  worth: '{price}, {worth} in all',
  asked: 'You were asked for:',
  differs: 'Your quotation differs:',
  total: 'Total: {total}',
  term: '{label}: {value}',
  adds: 'The buyer adds:',
  orders: '{buyer} orders this from {seller}, as you quoted it.',
  open: 'Open and acknowledge the order without signing in',
  dashboard: 'The order in the dashboard:',
})

const termLabels = texts('mail.orderTerm', {
  poNumber: 'PO number',
  deliverTo: 'Deliver to',
  payment: 'Payment',
} satisfies Record<OrderTerm, string>)

/** A line of an RFQ list. `quantityLine` is the line that states the quantity with its unit, or ''. */
type Line = { item: number; title: string; quantityLine: string }
type Money = { currency: string; amount: string }

/** How the seller gets to an order: by an address without a sign-in, and as a member in the dashboard too. */
export type WayToOrder = { byLink: string; hasAccount: boolean }

type Order = WayToOrder & {
  buyer: Person
  seller: string
  number: string
  list: string
  terms: OrderTerms
  lines: readonly OrderLine[]
  totals: readonly Money[]
}

/** `worth` is the price of the quantity, null if the price states it. */
type OrderLine = Line & {
  offer: Offer
  worth: Money | null
  asked: Asked
  deviations: readonly Deviation[]
}

/** Orders lines from the company that quoted them. */
export const orderLetter = ({ buyer, seller, number, list, terms, lines, totals, ...way }: Order): Words => ({
  subject: t.subject({ number, what: titleOf(lines) ?? t.lines({ count: lines.length, list }) }),
  body: paragraphs(
    ...lines.flatMap(line => [orderedLines(line), askedLines(line)]),
    linesIn(...totals.map(total => t.total({ total: money(total) }))),
    termLines(terms),
    t.orders({ buyer: personText(buyer), seller: plainName(seller) }),
    wayToOrder(t.open, way),
  ),
})

const orderedLines = ({ offer, worth, ...line }: OrderLine): Sentence =>
  linesIn(
    lineText(line),
    worth ? t.worth({ price: priceLine(offer), worth: money(worth) }) : priceLine(offer),
    deliveryLines(offer),
  )

/** Writes what was asked for on a line, as the request said it, and how the quotation differs. */
function askedLines({ asked, deviations }: OrderLine): Sentence {
  // The quantity ordered may be another.
  const facts = linesOf({ ...asked.requirements, quantity: '', unit: '' })
  const wanted = [asked.note, ...facts.map(([label, value]) => `${label}: ${value}`)].filter(Boolean)
  return paragraphs(
    wanted.length > 0 && linesIn(t.asked, quoted(wanted.join('\n'))),
    deviations.length > 0 && linesIn(t.differs, quoted(linesIn(...deviations.map(deviationLine)))),
  )
}

const deviationLine =
  (deviation: Deviation): Sentence =>
  language =>
    deviationText(deviation, language, offerWords)(language)

/** Writes what the buyer adds to an order, '' if that is nothing. */
function termLines(terms: OrderTerms): Text {
  const given = orderTermNames.filter(name => terms[name])
  const said = given.map(name => t.term({ label: termLabels[name], value: terms[name] }))
  return said.length > 0 ? linesIn(t.adds, quoted(linesIn(...said))) : ''
}

/** Says how to get to an order. For a member, its address in the dashboard follows. */
const wayToOrder = (invitation: Sentence, { byLink, hasAccount }: WayToOrder): Sentence =>
  paragraphs(linkLines(invitation, byLink), hasAccount && t.dashboard)

const tStep = texts('mail.orderStep', {
  acknowledged: 'Order {number} was acknowledged',
  acknowledge: '{who} acknowledges order {number} of {list}.',
  shipped: 'Order {number} was shipped',
  ship: '{who} has shipped order {number} of {list}.',
  received: 'Order {number} was received',
  receive: '{who} has received what you delivered for order {number} of {list}.',
  cancelled: 'Order {number} was cancelled',
  cancel: '{who} has cancelled order {number} of {list}. Please do not deliver it.',
  of: '{name} of {company}',
  open: 'Open the order without signing in',
})

const SUBJECTS = {
  acknowledge: tStep.acknowledged,
  ship: tStep.shipped,
  receive: tStep.received,
  cancel: tStep.cancelled,
} satisfies Record<OrderStep, unknown>

/** `way` is the seller's, null for the buyer, who finds the order in the dashboard. */
type Step = {
  who: Person | { name: string; company: string }
  number: string
  list: string
  step: OrderStep
  note: string
  way: WayToOrder | null
}

/** Tells the other side what was done with an order. */
export const orderStepLetter = ({ who, number, list, step, note, way }: Step): Words => ({
  subject: SUBJECTS[step]({ number }),
  body: paragraphs(
    tStep[step]({ who: nameOf(who), number, list }),
    quoted(note),
    way && wayToOrder(tStep.open, way),
  ),
})

function nameOf(who: Step['who']): Text {
  if ('email' in who) return personText(who)
  const [name, company] = [plainName(who.name), plainName(who.company)]
  return name && company ? tStep.of({ name, company }) : name || company
}

const tNews = texts('mail.orderNews', {
  re: 'Re: {what}',
  requests_other: '{count} requests',
  elsewhere: '{buyer} thanks you for your time, and has ordered this elsewhere.',
  severalElsewhere: '{buyer} thanks you for your time, and has ordered these lines elsewhere.',
  nothing: 'You need not do anything.',
  undone: 'Order {number} was taken back: {title}',
  undoneText:
    '{buyer} has taken back the order of this line. Please do not deliver it. Your quotation stands again.',
  reopened: 'Open again: {title}',
  reopenedText:
    '{buyer} told you that this went to another seller. That has changed: the request is open again.',
})

type News = { buyer: Person; wayIn: string | null }

/** Tells a company that lines were ordered from others. */
export function orderedElsewhereLetter({ buyer, lines, wayIn }: News & { lines: readonly Line[] }): Words {
  const only = titleOf(lines)
  const said = only === undefined ? tNews.severalElsewhere : tNews.elsewhere
  return {
    subject: tNews.re({ what: only ?? tNews.requests({ count: lines.length }) }),
    body: paragraphs(
      ...lines.map(lineText),
      said({ buyer: personText(buyer) }),
      tNews.nothing,
      wayToRequest(wayIn),
    ),
  }
}

/** Tells a company that its order for a line was taken back before it was opened. */
export const undoneLetter = ({
  buyer,
  number,
  line,
  wayIn,
}: News & { number: string; line: Line }): Words => ({
  subject: tNews.undone({ number, title: line.title }),
  body: paragraphs(lineText(line), tNews.undoneText({ buyer: personText(buyer) }), wayToRequest(wayIn)),
})

/** Tells a company that a line, which it was told is ordered elsewhere, is open again. */
export const reopenedLetter = ({ buyer, line, wayIn }: News & { line: Line }): Words => ({
  subject: tNews.reopened({ title: line.title }),
  body: paragraphs(lineText(line), tNews.reopenedText({ buyer: personText(buyer) }), wayToRequest(wayIn)),
})

/** The title of an only line, undefined if there are others. */
const titleOf = (lines: readonly Line[]): string | undefined =>
  lines.length === 1 ? lines[0]?.title : undefined

const money =
  ({ currency, amount }: Money): Sentence =>
  language =>
    moneyText(currency, amount, language)

const lineText = ({ item, title, quantityLine }: Line): Sentence =>
  linesIn(quantityWords(quantityLine), t.line({ item: String(item), title }))
