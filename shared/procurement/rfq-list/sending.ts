import { computed } from 'nanostores'
import { type Infer, number, optional, string, type } from 'superstruct'
import { createRfq } from '#shared/api/rfq.ts'
import { recordRequest } from '#shared/forms/requests.ts'
import { quantityOf } from '#shared/forms/validation.ts'
import type { Origin } from '#shared/lead/lead.ts'
import type { OutboxEntry } from '#shared/outbox/entry.ts'
import { createOutbox, laneOf } from '#shared/outbox/outbox.ts'
import { newIdempotencyKey } from '#shared/outbox/send-once.ts'
import { onePerMember } from '#shared/session/one-per-member.ts'
import { $user } from '#shared/session/session.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { writeAsked } from '#shared/trade/asked.ts'
import { messageOf, titleOf } from './problems.ts'
import {
  $rfqList,
  changeLine,
  isSame,
  type RfqLine,
  type RfqList,
  removeLines,
  SellerItem,
} from './rfq-list.ts'
import {
  $run,
  clearRun,
  forgetRequests,
  hasUnsent,
  type RunRequest,
  readRequest,
  writeRequests,
} from './run.ts'

/** A file for every request, with the answer of the upload for each kind; '' without one. */
export type RunAttachment = { product: string; service: string; fileName: string }

const noAttachment: RunAttachment = { product: '', service: '', fileName: '' }

const Payload = type({
  id: string(),
  offer: SellerItem,
  /** The title in the buyer's words. Earlier versions sent the name of the item. */
  wanted: optional(string()),
  quantity: number(),
  message: string(),
  /** The line about its origin, added below the message. */
  ending: optional(string()),
  attachmentUrl: string(),
  fileName: string(),
})
type Payload = Infer<typeof Payload>

/** A request of the run with its progress. `why` is the reason for its wait or failure. */
export type RequestProgress = RunRequest & {
  at: 'waiting' | 'sending' | 'sent' | 'failed' | 'mayHaveArrived'
  why: string
}

export type Sender = ReturnType<typeof createSender>

const senders = onePerMember(createSender)

export const senderOf = senders.of

export const resetSending = senders.leave

function createSender(owner: number) {
  const outbox = createOutbox({ kind: 'rfq-list', owner, payload: Payload, send })

  async function send(payload: Payload, options: { idempotencyKey: string; signal: AbortSignal }) {
    const { id, offer, ending = '', ...rest } = payload
    const request = readRequest(owner, id)
    if (request?.isSent) return
    const { id: serverId } = await createRfq({ ...offer, ...rest, message: rest.message + ending }, options)
    if (request) writeRequests(owner, [{ ...request, isSent: true, serverId }])
    if ($user.get()?.id !== owner) return
    const { itemName: title, ...about } = offer
    const { quantity, message, fileName } = rest
    const list = request?.list ?? ''
    recordRequest({ ...about, title, quantity, message, fileName, list, serverId }, true)
    if (request) takeOff(request)
  }

  const entryOf = (id: string) => outbox.$entries.get().find(({ payload }) => payload.id === id)

  return {
    /** Every request of the run. While somebody listens they are sent, also after a reload. */
    $requests: computed([$run, outbox.$entries], (run, entries) => {
      const byId = new Map(entries.map(entry => [entry.payload.id, entry]))
      return run.map(request => progressOf(request, byId.get(request.id)))
    }),
    /** Sends a request for each line and seller. A second run can start only after the first, which it replaces. */
    sendAll(list: RfqList, attachment = noAttachment, origin?: Origin): void {
      if (hasUnsent(owner)) return
      clearRun(owner)
      const run = requestsOf(list, attachment, origin)
      writeRequests(owner, run)
      outbox.addAll(run.map(request => ({ lane: laneOf(request.place), payload: payloadOf(request, list) })))
    },
    /** Sends a failed request again, with the current content of its line if the first can't have arrived. */
    retry(id: string): void {
      const request = readRequest(owner, id)
      if (!request) return
      const entry = entryOf(id)
      const corrected = correctedPayload(request, entry?.payload)
      const isSame = isSameJson(corrected, entry?.payload)
      if (entry && (entry.mayHaveArrived || isSame)) outbox.retry(entry.id)
      else {
        // A changed text is another request, with its own key.
        if (entry) outbox.remove(entry.id)
        outbox.add(laneOf(request.place), corrected)
      }
    },
    /** Removes unsent requests from the run. Their lines stay on the list. */
    leave(ids: readonly string[]): void {
      for (const id of ids) {
        const entry = entryOf(id)
        if (entry) outbox.remove(entry.id)
      }
      forgetRequests(owner, ids)
    },
    acknowledge: () => clearRun(owner),
  }
}

