import type { Kind } from '#shared/api/items.ts'
import { type Letters, paragraphs, quoted } from '../language.ts'
import { amountIn, type Person, personText } from './request-words.ts'

type Facts = {
  sender: Person
  title: string
  /** The line that states the quantity with its unit, or ''. */
  amount: string
  message: string
  kind: Kind
  /** The name of the item, or '' if the title ends with it. */
  item: string
  /** The address at which the seller answers without signing in. */
  answer: string
}

/** Asks a seller for a quotation, quantity first. */
export const rfqLetter: Letters<Facts> = {
  en: ({ sender, title, amount, message, kind, item, answer }) => ({
    subject: title,
    body: paragraphs(
      amountIn('en', amount),
      `${personText(sender)} asks for a quotation.`,
      item && `Your ${kind}: ${item}`,
      `Answer without signing in: ${answer}`,
      "See 'Quote Me' in the dashboard.",
      quoted(withoutFirst(message, amount)),
    ),
  }),
  ms: ({ sender, title, amount, message, kind, item, answer }) => ({
    subject: title,
    body: paragraphs(
      amountIn('ms', amount),
      `${personText(sender)} meminta sebut harga.`,
      item && `${kind === 'product' ? 'Produk' : 'Perkhidmatan'} anda: ${item}`,
      `Jawab tanpa log masuk: ${answer}`,
      "Lihat 'Quote Me' dalam Papan Pemuka.",
      quoted(withoutFirst(message, amount)),
    ),
  }),
}

/** The elements put that line before a message for servers that do not. */
const withoutFirst = (message: string, amount: string): string =>
  amount && message.startsWith(`${amount}\n`) ? message.slice(amount.length + 1) : message
