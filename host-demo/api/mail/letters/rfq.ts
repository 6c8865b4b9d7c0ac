import type { Kind } from '#shared/api/items.ts'
import { type Letters, paragraphs, quoted } from '../language.ts'
import { byLink, wayTo } from './by-link.ts'
import { dayEndIn, type Person, personText, quantityLineIn } from './request-words.ts'

type Facts = {
  sender: Person
  title: string
  /** The line that states the quantity with its unit, or ''. */
  quantityLine: string
  message: string
  kind: Kind
  /** The name of the item, or '' if the title says it. */
  item: string
  /** The last day for quotations with the zone in which it ends, null without one. */
  deadline: { day: string; zone: string } | null
  /** False for a company without members, which has no dashboard. */
  hasAccount: boolean
  /** The address at which the seller answers without signing in. */
  byLink: string
}

/** Asks a seller for a quotation, quantity first. */
export const rfqLetter: Letters<Facts> = {
  en: ({ sender, title, quantityLine, message, kind, item, deadline, ...link }) => ({
    subject: title,
    body: paragraphs(
      quantityLineIn('en', quantityLine),
      `${personText(sender)} asks for a quotation.`,
      item && `Your ${kind}: ${item}`,
      deadline && `Please quote by ${dayEndIn.en(deadline.day, deadline.zone)}.`,
      byLink('en', 'Answer without signing in', link.byLink),
      link.hasAccount && wayTo('en', null),
      quoted(withoutFirst(message, quantityLine)),
    ),
  }),
  ms: ({ sender, title, quantityLine, message, kind, item, deadline, ...link }) => ({
    subject: title,
    body: paragraphs(
      quantityLineIn('ms', quantityLine),
      `${personText(sender)} meminta sebut harga.`,
      item && `${kind === 'product' ? 'Produk' : 'Perkhidmatan'} anda: ${item}`,
      deadline && `Sila beri sebut harga selewat-lewatnya pada ${dayEndIn.ms(deadline.day, deadline.zone)}.`,
      byLink('ms', 'Jawab tanpa log masuk', link.byLink),
      link.hasAccount && wayTo('ms', null),
      quoted(withoutFirst(message, quantityLine)),
    ),
  }),
}

/** Our forms already start the message with this line. */
const withoutFirst = (message: string, quantityLine: string): string =>
  quantityLine && message.startsWith(`${quantityLine}\n`) ? message.slice(quantityLine.length + 1) : message
