/** The requests that a link in a mail opens, as the API answers them to the seller who answers without signing in. */
import { array, enums, type Infer, nullable, number, string, type } from 'superstruct'
import { statuses } from '#shared/api/statuses.ts'
import { Asked } from './asked.ts'
import { Attachment, QuoteEvent } from './quote.ts'

const Line = type({
  id: number(),
  kind: enums(['product', 'service']),
  title: string(),
  itemName: string(),
  asked: Asked,
  /** Its number on the buyer's list. */
  listItem: nullable(number()),
  /** The last day for quotations. */
  quoteBy: nullable(string()),
  /** The zone in which the days of the request end. */
  timeZone: string(),
  createdAt: string(),
  attachment: nullable(Attachment),
  sheet: nullable(Attachment),
  status: enums(statuses),
  /** The event with the standing quotation. */
  offer: nullable(number()),
  history: array(QuoteEvent),
})
export type Line = Infer<typeof Line>

export const Requests = type({
  /** The same for all links to these requests. */
  id: number(),
  /** Names the link without its secret. */
  link: string(),
  /** The requests of the mail. The link ends with the last of them. */
  asked: array(number()),
  /** The company that is asked, and its member who answers; null if it has no members. */
  company: string(),
  recipient: nullable(string()),
  from: type({ name: string(), company: nullable(string()) }),
  list: nullable(string()),
  /** The number of lines that are over. */
  closed: number(),
  lines: array(Line),
})
export type Requests = Infer<typeof Requests>
