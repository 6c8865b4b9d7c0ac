import type { Language } from '#shared/languages/languages.ts'
import { type Asked, linesOf } from '#shared/trade/asked.ts'
import type { Deviation } from '#shared/trade/bids.ts'
import { moneyText } from '#shared/trade/money.ts'
import { type DeviationWords, deviationText } from '#shared/trade/offer-words.ts'
import { type OrderTerm, type OrderTerms, orderTermNames } from '#shared/trade/order.ts'
import type { OrderStep } from '#shared/trade/order-state.ts'
import { plainName } from '../../request/names.ts'
import { type InLanguages, type Letters, paragraphs, quoted } from '../language.ts'
import { byLink, wayTo } from './by-link.ts'
import { deliveryIn, type Offer, type Person, personText, priceIn, quantityLineIn } from './request-words.ts'

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
  /** `worth` is the price of the quantity, null if the price states it. */
  lines: readonly (Line & {
    offer: Offer
    worth: Money | null
    asked: Asked
    deviations: readonly Deviation[]
  })[]
  totals: readonly Money[]
}

/** Orders lines from the company that quoted them. */
export const orderLetter: Letters<Order> = {
  en: ({ buyer, seller, number, list, terms, lines, totals, ...way }) => ({
    subject: `Order ${number}: ${titleOf(lines) ?? `${lines.length} lines of ${list}`}`,
    body: paragraphs(
      ...lines.map(line => {
        const worth = line.worth && `, ${money(line.worth, 'en')} in all`
        return paragraphs(
          `${lineIn('en', line)}\n${priceIn.en(line.offer)}${worth ?? ''}\n${deliveryIn.en(line.offer)}`,
          askedIn('en', line),
        )
      }),
      totals.map(total => `Total: ${money(total, 'en')}`).join('\n'),
      termsIn('en', terms),
      `${personText(buyer)} orders this from ${plainName(seller)}, as you quoted it.`,
      wayToOrder('en', 'Open and acknowledge the order without signing in', way),
    ),
  }),
  ms: ({ buyer, seller, number, list, terms, lines, totals, ...way }) => ({
    subject: `Pesanan ${number}: ${titleOf(lines) ?? `${lines.length} baris ${list}`}`,
    body: paragraphs(
      ...lines.map(line => {
        const worth = line.worth && `, ${money(line.worth, 'ms')} semuanya`
        return paragraphs(
          `${lineIn('ms', line)}\n${priceIn.ms(line.offer)}${worth ?? ''}\n${deliveryIn.ms(line.offer)}`,
          askedIn('ms', line),
        )
      }),
      totals.map(total => `Jumlah: ${money(total, 'ms')}`).join('\n'),
      termsIn('ms', terms),
      `${personText(buyer)} memesan ini daripada ${plainName(seller)}, mengikut sebut harga anda.`,
      wayToOrder('ms', 'Buka dan akui pesanan tanpa log masuk', way),
    ),
  }),
}

/** `way` is the seller's, null for the buyer, who finds the order in the dashboard. */
type Step = {
  who: Person | { name: string; company: string }
  number: string
  list: string
  step: OrderStep
  note: string
  way: WayToOrder | null
}

const STEPS: InLanguages<Record<OrderStep, { subject: string; text: string }>> = {
  en: {
    acknowledge: { subject: 'was acknowledged', text: '{who} acknowledges order {order}.' },
    ship: { subject: 'was shipped', text: '{who} has shipped order {order}.' },
    receive: { subject: 'was received', text: '{who} has received what you delivered for order {order}.' },
    cancel: {
      subject: 'was cancelled',
      text: '{who} has cancelled order {order}. Please do not deliver it.',
    },
  },
  ms: {
    acknowledge: { subject: 'telah diakui', text: '{who} mengakui pesanan {order}.' },
    ship: { subject: 'telah dihantar', text: '{who} telah menghantar pesanan {order}.' },
    receive: {
      subject: 'telah diterima',
      text: '{who} telah menerima apa yang anda hantar untuk pesanan {order}.',
    },
    cancel: {
      subject: 'telah dibatalkan',
      text: '{who} telah membatalkan pesanan {order}. Sila jangan hantar barang atau perkhidmatan ini.',
    },
  },
}

