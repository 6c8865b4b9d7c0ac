import { type Infer, unknown } from 'superstruct'
import { senderId } from './authorization.ts'
import { forMembers, get } from './call.ts'
import { type CallOptions, callApi } from './client.ts'
import { listReply } from './lists.ts'
import { record } from './record.ts'
import { count, id, longText, oneOf, text } from './schema.ts'
import { url } from './url.ts'

export const chatCalls = {
  chatMenu: forMembers(get('/api/public/user/chatMenu', 'fromUserId')),
  chatHistory: forMembers(get('/api/public/user/getchathistory', 'ChatId', 'StaffStatus')),
}

/** 0 shows the company on the left and the client on the right; 1 swaps them. */
export type StaffStatus = 0 | 1

const staffStatus = oneOf<StaffStatus>({ '0': 0, '1': 1, false: 0, true: 1, null: 0, undefined: 0 })
const side = oneOf({ company: 'company', client: 'client' } as const)

const Entry = record({
  id: ['MenuId', id],
  name: ['MenuName', text],
  logo: ['MenuLogo', url],
  unread: ['NewMessageNoti', count],
  chatId: ['ChatId', count],
  staffStatus: ['StaffStatus', staffStatus],
  // Only a few servers send these two.
  lastWords: ['LastMessage', unknown()],
  lastAt: ['LastMessageDateTime', unknown()],
})
const Message = record({
  side: ['MessageSide', side],
  body: ['MessageBody', longText],
  /** The server's own text for the time. */
  sentAt: ['CreationDateTime', text],
})

/** A conversation, or with `chatId` 0 a company to start one with. */
export type ChatEntry = Infer<typeof Entry>
export type ChatMessage = Infer<typeof Message>

/** Fetches the member's conversations and the companies to start one with. */
export async function fetchChatMenu(options: CallOptions = {}): Promise<ChatEntry[]> {
  const values = { fromUserId: senderId() }
  return callApi(chatCalls.chatMenu, listReply(Entry), { ...options, values })
}

/** Fetches the messages of a conversation, in the server's order. */
export function fetchChatHistory(
  chatId: number,
  staffStatus: StaffStatus,
  options: CallOptions = {},
): Promise<ChatMessage[]> {
  const values = { ChatId: chatId, StaffStatus: staffStatus }
  return callApi(chatCalls.chatHistory, listReply(Message), { ...options, values })
}
