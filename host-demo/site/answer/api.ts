/** The calls of this page. The bearer of each is the secret of the link. */

import { type Infer, type, union, unknown } from 'superstruct'
import { post, upload } from '#shared/api/call.ts'
import { request } from '#shared/api/client.ts'
import { uploadFile } from '#shared/api/uploads.ts'
import { Requests } from '#shared/trade/answer.ts'
import { Order } from '#shared/trade/order.ts'
import type { OrderStep } from '#shared/trade/order-state.ts'

/** The answer to one line: the fields of a quotation, or a refusal. */
export type LineAnswer = { id: number; seen: number; action: 'quote' | 'refuse' } & Record<
  string,
  string | number
>

const Opened = union([Requests, type({ order: Order })])
/** What a link opens: requests to answer, or an order. */
type Opened = Infer<typeof Opened>

export const openLink = (): Promise<Opened> => request(post('/api/answer/open'), Opened, { values: {} })

/** Takes a step with the order of the link, and tells the buyer. A repeat with the same key has no further effect. */
export const takeOrderStep = (step: OrderStep, note: string, idempotencyKey: string): Promise<unknown> =>
  request(post(`/api/answer/${step}`, 'note'), unknown(), { values: { note }, idempotencyKey })

/** Sends all answers at once. A repeat with the same key has no further effect. */
export const sendAnswers = (lines: readonly LineAnswer[], idempotencyKey: string): Promise<unknown> =>
  request(post('/api/answer/send', 'lines'), unknown(), { values: { lines }, idempotencyKey })

/** Uploads the PDF of an answer, and returns its address. */
export const uploadAnswer = (file: File): Promise<string> => uploadFile(upload('/api/upload/answer'), file)
