import type { RecordedRequest, Replies } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { chatHistoryReply, chatMenuReply, companyReply, newChatReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'

export const MENU = 'GET /api/public/user/chatMenu'
export const HISTORY = 'GET /api/public/user/getchathistory'
export const BEGIN = 'POST /api/public/user/addNewChat'
export const GO_ON = 'POST /api/public/user/updateChatHistory'
export const COMPANY = 'GET /api/public/tenant/website'

/** A running conversation with new messages, another one, and a company to start one with. */
export const menu = chatMenuReply([
  { id: 12, name: 'Kerteh Flow Control', logo: pictures.logo, chatId: 301, unread: 2 },
  { id: 13, name: 'Labuan Offshore Supply', logo: '', chatId: 302 },
  { id: 14, name: 'Miri Drilling Tools', logo: '' },
])

const today = new Date().toISOString()

const history = chatHistoryReply([
  { side: 'Company', body: 'Good morning. How can we help?', sentAt: '2026-11-02T09:04:00' },
  { side: 'Client', body: 'Do you hold 8" 600# trunnion valves in stock?', sentAt: '2026-11-02T09:05:00' },
  { side: 'Company', body: 'Yes, six pieces in Kemaman. Shall we quote?', sentAt: today },
])

/** Returns a scene with a signed-in member and these conversations. */
export function scene(replies: Replies = {}, rest: Omit<Scene, 'replies'> = {}): Scene {
  return {
    user: member(),
    replies: {
      [MENU]: menu,
      [HISTORY]: history,
      [BEGIN]: newChatReply(303),
      [GO_ON]: {},
      // For visitors, who have no menu.
      [COMPANY]: companyReply({ name: 'Kerteh Flow Control', logo: pictures.logo }),
      ...replies,
    },
    ...rest,
  }
}

/** Returns a conversation with so many messages. */
export function longHistory(count: number) {
  return chatHistoryReply(
    Array.from({ length: count }, (_, index) => ({
      side: index % 3 === 0 ? ('Client' as const) : ('Company' as const),
      body: `Message ${index + 1}: ${'size, class and quantity '.repeat((index % 4) + 1).trim()}`,
      sentAt: new Date(Date.parse('2026-03-01T08:00:00') + index * 600_000).toISOString(),
    })),
  )
}

type Said = { side: 'Company' | 'Client'; body: string }

/** A server that stores messages: its replies, and the actions of the other side. */
export function chatServer(begun: Readonly<Record<number, readonly Said[]>> = {}) {
  const conversations = new Map(Object.entries(begun).map(([id, said]) => [Number(id), [...said]]))
  const bodyOf = ({ body }: RecordedRequest): Record<string, unknown> => ({ ...Object(body) })
  const say = (chatId: number, side: Said['side'], body: string): void => {
    conversations.set(chatId, [...(conversations.get(chatId) ?? []), { side, body }])
  }
  return {
    say,
    said: (chatId: number): string[] => (conversations.get(chatId) ?? []).map(({ body }) => body),
    replies: {
      [HISTORY]: (request: RecordedRequest) =>
        chatHistoryReply(conversations.get(Number(request.query.ChatId)) ?? []),
      [BEGIN]: (request: RecordedRequest) => {
        const { MessageBody, ToTenantId } = bodyOf(request)
        const chatId = 400 + Number(ToTenantId)
        say(chatId, 'Client', String(MessageBody))
        return newChatReply(chatId)
      },
      [GO_ON]: (request: RecordedRequest) => {
        const { ChatId, MessageBody } = bodyOf(request)
        say(Number(ChatId), 'Client', String(MessageBody))
        return {}
      },
    } satisfies Replies,
  }
}
