import { and, desc, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { RECOVERY_SUBJECT } from '../account/recovery.ts'
import { type Conversation, findConversation, listConversations } from '../chat/conversations.ts'
import { MESSAGE, postMessage, readMessages } from '../chat/messages.ts'
import { company, mail } from '../database/tables.ts'
import { listQuotes } from '../quotes/list-quotes.ts'
import { type Api, type ApiEnv, type Member, success } from '../request/api.ts'
import { parseFields, parseId, textField } from '../request/fields.ts'
import { initialsPicture, logoPicture } from '../request/pictures.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

const MAX_MAILS = 100

/** What the dashboard page shows: 'Quote Me', chats of both sides, and the mails to the member. */
export function dashboardRoutes(api: Api) {
  const { orm, settings } = api

  async function companyOf({ companyId }: Member) {
    if (companyId === null) return null
    const [found] = await orm
      .select({ id: company.id, name: company.name })
      .from(company)
      .where(eq(company.id, companyId))
    return found ?? null
  }

  return new Hono<ApiEnv>()
    .use('/api/dashboard/*', requireSignIn(api))

    .get('/api/dashboard/quotes', async c => {
      const { id, name, email, companyId } = c.var.member
      return c.json({
        member: { name, email, company: await companyOf(c.var.member) },
        sent: await listQuotes(orm, { memberId: id }),
        received: companyId === null ? [] : await listQuotes(orm, { companyId }),
      })
    })

    .get('/api/dashboard/chats', async c => {
      const chats = await listConversations(orm, c.var.member, settings.clock())
      return c.json(chats.map(conversationReply))
    })

    .get('/api/dashboard/chats/:id', async c => {
      const now = settings.clock()
      const chat = await findConversation(orm, c.var.member, parseId(c.req.param('id')) ?? 0, now)
      const said = await readMessages(orm, chat, now)
      return c.json({
        ...conversationReply({ ...chat, unread: 0 }),
        messages: said.map(({ id, side, senderId, body, at }) => ({
          id,
          side,
          isOwn: side === chat.side,
          isAutomatic: senderId === null,
          body,
          createdAt: new Date(at).toISOString(),
        })),
      })
    })

    .post('/api/dashboard/chats/:id', async c => {
      await countAttempt(api, 'chatByMember', c.var.member.id)
      const chatId = parseId(c.req.param('id')) ?? 0
      const fields = await parseFields(c)
      const body = textField(fields, 'message', MESSAGE)
      return idempotent(c, api, body, async on => {
        const chat = await findConversation(on, c.var.member, chatId, settings.clock())
        await postMessage(on, api, c.var.member, chat, body)
        return success('Sent.')
      })
    })

    .get('/api/dashboard/outbox', async c => {
      const mails = await orm
        .select()
        .from(mail)
        .where(and(eq(mail.recipient, c.var.member.email), ne(mail.subject, RECOVERY_SUBJECT)))
        .orderBy(desc(mail.id))
        .limit(MAX_MAILS)
      return c.json(mails.map(mailReply))
    })
}

/** A mail as the outboxes show it. */
export const mailReply = ({ id, recipient, subject, body, createdAt }: typeof mail.$inferSelect) => ({
  id,
  to: recipient,
  subject,
  body,
  createdAt: createdAt.toISOString(),
})

function conversationReply(chat: Conversation) {
  const isClient = chat.side === 'Client'
  return {
    id: chat.id,
    role: isClient ? 'client' : 'staff',
    title: chat.title,
    company: chat.company,
    with: {
      name: isClient ? chat.company.name : chat.client.name,
      picture: isClient ? logoPicture(chat.company.id) : initialsPicture(chat.client.name),
    },
    unread: chat.unread,
    lastAt: chat.lastAt.toISOString(),
  }
}
