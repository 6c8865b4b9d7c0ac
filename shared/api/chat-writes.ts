import { senderId } from './authorization.ts'
import { forMembers, post } from './call.ts'
import type { StaffStatus } from './chat.ts'
import type { CallOptions } from './client.ts'
import { ApiError } from './error.ts'
import { createdId, write } from './return-code.ts'

const MESSAGE = ['MessageBody', 'FromUserId'] as const

export const chatWriteCalls = {
  startChat: forMembers(post('/api/public/user/addNewChat', 'Title', 'ToTenantId', ...MESSAGE)),
  continueChat: forMembers(post('/api/public/user/updateChatHistory', 'ChatId', ...MESSAGE, 'StaffStatus')),
  startLegacyChat: forMembers(post('/api/public/chat', 'selectedUser', 'messag', 'fromUserId')),
}

/** Starts a conversation with a company and returns its ChatId. Throws ApiError `shape` when the reply has none. */
export async function startChat(
  chat: { title: string; companyId: number; message: string },
  options: CallOptions = {},
): Promise<number> {
  const reply = await write(chatWriteCalls.startChat, {
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
  await write(chatWriteCalls.continueChat, {
    ...options,
    values: {
      ChatId: chat.chatId,
      MessageBody: chat.message,
      FromUserId: senderId(),
      StaffStatus: chat.staffStatus,
    },
  })
}

/** The older chat call, which spells a field `messag`. No screen uses it (decisions.mdx#chat-calls). */
export async function startLegacyChat(
  talk: { companyId: number; message: string },
  options: CallOptions = {},
): Promise<void> {
  const values = { selectedUser: talk.companyId, messag: talk.message, fromUserId: senderId() }
  await write(chatWriteCalls.startLegacyChat, { ...options, values })
}
