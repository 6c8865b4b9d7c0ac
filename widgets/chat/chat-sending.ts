import type { ChatMessage } from '#shared/api/chat.ts'
import { continueChat, startChat } from '#shared/api/chat-writes.ts'
import { createOutbox } from '#shared/outbox/outbox.ts'
import type { logicalTime, Poll } from '#shared/stores/poll.ts'
import type { Conversation } from './conversations.ts'
import { notInHistory, OutgoingPayload, payloadOf } from './outgoing.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'

export type Sending = ReturnType<typeof createSending>

/** What sending asks of the chat. */
export type Reading = {
  /** Names its writes in the storage. */
  kind: string
  userId: number
  conversationOf(key: string): Conversation | undefined
  historyOf(key: string): Poll<readonly ChatMessage[]>
  /** A conversation has begun with this company. */
  onBegun(companyId: number, chatId: number): void
  /** Handed over: imported by two chunks, the polls would become a third one. */
  now: typeof logicalTime
}

/** What only who writes needs: it sends, and shows what is on its way. Brought by `late-sending.ts`. */
export function createSending({ kind, userId, conversationOf, historyOf, onBegun, now }: Reading) {
  const { $entries, add, retry, remove } = createOutbox({
    kind,
    owner: userId,
    payload: OutgoingPayload,
    async send(payload, { lane, update, ...options }) {
      const { companyId, name, staffStatus, body: message } = payload
      let chatId = conversationOf(lane)?.chatId || payload.chatId
      if (chatId === 0 || payload.begins) {
        update({ ...payload, begins: true })
        chatId = await startChat({ title: name, companyId, message }, options)
        onBegun(companyId, chatId)
      } else {
        await continueChat({ chatId, message, staffStatus }, options)
      }
      const sentAt = now()
      historyOf(lane).refresh()
      return { chatId, sentAt }
    },
  })
  return {
    /** Messages on their way, and those that failed; a lane for each conversation, named by its key. */
    $entries,
    retry,
    remove,
    send(conversation: Conversation, body: string): void {
      const { key } = conversation
      const outgoing = $entries.get().filter(({ lane }) => lane === key)
      add(key, payloadOf(body, conversation, historyOf(key).get(), outgoing))
    },
    notInHistory,
    OutgoingBubble,
  }
}
