import { texts } from '#shared/messages/texts.ts'
import { dayText } from '#shared/trade/offer-words.ts'
import { lines, paragraphs, type Words } from '../words.ts'
import { wayToRequest } from './by-link.ts'
import { dayEnd, type Person, personText, quantityWords } from './request-words.ts'

const t = texts('mail.reminder', {
  subject: 'Quote by {day}: {what}',
  list_other: '{list}, {count} lines',
  until: '{buyer} takes quotations until {day}, and has none from you yet.',
})

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
export const reminderLetter = ({ buyer, quoteBy, timeZone, requests, list, wayIn }: Facts): Words => ({
  subject: t.subject({
    day: language => dayText(quoteBy, language),
    what: list ? t.list({ list, count: requests.length }) : (requests[0]?.title ?? ''),
  }),
  body: paragraphs(
    ...requests.map(({ title, quantityLine }) => lines(quantityWords(quantityLine), title)),
    t.until({ buyer: personText(buyer), day: dayEnd(quoteBy, timeZone) }),
    wayIn && wayToRequest(wayIn),
  ),
})
