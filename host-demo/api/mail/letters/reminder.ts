import { dayText } from '#shared/trade/offer-words.ts'
import { type Letters, paragraphs } from '../language.ts'
import { wayTo } from './by-link.ts'
import { dayEndIn, type Person, personText, quantityLineIn } from './request-words.ts'

type Facts = {
  buyer: Person
  /** The last day for quotations, such as `2026-12-31`. */
  quoteBy: string
  /** The zone in which it ends. */
  timeZone: string
  /** The requests; `list` is the name of their RFQ list, or '' for a single one. */
  requests: readonly { title: string; quantityLine: string }[]
  list: string
  /** The address at which a company without members opens the first request, null for a member. */
  wayIn: string | null
}

/** Reminds a seller of requests without a quotation, quantity first. */
export const reminderLetter: Letters<Facts> = {
  en: ({ buyer, quoteBy, timeZone, requests, list, wayIn }) => {
    const day = dayText(quoteBy, 'en')
    return {
      subject: `Quote by ${day}: ${list ? `${list}, ${requests.length} lines` : requests[0]?.title}`,
      body: paragraphs(
        ...requests.map(({ title, quantityLine }) => [quantityLine, title].filter(Boolean).join('\n')),
        `${personText(buyer)} takes quotations until ${dayEndIn.en(quoteBy, timeZone)}, and has none from you yet.`,
        wayIn && wayTo('en', wayIn),
      ),
    }
  },
  ms: ({ buyer, quoteBy, timeZone, requests, list, wayIn }) => {
    const day = dayText(quoteBy, 'ms')
    return {
      subject: `Beri sebut harga selewat-lewatnya pada ${day}: ${list ? `${list}, ${requests.length} baris` : requests[0]?.title}`,
      body: paragraphs(
        ...requests.map(({ title, quantityLine }) =>
          [quantityLineIn('ms', quantityLine), title].filter(Boolean).join('\n'),
        ),
        `${personText(buyer)} menerima sebut harga hingga ${dayEndIn.ms(quoteBy, timeZone)}, dan belum menerima sebut harga anda.`,
        wayIn && wayTo('ms', wayIn),
      ),
    }
  },
}
