import { desc, eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { statuses } from '#shared/api/statuses.ts'
import { texts } from '#shared/messages/texts.ts'
import { groups, statusesIn } from '#shared/trade/quote-groups.ts'
import { type Conversation, findConversation, listConversations } from '../chat/conversations.ts'
import { MESSAGE, markRead, postMessage, readMessages } from '../chat/messages.ts'
import type { RequestType } from '../database/requests.ts'
import { company, mail, member } from '../database/tables.ts'
import { actOnQuote } from '../quotes/act-on-quote.ts'
import {
  countQuotes,
  countUnseen,
  listQuotes,
  readQuote,
  readStates,
  SIDES,
  sidesOf,
} from '../quotes/list-quotes.ts'
import { contentOf, parseAction, zoneField } from '../quotes/parse-quote.ts'
import { lastEvent, markSeen } from '../quotes/seen.ts'
import type { Api, ApiContext, ApiEnv, Member } from '../request/api.ts'
import { done } from '../request/done.ts'
import { parseCount, parseDatabaseId, parseFields, textField } from '../request/fields.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { initialsPicture, logoPicture } from '../request/pictures.ts'
import { queryPaging } from '../request/query.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireConfirmed } from '../security/require-confirmed.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

const errors = texts('error.dashboard', {
  event: 'event must be the id of an event, or 0.',
  timeZone: 'timeZone must be an IANA name, such as Asia/Kuala_Lumpur.',
  last: 'last must be the id of a message.',
})

const MAX_MAILS = 100
const MAX_STATES = 100

/** Routes of the dashboard page: 'Quote Me', chats of both sides, and the mails to the member. */
export function dashboardRoutes(api: Api) {
  const { orm, settings } = api

  /** Returns the member as the settings show it. */
  async function profileOf({ id }: Member) {
    const [found] = await orm
      .select({
        name: member.name,
        email: member.email,
        mobileNo: member.mobileNo,
        company: { id: company.id, name: company.name },
        timeZone: member.timeZone,
        mails: { language: member.language, notices: member.wantsNotices, confirmedAt: member.confirmedAt },
      })
      .from(member)
      .leftJoin(company, eq(company.id, member.companyId))
      .where(eq(member.id, id))
    if (!found) throw notFound('member')
    const { language, notices, confirmedAt } = found.mails
    const leave = settings.mailServer !== undefined
    const isConfirmed = !leave || confirmedAt !== null
    return { ...found, mails: { leave, isConfirmed, notices, language: language ?? 'en' } }
  }

  const requestIn = (c: ApiContext, type: RequestType) => ({
    type,
    id: parseDatabaseId(c.req.param('id')) ?? 0,
  })

  const show = (type: RequestType) => async (c: ApiContext) =>
    c.json(await readQuote(orm, c.var.member, requestIn(c, type), settings.clock()))

  /** Notes that the member has read the request up to `event`, the last one that the page shows. */
  const see = (type: RequestType) => async (c: ApiContext) => {
    const request = requestIn(c, type)
    const event = parseCount((await parseFields(c)).event)
    if (event === undefined) throw new HttpError(400, errors.event)
    const sides = await sidesOf(orm, c.var.member, request)
    // Later events are not seen yet, whatever the page says.
    const seen = Math.min(event, await lastEvent(orm, request))
    for (const side of sides) await markSeen(orm, request, side === 'sent' ? 'buyer' : 'seller', seen)
    return c.json(done(c, 'read'))
  }

  const act = (type: RequestType) => async (c: ApiContext) => {
    await countAttempt(api, 'quoteByMember', c.var.member.id)
    const request = requestIn(c, type)
    const now = settings.clock()
    const fields = await parseFields(c)
    const given = parseAction(fields)
    return idempotent(c, api, contentOf(c, fields), async on => {
      await actOnQuote(on, { now, site: settings.site() }, c.var.member, request, given)
      return done(c, 'sent')
    })
  }

  return new Hono<ApiEnv>()
    .use('/api/dashboard/*', requireSignIn(api))

    .get('/api/dashboard/member', async c => c.json(await profileOf(c.var.member)))

    .put('/api/dashboard/time-zone', async c => {
      await countAttempt(api, 'changeByMember', c.var.member.id)
      const timeZone = zoneField(await parseFields(c))
      if (timeZone === null) throw new HttpError(400, errors.timeZone)
      await orm.update(member).set({ timeZone }).where(eq(member.id, c.var.member.id))
      return c.json(done(c, 'saved'))
    })

    .get('/api/dashboard/quotes', async c => {
      const counts = await countQuotes(orm, c.var.member)
      const unseen = await countUnseen(orm, c.var.member)
      const { of: given, status, group } = c.req.query()
      const search = textField(c.req.query(), 'search', { max: 200 })
      // Without a side in the request, the reply has the side that is not empty.
      const of = SIDES.find(side => side === given) ?? (counts.sent || !counts.received ? 'sent' : 'received')
      const known = groups.find(each => each === group)
      const inGroup = known ? statusesIn(known) : statuses
      const inStates = statuses.some(each => each === status)
        ? inGroup.filter(each => each === status)
        : inGroup
      const wanted = { ...queryPaging(c), of, inStates, search }
      return c.json({
        of,
        counts,
        unseen,
        ...(await listQuotes(orm, c.var.member, wanted, settings.clock())),
      })
    })

    .get('/api/dashboard/unseen', async c => c.json(await countUnseen(orm, c.var.member)))

    .get('/api/dashboard/states', async c => {
      const { rfq, inquiry } = c.req.query()
      const ids = { rfq: idsIn(rfq), inquiry: idsIn(inquiry) }
      return c.json(await readStates(orm, c.var.member, ids, settings.clock()))
    })

    .get('/api/dashboard/quotes/rfq/:id', show('rfq'))
    .get('/api/dashboard/quotes/inquiry/:id', show('inquiry'))
    .post('/api/dashboard/quotes/rfq/:id/seen', see('rfq'))
    .post('/api/dashboard/quotes/inquiry/:id/seen', see('inquiry'))

    .post('/api/dashboard/rfqs/:id', act('rfq'))
    .post('/api/dashboard/inquiries/:id', act('inquiry'))

    .get('/api/dashboard/chats', async c => {
      const chats = await listConversations(orm, c.var.member, settings.clock())
      return c.json(chats.map(conversationReply))
    })

    .get('/api/dashboard/chats/:id', async c => {
      const now = settings.clock()
      const chat = await findConversation(orm, c.var.member, parseDatabaseId(c.req.param('id')) ?? 0, now)
      const said = await readMessages(orm, chat, now, ['id', 'side', 'senderId', 'body', 'at'])
      return c.json({
        ...conversationReply(chat),
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

    .post('/api/dashboard/chats/:id/read', async c => {
      const now = settings.clock()
      const last = parseCount((await parseFields(c)).last)
      if (last === undefined) throw new HttpError(400, errors.last)
      const chat = await findConversation(orm, c.var.member, parseDatabaseId(c.req.param('id')) ?? 0, now)
      await markRead(orm, chat, now, last)
      return c.json(done(c, 'read'))
    })

    .post('/api/dashboard/chats/:id', requireConfirmed(api), async c => {
      await countAttempt(api, 'chatByMember', c.var.member.id)
      const chatId = parseDatabaseId(c.req.param('id')) ?? 0
      const fields = await parseFields(c)
      const body = textField(fields, 'message', MESSAGE)
      return idempotent(c, api, body, async on => {
        const chat = await findConversation(on, c.var.member, chatId, settings.clock())
        await postMessage(on, api, c.var.member, chat, body)
        return done(c, 'sent')
      })
    })

    .get('/api/dashboard/outbox', async c => {
      const { id, companyId } = c.var.member
      const mails = await orm
        .select()
        .from(mail)
        .where(or(eq(mail.memberId, id), eq(mail.companyId, companyId ?? 0)))
        .orderBy(desc(mail.id))
        .limit(MAX_MAILS)
      return c.json(
        mails.map(row => ({ ...mailReply(row), ...(settings.mailServer && { state: row.state }) })),
      )
    })
}

/** Reads ids such as `12,13`. */
const idsIn = (given = ''): number[] =>
  given
    .split(',')
    .slice(0, MAX_STATES)
    .flatMap(id => parseDatabaseId(id) ?? [])

/** Returns a mail as the outboxes show it. The link is a path. */
export const mailReply = ({ id, recipient, subject, body, link, createdAt }: typeof mail.$inferSelect) => ({
  id,
  to: recipient,
  subject,
  body,
  link,
  createdAt: createdAt.toISOString(),
})

function conversationReply(chat: Conversation) {
  const isClient = chat.side === 'Client'
  return {
    id: chat.id,
    role: isClient ? 'client' : 'staff',
    title: chat.title,
    company: { id: chat.company.id, name: chat.company.name },
    with: {
      name: isClient ? chat.company.name : chat.client.name,
      picture: isClient ? logoPicture(chat.company) : initialsPicture(chat.client.name),
    },
    unread: chat.unread,
    lastAt: chat.lastAt.toISOString(),
  }
}