/** Tells the other side what was done with an order. */
export const orderStepLetter: Letters<Step> = {
  en: ({ who, number, list, step, note, way }) => ({
    subject: `Order ${number} ${STEPS.en[step].subject}`,
    body: paragraphs(
      fillIn(STEPS.en[step].text, { who: whoIn('en', who), order: `${number} of ${list}` }),
      quoted(note),
      way && wayToOrder('en', 'Open the order without signing in', way),
    ),
  }),
  ms: ({ who, number, list, step, note, way }) => ({
    subject: `Pesanan ${number} ${STEPS.ms[step].subject}`,
    body: paragraphs(
      fillIn(STEPS.ms[step].text, { who: whoIn('ms', who), order: `${number} daripada ${list}` }),
      quoted(note),
      way && wayToOrder('ms', 'Buka pesanan tanpa log masuk', way),
    ),
  }),
}

/** Tells a company that lines were ordered from others. */
export const orderedElsewhereLetter: Letters<{
  buyer: Person
  lines: readonly Line[]
  wayIn: string | null
}> = {
  en: ({ buyer, lines, wayIn }) => ({
    subject: `Re: ${titleOf(lines) ?? `${lines.length} requests`}`,
    body: paragraphs(
      ...lines.map(line => lineIn('en', line)),
      `${personText(buyer)} thanks you for your time, and has ordered ${lines.length === 1 ? 'this' : 'these lines'} elsewhere.`,
      'You need not do anything.',
      wayTo('en', wayIn),
    ),
  }),
  ms: ({ buyer, lines, wayIn }) => ({
    subject: `Re: ${titleOf(lines) ?? `${lines.length} permintaan`}`,
    body: paragraphs(
      ...lines.map(line => lineIn('ms', line)),
      `${personText(buyer)} berterima kasih atas masa anda, dan telah memesan ${lines.length === 1 ? 'ini' : 'baris-baris ini'} daripada pihak lain.`,
      'Anda tidak perlu berbuat apa-apa.',
      wayTo('ms', wayIn),
    ),
  }),
}

/** Tells a company that its order for a line was taken back before it was opened. */
export const undoneLetter: Letters<{
  buyer: Person
  number: string
  line: Line
  wayIn: string | null
}> = {
  en: ({ buyer, number, line, wayIn }) => ({
    subject: `Order ${number} was taken back: ${line.title}`,
    body: paragraphs(
      lineIn('en', line),
      `${personText(buyer)} has taken back the order of this line. Please do not deliver it. Your quotation stands again.`,
      wayTo('en', wayIn),
    ),
  }),
  ms: ({ buyer, number, line, wayIn }) => ({
    subject: `Pesanan ${number} telah ditarik balik: ${line.title}`,
    body: paragraphs(
      lineIn('ms', line),
      `${personText(buyer)} telah menarik balik pesanan untuk baris ini. Sila jangan hantar barang atau perkhidmatan ini. Sebut harga anda berkuat kuasa semula.`,
      wayTo('ms', wayIn),
    ),
  }),
}

/** Tells a company that a line, which it was told is ordered elsewhere, is open again. */
export const reopenedLetter: Letters<{ buyer: Person; line: Line; wayIn: string | null }> = {
  en: ({ buyer, line, wayIn }) => ({
    subject: `Open again: ${line.title}`,
    body: paragraphs(
      lineIn('en', line),
      `${personText(buyer)} told you that this went to another seller. That has changed: the request is open again.`,
      wayTo('en', wayIn),
    ),
  }),
  ms: ({ buyer, line, wayIn }) => ({
    subject: `Dibuka semula: ${line.title}`,
    body: paragraphs(
      lineIn('ms', line),
      `${personText(buyer)} memberitahu anda bahawa ini telah dipesan daripada pihak lain. Keadaan itu telah berubah: permintaan ini dibuka semula.`,
      wayTo('ms', wayIn),
    ),
  }),
}

