import { boolean, enums, type Infer, number, string, type } from 'superstruct'
import type { ChatMessage } from '#shared/api/chat.ts'
import type { OutboxEntry } from '#shared/outbox/entry.ts'
import type { PollState } from '#shared/stores/poll.ts'
import { type Conversation, ownSide } from './conversations.ts'

/** A message in the outbox, with all the data that a later page needs to send it. */
export const OutgoingPayload = type({
  body: string(),
  /** The number of messages with this text that the member has in the conversation once this one has arrived. */
  occurrence: number(),
  companyId: number(),
  name: string(),
  chatId: number(),
  staffStatus: enums([0, 1]),
  /** True if it was sent to begin the conversation. The server recognises it only by the same call and key. */
  begins: boolean(),
})
type OutgoingPayload = Infer<typeof OutgoingPayload>

/** `sentAt` is the time when the server had the message, in the order of `logicalTime()`. */
export type Outgoing = OutboxEntry<OutgoingPayload, { chatId: number; sentAt: number }>

type History = Pick<PollState<readonly ChatMessage[]>, 'data' | 'requestedAt'>

/** Returns a message to send after the `outgoing` messages that are not in the history yet. */
export function payloadOf(
  body: string,
  { companyId, name, chatId, staffStatus }: Conversation,
  history: History,
  outgoing: readonly Outgoing[],
): OutgoingPayload {
  const ahead = outgoing.filter(({ payload }) => payload.body === body && !isIn(history, payload)).length
  const occurrence = timesSaid(body, staffStatus, history) + ahead + 1
  return { body, occurrence, companyId, name, chatId, staffStatus, begins: false }
}

/** Returns the messages to show below the conversation. One that was sent before the history is in it or was deleted. */
export function notInHistory(outgoing: readonly Outgoing[], history: History): readonly Outgoing[] {
  return outgoing.filter(({ payload, state }) => {
    const wasReadAfter = state.at === 'sent' && history.requestedAt > state.result.sentAt
    return !wasReadAfter && !isIn(history, payload)
  })
}

function isIn(history: History, { body, occurrence, staffStatus }: OutgoingPayload): boolean {
  return timesSaid(body, staffStatus, history) >= occurrence
}

function timesSaid(
  body: string,
  staffStatus: OutgoingPayload['staffStatus'],
  { data = [] }: History,
): number {
  const own = ownSide({ staffStatus })
  return data.filter(message => message.side === own && message.body.trim() === body).length
}
