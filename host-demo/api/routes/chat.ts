import { Hono } from 'hono'
import { companiesToMeet, startTalk, talksOf, talkWith } from '../chat/conversations.ts'
import { MESSAGE, read, say } from '../chat/messages.ts'
import { type Api, type ApiContext, type ApiEnv, done } from '../request/api.ts'
import { type Fields, fieldsOf, id, text, wholeNumber } from '../request/fields.ts'
import { initialsPicture, logoPicture } from '../request/pictures.ts'
import { Refusal } from '../request/refusal.ts'
import { once } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { signedIn } from '../security/signed-in.ts'

/** How many companies the menu offers for a new conversation. */
const TO_MEET = 8

/** The chat of spec section 7. On which side a member speaks follows from the conversation, not from StaffStatus. */
export function chatRoutes(api: Api) {
  const { orm, settings } = api

  /** Counts, reads and stores what a member says; the same for the three calls that say something. */
  async function write(
    c: ApiContext,
    work: (fields: Fields) => Promise<(on: typeof orm) => Promise<object>>,
  ) {
    await countAttempt(api, 'chatByMember', c.var.member.id)
    const fields = await fieldsOf(c)
    return once(c, api, JSON.stringify(fields), await work(fields))
  }

  const start = (companyField: string, titleField: string | null, messageField: string) => (c: ApiContext) =>
    write(c, async fields => {
      const companyId = id(fields, companyField)
      const title = titleField ? text(fields, titleField, { max: 300 }) : ''
      const body = text(fields, messageField, MESSAGE)
      return async on => {
        const talk = await startTalk(on, c.var.member, companyId, title, settings.clock())
        await say(on, api, c.var.member, talk, body)
        return done('Sent.', { Id: talk.id })
      }
    })

  return new Hono<ApiEnv>()
    .get('/api/public/user/chatMenu', signedIn(api), async c => {
      const talks = await talksOf(orm, c.var.member, settings.clock())
      const others = await companiesToMeet(orm, c.var.member, talks, TO_MEET)
      return c.json([
        ...talks.map(talk => ({
          MenuId: talk.company.id,
          MenuName: talk.side === 'Client' ? talk.company.name : talk.client.name,
          MenuLogo: talk.side === 'Client' ? logoPicture(talk.company.id) : initialsPicture(talk.client.name),
          NewMessageNoti: talk.unread,
          ChatId: talk.id,
          StaffStatus: talk.side === 'Client' ? 0 : 1,
        })),
        ...others.map(company => ({
          MenuId: company.id,
          MenuName: company.name,
          MenuLogo: logoPicture(company.id),
          NewMessageNoti: 0,
          ChatId: 0,
          StaffStatus: 0,
        })),
      ])
    })

    .get('/api/public/user/getchathistory', signedIn(api), async c => {
      const chatId = wholeNumber(c.req.query('ChatId'))
      if (chatId === undefined) throw new Refusal(400, 'ChatId must be a whole number.')
      if (chatId === 0) return c.json([])
      const now = settings.clock()
      const talk = await talkWith(orm, c.var.member, chatId, now)
      const said = await read(orm, talk, now)
      return c.json(
        said.map(({ side, body, visibleAt }) => ({
          MessageSide: side,
          MessageBody: body,
          CreationDateTime: visibleAt.toISOString(),
        })),
      )
    })

    .post('/api/public/chat', signedIn(api), start('selectedUser', null, 'messag'))
    .post('/api/public/user/addNewChat', signedIn(api), start('ToTenantId', 'Title', 'MessageBody'))

    .post('/api/public/user/updateChatHistory', signedIn(api), c =>
      write(c, async fields => {
        const chatId = id(fields, 'ChatId')
        const body = text(fields, 'MessageBody', MESSAGE)
        return async on => {
          const talk = await talkWith(on, c.var.member, chatId, settings.clock())
          await say(on, api, c.var.member, talk, body)
          return done('Sent.', { Id: talk.id })
        }
      }),
    )
}
