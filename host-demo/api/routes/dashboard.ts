import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Talk, talksOf, talkWith } from '../chat/conversations.ts'
import { MESSAGE, read, say } from '../chat/messages.ts'
import { company, mail } from '../database/tables.ts'
import { quotesOf } from '../quotes/quote-me.ts'
import { type Api, type ApiEnv, done, type Member } from '../request/api.ts'
import { fieldsOf, text, wholeNumber } from '../request/fields.ts'
import { initialsPicture, logoPicture } from '../request/pictures.ts'
import { once } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { signedIn } from '../security/signed-in.ts'

const MAX_MAILS = 100

/** What the dashboard page shows: 'Quote Me', chats of both sides, and the mails to the member. Design section 8. */
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
    .use('/api/dashboard/*', signedIn(api))

    .get('/api/dashboard/quotes', async c => {
      const { id, name, email, companyId } = c.var.member
      return c.json({
        member: { name, email, company: await companyOf(c.var.member) },
        sent: await quotesOf(orm, { memberId: id }),
        received: companyId === null ? [] : await quotesOf(orm, { companyId }),
      })
    })

    .get('/api/dashboard/chats', async c => {
      const talks = await talksOf(orm, c.var.member, settings.clock())
      return c.json(talks.map(entryOf))
    })

    .get('/api/dashboard/chats/:id', async c => {
      const now = settings.clock()
      const talk = await talkWith(orm, c.var.member, wholeNumber(c.req.param('id')) ?? 0, now)
      const said = await read(orm, talk, now)
      return c.json({
        ...entryOf({ ...talk, unread: 0 }),
        messages: said.map(({ id, side, senderId, body, visibleAt }) => ({
          id,
          side,
          isOwn: side === talk.side,
          isAutomatic: senderId === null,
          body,
          createdAt: visibleAt.toISOString(),
        })),
      })
    })

    .post('/api/dashboard/chats/:id', async c => {
      await countAttempt(api, 'chatByMember', c.var.member.id)
      const chatId = wholeNumber(c.req.param('id')) ?? 0
      const fields = await fieldsOf(c)
      const body = text(fields, 'message', MESSAGE)
      return once(c, api, body, async on => {
        const talk = await talkWith(on, c.var.member, chatId, settings.clock())
        await say(on, api, c.var.member, talk, body)
        return done('Sent.')
      })
    })

    .get('/api/dashboard/outbox', async c => {
      const mails = await orm
        .select()
        .from(mail)
        .where(eq(mail.recipient, c.var.member.email))
        .orderBy(desc(mail.id))
        .limit(MAX_MAILS)
      return c.json(mails.map(mailOf))
    })
}

/** A mail as the outboxes show it. */
export const mailOf = ({ id, recipient, subject, body, createdAt }: typeof mail.$inferSelect) => ({
  id,
  to: recipient,
  subject,
  body,
  createdAt: createdAt.toISOString(),
})

function entryOf(talk: Talk) {
  const isClient = talk.side === 'Client'
  return {
    id: talk.id,
    role: isClient ? 'client' : 'staff',
    title: talk.title,
    company: talk.company,
    with: {
      name: isClient ? talk.company.name : talk.client.name,
      picture: isClient ? logoPicture(talk.company.id) : initialsPicture(talk.client.name),
    },
    unread: talk.unread,
    lastAt: talk.lastAt.toISOString(),
  }
}
