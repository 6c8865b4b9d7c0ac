type MenuWords = {
  id?: number
  name?: string
  logo?: string
  unread?: number
  /** 0 is a company to start a conversation with. */
  chatId?: number
  staffStatus?: 0 | 1
}

/** The reply of `GET /api/public/user/chatMenu`. */
export function chatMenuReply(entries: MenuWords[] = [{ chatId: 301 }, {}]) {
  return entries.map((words, index) => ({
    MenuLogo: words.logo ?? '/pictures/kerteh-logo.svg',
    MenuName: words.name ?? `Company ${index + 1}`,
    MenuId: words.id ?? index + 1,
    NewMessageNoti: words.unread ?? 0,
    ChatId: words.chatId ?? 0,
    StaffStatus: words.staffStatus ?? 0,
  }))
}

type MessageWords = { side?: 'Company' | 'Client'; body?: string; sentAt?: string }

/** The reply of `GET /api/public/user/getchathistory`. */
export function chatHistoryReply(
  messages: MessageWords[] = [{}, { side: 'Company', body: 'Yes, from stock.' }],
) {
  return messages.map((words, index) => ({
    MessageSide: words.side ?? 'Client',
    MessageBody: words.body ?? 'Do you have this in 6 inch?',
    CreationDateTime: words.sentAt ?? `2026-11-02T09:0${index % 10}:00`,
  }))
}

/** The reply of `POST /api/public/user/addNewChat`. */
export function newChatReply(chatId = 302) {
  return { Id: chatId }
}
