import { Hono } from 'hono'
import {
  companiesToContact,
  findConversation,
  listConversations,
  startConversation,
} from '../chat/conversations.ts'
import { MESSAGE, postMessage, readMessages } from '../chat/messages.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { type Fields, idField, parseFields, parseId, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { initialsPicture, logoPicture } from '../request/pictures.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

/** How many companies the menu offers for a new conversation. */
const MAX_SUGGESTED = 8

/** The chat. On which side a member speaks follows from the conversation, not from StaffStatus. */
export function chatRoutes(api: Api) {
  const { orm, settings } = api

  /** Counts, reads and stores what a member says; the same for the three calls that say something. */
  async function write(
    c: ApiContext,
    work: (fields: Fields) => Promise<(on: typeof orm) => Promise<object>>,
  ) {
    await countAttempt(api, 'chatByMember', c.var.member.id)
    const fields = await parseFields(c)
    return idempotent(c, api, JSON.stringify(fields), await work(fields))
  }

  const start = (companyField: string, titleField: string | null, messageField: string) => (c: ApiContext) =>
    write(c, async fields => {
      const companyId = idField(fields, companyField)
      const title = titleField ? textField(fields, titleField, { max: 300 }) : ''
      const body = textField(fields, messageField, MESSAGE)
      return async on => {
        const chat = await startConversation(on, c.var.member, companyId, title, settings.clock())
        await postMessage(on, api, c.var.member, chat, body)
        return success('Sent.', { Id: chat.id })
      }
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
      }))
      return c.json(
        [...chats, ...notStarted].map(chat => ({
          MenuId: chat.company.id,
          MenuName: chat.side === 'Client' ? chat.company.name : chat.client.name,
          MenuLogo: chat.side === 'Client' ? logoPicture(chat.company.id) : initialsPicture(chat.client.name),
          NewMessageNoti: chat.unread,
          ChatId: chat.id,
          StaffStatus: chat.side === 'Client' ? 0 : 1,
        })),
      )
    })

    .get('/api/public/user/getchathistory', requireSignIn(api), async c => {
      const chatId = parseId(c.req.query('ChatId'))
      if (chatId === undefined) throw new HttpError(400, 'ChatId must be a whole number.')
      if (chatId === 0) return c.json([])
      const now = settings.clock()
      const chat = await findConversation(orm, c.var.member, chatId, now)
      const said = await readMessages(orm, chat, now)
      return c.json(
        said.map(({ side, body, at }) => ({
          MessageSide: side,
          MessageBody: body,
          CreationDateTime: new Date(at).toISOString(),
        })),
      )
    })

    .post('/api/public/chat', requireSignIn(api), start('selectedUser', null, 'messag'))
    .post('/api/public/user/addNewChat', requireSignIn(api), start('ToTenantId', 'Title', 'MessageBody'))

    .post('/api/public/user/updateChatHistory', requireSignIn(api), c =>
      write(c, async fields => {
        const chatId = idField(fields, 'ChatId')
        const body = textField(fields, 'MessageBody', MESSAGE)
        return async on => {
          const chat = await findConversation(on, c.var.member, chatId, settings.clock())
          await postMessage(on, api, c.var.member, chat, body)
          return success('Sent.', { Id: chat.id })
        }
      }),
    )
}