/** The title of an only line, undefined if there are others. */
const titleOf = (lines: readonly Line[]): string | undefined =>
  lines.length === 1 ? lines[0]?.title : undefined

const money = ({ currency, amount }: Money, language: Language): string =>
  moneyText(currency, amount, language)

const DASHBOARD: InLanguages<string> = {
  en: 'The order in the dashboard:',
  ms: 'Pesanan dalam Papan Pemuka:',
}

/** Says how to get to an order. For a member, its address in the dashboard follows. */
const wayToOrder = (language: Language, invitation: string, { byLink: address, hasAccount }: WayToOrder) =>
  paragraphs(byLink(language, invitation, address), hasAccount && DASHBOARD[language])

const TERMS: InLanguages<Record<OrderTerm, string> & { heading: string }> = {
  en: { heading: 'The buyer adds:', poNumber: 'PO number', deliverTo: 'Deliver to', payment: 'Payment' },
  ms: {
    heading: 'Pembeli menambah:',
    poNumber: 'Nombor PO',
    deliverTo: 'Hantar ke',
    payment: 'Pembayaran',
  },
}

/** Returns what the buyer adds to an order, '' if that is nothing. */
function termsIn(language: Language, terms: OrderTerms): string {
  const { heading, ...labels } = TERMS[language]
  const given = orderTermNames.filter(name => terms[name])
  return given.length === 0
    ? ''
    : `${heading}\n${quoted(given.map(name => `${labels[name]}: ${terms[name]}`).join('\n'))}`
}

const OF: Record<Language, string> = { en: 'of', ms: 'daripada' }

const whoIn = (language: Language, who: Step['who']): string =>
  'email' in who
    ? personText(who)
    : [who.name, who.company].map(plainName).filter(Boolean).join(` ${OF[language]} `)

const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const ASKED: Record<Language, { heading: string; differs: string }> = {
  en: { heading: 'You were asked for:', differs: 'Your quotation differs:' },
  ms: { heading: 'Permintaan kepada anda:', differs: 'Sebut harga anda berbeza:' },
}

const DIFFERS: Partial<Record<Language, DeviationWords>> = {
  ms: {
    currency: ({ asked }) => `Diminta dalam ${asked}`,
    late: ({ asked }) => `Disebut harga selepas ${asked}`,
    target: ({ currency, asked }) => `Melebihi sasaran ${currency} ${asked}`,
    delivery: ({ asked }) => `Diperlukan selewat-lewatnya ${asked}`,
    incoterm: ({ asked, offered }) => `Diminta ${asked}, ditawarkan ${offered}`,
    remark: ({ text }) => `Catatan: ${text}`,
  },
}

/** Returns what was asked for on a line, as the request said it, and how the quotation differs. */
function askedIn(language: Language, { asked, deviations }: Order['lines'][number]): string {
  const { heading, differs } = ASKED[language]
  // The quantity ordered may be another.
  const facts = linesOf({ ...asked.requirements, quantity: '', unit: '' })
  const wanted = [asked.note, ...facts.map(([label, value]) => `${label}: ${value}`)].filter(Boolean)
  return paragraphs(
    wanted.length > 0 && `${heading}\n${quoted(wanted.join('\n'))}`,
    deviations.length > 0 &&
      `${differs}\n${quoted(deviations.map(each => deviationText(each, language, DIFFERS[language])).join('\n'))}`,
  )
}

const LINE: Record<Language, string> = { en: 'Line', ms: 'Baris' }

const lineIn = (language: Language, { item, title, quantityLine }: Line): string =>
  [quantityLineIn(language, quantityLine), `${LINE[language]} ${item}: ${title}`].filter(Boolean).join('\n')
