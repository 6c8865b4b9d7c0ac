import { type } from 'superstruct'
import { senderId } from './authorization.ts'
import { calls } from './calls.ts'
import { type CallOptions, request } from './client.ts'
import { AnyReply, createdId } from './created-id.ts'
import { ApiError } from './error.ts'
import { listReply } from './lists.ts'
import { throwIfRejected } from './return-code.ts'
import { count, id, oneOf, text } from './schema.ts'
import { safeUrl } from './url.ts'

/** 0 shows the company left and the client right; 1 the other way round. */
export type StaffStatus = 0 | 1

/** A conversation, or with `chatId` 0 a company to start one with. */
export type ChatEntry = {
  id: number
  name: string
  logo: string
  unread: number
  chatId: number
  staffStatus: StaffStatus
}

/** `sentAt` is the server's own text. */
export type ChatMessage = { side: 'company' | 'client'; body: string; sentAt: string }

const staffStatus = oneOf<StaffStatus>({ '0': 0, '1': 1, false: 0, true: 1, null: 0, undefined: 0 })
const side = oneOf<ChatMessage['side']>({ company: 'company', client: 'client' })

const Entry = type({
  MenuId: id,
  MenuName: text,
  MenuLogo: text,
  NewMessageNoti: count,
  ChatId: count,
  StaffStatus: staffStatus,
})
const Message = type({ MessageSide: side, MessageBody: text, CreationDateTime: text })

/** The member's conversations and the companies to start one with. */
export async function fetchChatMenu(options: CallOptions = {}): Promise<ChatEntry[]> {
  const values = { fromUserId: senderId() }
  const entries = await request(calls.chatMenu, listReply(Entry), { ...options, values })
  return entries.map(entry => ({
    id: entry.MenuId,
    name: entry.MenuName,
    logo: safeUrl(entry.MenuLogo),
    unread: entry.NewMessageNoti,
    chatId: entry.ChatId,
    staffStatus: entry.StaffStatus,
  }))
}

/** The messages of a conversation, in the server's order. */
export async function fetchChatHistory(
  chatId: number,
  staffStatus: StaffStatus,
  options: CallOptions = {},
): Promise<ChatMessage[]> {
  const values = { ChatId: chatId, StaffStatus: staffStatus }
  const messages = await request(calls.chatHistory, listReply(Message), { ...options, values })
  return messages.map(message => ({
    side: message.MessageSide,
    body: message.MessageBody,
    sentAt: message.CreationDateTime,
  }))
}

/** Starts a conversation with a company and gives its ChatId. ApiError `shape` when the reply does not name it. */
export async function startChat(
  chat: { title: string; companyId: number; message: string },
  options: CallOptions = {},
): Promise<number> {
  const reply = await request(calls.startChat, AnyReply, {
    ...options,
    values: {
      Title: chat.title,
      ToTenantId: chat.companyId,
      MessageBody: chat.message,
      FromUserId: senderId(),
    },
  })
  throwIfRejected(reply)
  const chatId = createdId(reply)
  if (!chatId) throw new ApiError('shape', { status: 200 })
  return chatId
}

/** Sends a message to a conversation that has a ChatId. */
export async function continueChat(
  chat: { chatId: number; message: string; staffStatus: StaffStatus },
  options: CallOptions = {},
): Promise<void> {
  const reply = await request(calls.continueChat, AnyReply, {
    ...options,
    values: {
      ChatId: chat.chatId,
      MessageBody: chat.message,
      FromUserId: senderId(),
      StaffStatus: chat.staffStatus,
    },
  })
  throwIfRejected(reply)
}

/** The older chat call, `messag` as it is spelled there. No screen uses it (decisions.mdx#chat-calls). */
export async function startLegacyChat(
  talk: { companyId: number; message: string },
  options: CallOptions = {},
): Promise<void> {
  const values = { selectedUser: talk.companyId, messag: talk.message, fromUserId: senderId() }
  throwIfRejected(await request(calls.startLegacyChat, AnyReply, { ...options, values }))
}
