type MenuFields = {
  id?: number
  name?: string
  logo?: string
  unread?: number
  /** 0 means a company to start a conversation with. */
  chatId?: number
  staffStatus?: 0 | 1
  /** The last message. Few servers send it, or its time. */
  lastWords?: string
  lastAt?: string
}

/** The reply of `GET /api/public/user/chatMenu`. */
export function chatMenuReply(entries: MenuFields[] = [{ chatId: 301 }, {}]) {
  return entries.map((fields, index) => ({
    MenuLogo: fields.logo ?? '/pictures/kerteh-logo.svg',
    MenuName: fields.name ?? `Company ${index + 1}`,
    MenuId: fields.id ?? index + 1,
    NewMessageNoti: fields.unread ?? 0,
    ChatId: fields.chatId ?? 0,
    StaffStatus: fields.staffStatus ?? 0,
    LastMessage: fields.lastWords,
    LastMessageDateTime: fields.lastAt,
  }))
}

type MessageFields = { side?: 'Company' | 'Client'; body?: string; sentAt?: string }

/** The reply of `GET /api/public/user/getchathistory`. */
export function chatHistoryReply(
  messages: MessageFields[] = [{}, { side: 'Company', body: 'Yes, from stock.' }],
) {
  return messages.map((fields, index) => ({
    MessageSide: fields.side ?? 'Client',
    MessageBody: fields.body ?? 'Do you have this in 6 inch?',
    CreationDateTime: fields.sentAt ?? `2026-11-02T09:0${index % 10}:00`,
  }))
}

/** The reply of `POST /api/public/user/addNewChat`. */
export function newChatReply(chatId = 302) {
  return { Id: chatId }
}
