/** The calls of this page. The bearer of each is the secret of the link. */

import { array, enums, type Infer, nullable, number, string, type, union, unknown } from 'superstruct'
import { post, upload } from '#shared/api/call.ts'
import { request } from '#shared/api/client.ts'
import { uploadFile } from '#shared/api/uploads.ts'
import { Order } from '#shared/trade/order.ts'
import { Attachment, QuoteEvent } from '#shared/trade/quote.ts'
import { statuses } from '#shared/trade/quote-state.ts'

const Line = type({
  id: number(),
  kind: enums(['product', 'service']),
  title: string(),
  itemName: string(),
  /** 'Quantity: 40 pcs', or '' if none was given. */
  amount: string(),
  quantity: number(),
  message: string(),
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

const Requests = type({
  id: number(),
  /** Names the link without its secret. */
  link: string(),
  /** The request of the mail, with which the link ends. */
  asked: number(),
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

/** The answer to one line: the fields of a quotation, or a refusal. */
export type LineAnswer = { id: number; seen: number; action: 'quote' | 'refuse' } & Record<
  string,
  string | number
>

const Opened = union([Requests, type({ order: Order })])
/** What a link opens: requests to answer, or an order. */
type Opened = Infer<typeof Opened>

export const openLink = (): Promise<Opened> => request(post('/api/answer/open'), Opened, { values: {} })

/** Tells the buyer that the order of the link has arrived. A repeat with the same key has no further effect. */
export const acknowledgeOrder = (idempotencyKey: string): Promise<unknown> =>
  request(post('/api/answer/acknowledge'), unknown(), { values: {}, idempotencyKey })

/** Sends all answers at once. A repeat with the same key has no further effect. */
export const sendAnswers = (lines: readonly LineAnswer[], idempotencyKey: string): Promise<unknown> =>
  request(post('/api/answer/send', 'lines'), unknown(), { values: { lines }, idempotencyKey })

/** Uploads the PDF of an answer, and returns its address. */
export const uploadAnswer = (file: File): Promise<string> => uploadFile(upload('/api/upload/answer'), file)
