import { Hono } from 'hono'
import { texts } from '#shared/messages/texts.ts'
import {
  type Conversation,
  companiesToContact,
  findConversation,
  listConversations,
  startConversation,
} from '../chat/conversations.ts'
import { MESSAGE, markRead, postMessage, readMessages } from '../chat/messages.ts'
import type { Orm } from '../database/database.ts'
import { type Api, type ApiContext, type ApiEnv, type Member, success } from '../request/api.ts'
import { type Fields, idField, parseDatabaseId, parseFields, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { initialsPicture, logoPicture } from '../request/pictures.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireConfirmed } from '../security/require-confirmed.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

/** The number of companies that the menu offers for a new conversation. */
const MAX_SUGGESTED = 8

const errors = texts('error.chat', {
  id: 'ChatId must be a whole number.',
})

/** Routes for the chat. The conversation decides on which side a member speaks, not StaffStatus. */
export function chatRoutes(api: Api) {
  const { orm, settings } = api
  const mayWrite = [requireSignIn(api), requireConfirmed(api)] as const

  /** Posts a message in the chat that `read` takes from the fields. Three calls share it. */
  const say =
    (messageField: string, read: (fields: Fields, self: Member) => (on: Orm) => Promise<Conversation>) =>
    async (c: ApiContext) => {
      const self = c.var.member
      await countAttempt(api, 'chatByMember', self.id)
      const fields = await parseFields(c)
      const chatIn = read(fields, self)
      const body = textField(fields, messageField, MESSAGE)
      return idempotent(c, api, JSON.stringify(fields), async on => {
        const chat = await chatIn(on)
        await postMessage(on, api, self, chat, body)
        return success('Sent.', { Id: chat.id })
      })
    }

  const start = (companyField: string, titleField: string | null, messageField: string) =>
    say(messageField, (fields, self) => {
      const companyId = idField(fields, companyField)
      const title = titleField ? textField(fields, titleField, { max: 300 }) : ''
      return on => startConversation(on, self, companyId, title, settings.clock())
    })

  return new Hono<ApiEnv>()
    .get('/api/public/user/chatMenu', requireSignIn(api), async c => {
      const chats = await listConversations(orm, c.var.member, settings.clock())
      const others = await companiesToContact(orm, c.var.member, chats, MAX_SUGGESTED)
      const notStarted = others.map(company => ({
        id: 0,
        side: 'Client',
        company,
        client: c.var.member,
        unread: 0,
        lastAt: null,
        lastWords: '',
      }))
      return c.json(
        [...chats, ...notStarted].map(chat => ({
          MenuId: chat.company.id,
          MenuName: chat.side === 'Client' ? chat.company.name : chat.client.name,
          MenuLogo: chat.side === 'Client' ? logoPicture(chat.company) : initialsPicture(chat.client.name),
          NewMessageNoti: chat.unread,
          ChatId: chat.id,
          StaffStatus: chat.side === 'Client' ? 0 : 1,
          LastMessage: chat.lastWords,
          LastMessageDateTime: chat.lastWords && chat.lastAt?.toISOString(),
        })),
      )
    })

    .get('/api/public/user/getchathistory', requireSignIn(api), async c => {
      const given = c.req.query('ChatId')
      if (given === '0') return c.json([])
      const chatId = parseDatabaseId(given)
      if (chatId === undefined) throw new HttpError(400, errors.id)
      const now = settings.clock()
      const chat = await findConversation(orm, c.var.member, chatId, now)
      const said = await readMessages(orm, chat, now, ['id', 'side', 'body', 'at'])
      // The elements of the specification have no other call for it. It needs a bearer, so that no link opens it.
      await markRead(orm, chat, now, Math.max(0, ...said.map(({ id }) => id)))
      return c.json(
        said.map(({ side, body, at }) => ({
          MessageSide: side,
          MessageBody: body,
          CreationDateTime: new Date(at).toISOString(),
        })),
      )
    })

    .post('/api/public/chat', ...mayWrite, start('selectedUser', null, 'messag'))
    .post('/api/public/user/addNewChat', ...mayWrite, start('ToTenantId', 'Title', 'MessageBody'))

    .post(
      '/api/public/user/updateChatHistory',
      ...mayWrite,
      say('MessageBody', (fields, self) => {
        const chatId = idField(fields, 'ChatId')
        return on => findConversation(on, self, chatId, settings.clock())
      }),
    )
}
