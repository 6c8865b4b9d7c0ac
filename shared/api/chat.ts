import { type Infer, unknown } from 'superstruct'
import { senderId } from './authorization.ts'
import { forMembers, get, post } from './call.ts'
import { type CallOptions, request } from './client.ts'
import { createdId } from './created-id.ts'
import { ApiError } from './error.ts'
import { listReply } from './lists.ts'
import { record } from './record.ts'
import { write } from './return-code.ts'
import { count, id, longText, oneOf, text } from './schema.ts'
import { url } from './url.ts'

const MESSAGE = ['MessageBody', 'FromUserId'] as const

export const chatCalls = {
  chatMenu: forMembers(get('/api/public/user/chatMenu', 'fromUserId')),
  chatHistory: forMembers(get('/api/public/user/getchathistory', 'ChatId', 'StaffStatus')),
  startChat: forMembers(post('/api/public/user/addNewChat', 'Title', 'ToTenantId', ...MESSAGE)),
  continueChat: forMembers(post('/api/public/user/updateChatHistory', 'ChatId', ...MESSAGE, 'StaffStatus')),
  startLegacyChat: forMembers(post('/api/public/chat', 'selectedUser', 'messag', 'fromUserId')),
}

/** 0 shows the company left and the client right; 1 the other way round. */
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
  // Few servers give these.
  lastWords: ['LastMessage', unknown()],
  lastAt: ['LastMessageDateTime', unknown()],
})
const Message = record({
  side: ['MessageSide', side],
  body: ['MessageBody', longText],
  /** The server's own text. */
  sentAt: ['CreationDateTime', text],
})

/** A conversation, or with `chatId` 0 a company to start one with. */
export type ChatEntry = Infer<typeof Entry>
export type ChatMessage = Infer<typeof Message>

/** The member's conversations and the companies to start one with. */
export async function fetchChatMenu(options: CallOptions = {}): Promise<ChatEntry[]> {
  const values = { fromUserId: senderId() }
  return request(chatCalls.chatMenu, listReply(Entry), { ...options, values })
}

/** The messages of a conversation, in the server's order. */
export function fetchChatHistory(
  chatId: number,
  staffStatus: StaffStatus,
  options: CallOptions = {},
): Promise<ChatMessage[]> {
  const values = { ChatId: chatId, StaffStatus: staffStatus }
  return request(chatCalls.chatHistory, listReply(Message), { ...options, values })
}

/** Starts a conversation with a company and gives its ChatId. ApiError `shape` when the reply does not name it. */
export async function startChat(
  chat: { title: string; companyId: number; message: string },
  options: CallOptions = {},
): Promise<number> {
  const reply = await write(chatCalls.startChat, {
    ...options,
    values: {
      Title: chat.title,
      ToTenantId: chat.companyId,
      MessageBody: chat.message,
      FromUserId: senderId(),
    },
  })
  const chatId = createdId(reply)
  if (!chatId) throw new ApiError('shape', { status: 200 })
  return chatId
}

/** Sends a message to a conversation that has a ChatId. */
export async function continueChat(
  chat: { chatId: number; message: string; staffStatus: StaffStatus },
  options: CallOptions = {},
): Promise<void> {
  await write(chatCalls.continueChat, {
    ...options,
    values: {
      ChatId: chat.chatId,
      MessageBody: chat.message,
      FromUserId: senderId(),
      StaffStatus: chat.staffStatus,
    },
  })
}

/** The older chat call, `messag` as it is spelled there. No screen uses it (decisions.mdx#chat-calls). */
export async function startLegacyChat(
  talk: { companyId: number; message: string },
  options: CallOptions = {},
): Promise<void> {
  const values = { selectedUser: talk.companyId, messag: talk.message, fromUserId: senderId() }
  await write(chatCalls.startLegacyChat, { ...options, values })
}
