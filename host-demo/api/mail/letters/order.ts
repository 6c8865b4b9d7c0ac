import type { Language } from '#shared/languages/languages.ts'
import { type Asked, linesOf } from '#shared/trade/asked.ts'
import type { Deviation } from '#shared/trade/bids.ts'
import { moneyText } from '#shared/trade/money.ts'
import { type DeviationWords, deviationText } from '#shared/trade/offer-words.ts'
import { plainName } from '../../request/names.ts'
import { type Letters, paragraphs, quoted } from '../language.ts'
import { byLink, wayTo } from './by-link.ts'
import { deliveryIn, type Offer, type Person, personText, priceIn, quantityLineIn } from './request-words.ts'

/** A line of an RFQ list. `quantityLine` is the line that states the quantity with its unit, or ''. */
type Line = { item: number; title: string; quantityLine: string }
type Money = { currency: string; amount: string }

type Order = {
  buyer: Person
  seller: string
  order: number
  list: string
  /** `worth` is the price of the quantity, null if the price states it. */
  lines: readonly (Line & {
    offer: Offer
    worth: Money | null
    asked: Asked
    deviations: readonly Deviation[]
  })[]
  totals: readonly Money[]
  /** False for a company without members, which has no dashboard. */
  hasAccount: boolean
  /** The address at which the seller opens the order without signing in. */
  byLink: string
}

/** Orders lines from the company that quoted them. For a member, the link to the order confirmation follows. */
export const orderLetter: Letters<Order> = {
  en: ({ buyer, seller, order, list, lines, totals, ...link }) => ({
    subject: `Order ${order}: ${titleOf(lines) ?? `${lines.length} lines of ${list}`}`,
    body: paragraphs(
      ...lines.map(line => {
        const worth = line.worth && `, ${money(line.worth, 'en')} in all`
        return paragraphs(
          `${lineIn('en', line)}\n${priceIn.en(line.offer)}${worth ?? ''}\n${deliveryIn.en(line.offer)}`,
          askedIn('en', line),
        )
      }),
      totals.map(total => `Total: ${money(total, 'en')}`).join('\n'),
      `${personText(buyer)} orders this from ${plainName(seller)}, as you quoted it.`,
      byLink('en', 'Open and acknowledge the order without signing in', link.byLink),
      link.hasAccount && 'The order confirmation in the dashboard:',
    ),
  }),
  ms: ({ buyer, seller, order, list, lines, totals, ...link }) => ({
    subject: `Pesanan ${order}: ${titleOf(lines) ?? `${lines.length} baris ${list}`}`,
    body: paragraphs(
      ...lines.map(line => {
        const worth = line.worth && `, ${money(line.worth, 'ms')} semuanya`
        return paragraphs(
          `${lineIn('ms', line)}\n${priceIn.ms(line.offer)}${worth ?? ''}\n${deliveryIn.ms(line.offer)}`,
          askedIn('ms', line),
        )
      }),
      totals.map(total => `Jumlah: ${money(total, 'ms')}`).join('\n'),
      `${personText(buyer)} memesan ini daripada ${plainName(seller)}, mengikut sebut harga anda.`,
      byLink('ms', 'Buka dan akui pesanan tanpa log masuk', link.byLink),
      link.hasAccount && 'Pengesahan pesanan dalam Papan Pemuka:',
    ),
  }),
}

/** Tells the buyer that the seller has received an order. `seller` names the company, and the person who acknowledged it. */
export const acknowledgedLetter: Letters<{ seller: string; order: number; list: string }> = {
  en: ({ seller, order, list }) => ({
    subject: `Order ${order} was acknowledged`,
    body: paragraphs(`${seller} has received order ${order} of ${list}, and acknowledges it.`),
  }),
  ms: ({ seller, order, list }) => ({
    subject: `Pesanan ${order} telah diakui`,
    body: paragraphs(`${seller} telah menerima pesanan ${order} daripada ${list}, dan mengakuinya.`),
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
  order: number
  line: Line
  wayIn: string | null
}> = {
  en: ({ buyer, order, line, wayIn }) => ({
    subject: `Order ${order} was taken back: ${line.title}`,
    body: paragraphs(
      lineIn('en', line),
      `${personText(buyer)} has taken back the order of this line. Please do not deliver it. Your quotation stands again.`,
      wayTo('en', wayIn),
    ),
  }),
  ms: ({ buyer, order, line, wayIn }) => ({
    subject: `Pesanan ${order} telah ditarik balik: ${line.title}`,
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
