/** The calls of this page. The bearer of each is the secret of the link. */

import { assign, enums, type Infer, optional, type, union, unknown } from 'superstruct'
import { post, upload } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { uploadFile } from '#shared/api/uploads.ts'
import { languages } from '#shared/languages/languages.ts'
import { Requests } from '#shared/trade/answer.ts'
import { Order } from '#shared/trade/order.ts'
import type { OrderStep } from '#shared/trade/order-state.ts'
import { showLanguage } from '../dashboard/page-language.ts'

/** The answer to one line: the fields of a quotation, or a refusal. */
export type LineAnswer = { id: number; seen: number; action: 'quote' | 'refuse' } & Record<
  string,
  string | number
>

/** The language of the seller who got the mail. Without it, the page has that of the browser. */
const OfLink = type({ language: optional(enums(languages)) })

const Opened = union([assign(Requests, OfLink), assign(type({ order: Order }), OfLink)])
/** What a link opens: requests to answer, or an order. */
type Opened = Infer<typeof Opened>

/** Opens the link, and shows the page in the language of the mail that led here. */
export async function openLink(): Promise<Opened> {
  const opened = await callApi(post('/api/answer/open'), Opened, { values: {} })
  if (opened.language) await showLanguage(opened.language)
  return opened
}

/** Takes a step with the order of the link, and tells the buyer. A repeat with the same key has no further effect. */
export const takeOrderStep = (step: OrderStep, note: string, idempotencyKey: string): Promise<unknown> =>
  callApi(post(`/api/answer/${step}`, 'note'), unknown(), { values: { note }, idempotencyKey })

/** Sends all answers at once. A repeat with the same key has no further effect. */
export const sendAnswers = (lines: readonly LineAnswer[], idempotencyKey: string): Promise<unknown> =>
  callApi(post('/api/answer/send', 'lines'), unknown(), { values: { lines }, idempotencyKey })

/** Uploads the PDF of an answer, and returns its address. */
export const uploadAnswer = (file: File): Promise<string> => uploadFile(upload('/api/upload/answer'), file)