function requestsOf({ lines }: RfqList, { fileName, ...urls }: RunAttachment, origin?: Origin): RunRequest[] {
  const list = `RFQ list ${new Date().toISOString().slice(0, 10)}/${newIdempotencyKey().slice(0, 4)}`
  const asked = lines.flatMap((line, index) => line.offers.map(offer => ({ line, offer, item: index + 1 })))
  return asked.map(({ line, offer, item }, index) => ({
    id: newIdempotencyKey(),
    lineId: line.id,
    wanted: line.wanted,
    offer,
    list,
    item,
    items: lines.length,
    place: index + 1,
    of: asked.length,
    attachmentUrl: urls[offer.kind],
    fileName,
    origin,
    isSent: false,
    serverId: null,
  }))
}

function payloadOf(request: RunRequest, { lines, requirements }: RfqList): Payload {
  const { id, offer, lineId, list, item, items, attachmentUrl = '', fileName = '', origin } = request
  const line = lines.find(each => each.id === lineId)
  const required = { ...requirements, ...line?.requirements }
  const wanted = titleOf(line ?? request)
  const asked = { quantity: line?.quantity.trim() ?? '', unit: line?.unit || required.unit }
  return {
    id,
    offer,
    wanted,
    quantity: quantityOf(asked.quantity) ?? 0,
    message: writeAsked({
      wanted,
      note: line ? messageOf(line) : request.wanted,
      requirements: { ...required, ...asked },
      listed: { list, item, of: items },
      origin: '',
    }),
    ending: origin?.ending,
    attachmentUrl,
    fileName,
  }
}

/** Returns the current content of a request. If its line has left the list, it keeps the sent content, if known. */
function correctedPayload(request: RunRequest, sent: Payload | undefined): Payload {
  const list = $rfqList.get()
  if (sent && !list.lines.some(({ id }) => id === request.lineId)) return sent
  const { attachmentUrl, fileName } = sent ?? {}
  return payloadOf({ attachmentUrl, fileName, ...request }, list)
}

function takeOff({ lineId, offer }: RunRequest): void {
  const line: RfqLine | undefined = $rfqList.get().lines.find(({ id }) => id === lineId)
  if (!line) return
  const offers = line.offers.filter(each => !isSame(each, offer))
  if (offers.length > 0) changeLine(lineId, { offers })
  else removeLines([lineId])
}

function progressOf(request: RunRequest, entry: OutboxEntry<Payload, unknown> | undefined): RequestProgress {
  if (request.isSent || entry?.state.at === 'sent') return { ...request, at: 'sent', why: '' }
  // The request was removed from the outbox, as by a sign-out.
  if (!entry) return { ...request, at: 'failed', why: '' }
  const { state, mayHaveArrived } = entry
  if (state.at === 'sending') return { ...request, at: 'sending', why: '' }
  if (state.at === 'queued') return { ...request, at: 'waiting', why: '' }
  const why = state.error?.message ?? ''
  if (state.at === 'waiting') return { ...request, at: 'waiting', why }
  return { ...request, at: mayHaveArrived ? 'mayHaveArrived' : 'failed', why }
}
