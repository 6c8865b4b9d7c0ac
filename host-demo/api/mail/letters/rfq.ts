import type { Kind } from '#shared/api/items.ts'
import { type Letters, paragraphs } from '../language.ts'
import { amountIn, dayEndIn, type Person, personText } from './request-words.ts'

type Facts = {
  sender: Person
  title: string
  /** The line that states the quantity with its unit, or ''. */
  amount: string
  message: string
  kind: Kind
  /** The name of the item, or '' if the title ends with it. */
  item: string
  /** The last day for quotations with the zone in which it ends, null without one. */
  deadline: { day: string; zone: string } | null
  /** The address at which the seller answers without signing in. */
  answer: string
}

/** Asks a seller for a quotation, quantity first. */
export const rfqLetter: Letters<Facts> = {
  en: ({ sender, title, amount, message, kind, item, deadline, answer }) => ({
    subject: title,
    body: paragraphs(
      amount,
      `${personText(sender)} asks for a quotation:`,
      withoutFirst(message, amount),
      item && `Your ${kind}: ${item}`,
      deadline && `Please quote by ${dayEndIn.en(deadline.day, deadline.zone)}.`,
      "See 'Quote Me' in the dashboard.",
      `Answer without signing in: ${answer}`,
    ),
  }),
  ms: ({ sender, title, amount, message, kind, item, deadline, answer }) => ({
    subject: title,
    body: paragraphs(
      amountIn('ms', amount),
      `${personText(sender)} meminta sebut harga:`,
      withoutFirst(message, amount),
      item && `${kind === 'product' ? 'Produk' : 'Perkhidmatan'} anda: ${item}`,
      deadline && `Sila beri sebut harga selewat-lewatnya pada ${dayEndIn.ms(deadline.day, deadline.zone)}.`,
      "Lihat 'Quote Me' dalam Papan Pemuka.",
      `Jawab tanpa log masuk: ${answer}`,
    ),
  }),
}

/** The elements put that line before a message for servers that do not. */
const withoutFirst = (message: string, amount: string): string =>
  amount && message.startsWith(`${amount}\n`) ? message.slice(amount.length + 1) : message
