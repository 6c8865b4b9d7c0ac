import type { ChatMessage } from '#shared/api/chat.ts'
import { continueChat, startChat } from '#shared/api/chat-writes.ts'
import { createOutbox } from '#shared/outbox/outbox.ts'
import type { logicalTime, Poll } from '#shared/stores/poll.ts'
import type { Conversation } from './conversations.ts'
import { notInHistory, OutgoingPayload, payloadOf } from './outgoing.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'

export type Sending = ReturnType<typeof createSending>

/** The parts of the chat that sending uses. */
export type Reading = {
  kind: string
  userId: number
  conversationOf(key: string): Conversation | undefined
  historyOf(key: string): Poll<readonly ChatMessage[]>
  onBegun(companyId: number, chatId: number): void
  /** Passed in, because importing the polls from two chunks would move them into a third. */
  now: typeof logicalTime
}

/** Sends messages and shows those on their way. Only a member who writes needs it, so `late-sending.ts` loads it. */
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
    /** Messages on their way and messages that failed, with one lane per conversation, named by its key. */
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
