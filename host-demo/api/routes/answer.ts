import { Hono } from 'hono'
import type { OrderStep } from '#shared/trade/order-state.ts'
import { limitForm, parsePdf } from '../files/receive.ts'
import { openOrder } from '../orders/read-orders.ts'
import { openRequests, parseAnswers, sendAnswers } from '../quotes/answer-by-mail.ts'
import {
  linkOf,
  orderLinkOf,
  requestLinkOf,
  requireLink,
  requireRunning,
  revokeAnswerLinks,
} from '../quotes/answer-links.ts'
import { contentOf } from '../quotes/parse-quote.ts'
import { isAttachedTo } from '../quotes/uploads.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { done } from '../request/done.ts'
import { parseFields } from '../request/fields.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'
import { sendFile, storeFile } from './files.ts'
import { answerStep } from './orders.ts'

/** Routes for the links in mails, which answer a request or open an order. The secret is the bearer, and opens nothing else. */
export function answerRoutes(api: Api) {
  const { orm, settings } = api

  const take = (step: OrderStep) => async (c: ApiContext) => {
    const link = orderLinkOf(c)
    await countAttempt(api, 'answerByLink', link.tokenHash)
    return answerStep(c, api, step, link)
  }

  return new Hono<ApiEnv>()
    .post('/api/answer/open', requireLink(api), async c => {
      const link = linkOf(c)
      const opened = await orm.transaction(async on =>
        link.order === null
          ? openRequests(on, settings.clock(), link)
          : { order: await openOrder(on, link.by, link.order) },
      )
      return c.json({ ...opened, language: link.language ?? undefined })
    })

    .post('/api/answer/send', requireLink(api, { evenIfOver: true }), async c => {
      const link = requestLinkOf(c)
      await countAttempt(api, 'answerByLink', link.tokenHash)
      const now = settings.clock()
      const fields = await parseFields(c)
      return idempotent(c, api, contentOf(c, fields), async on => {
        requireRunning(link)
        await sendAnswers(on, { now, site: settings.site() }, link, parseAnswers(fields, link))
        return done(c, 'sent')
      })
    })

    .post('/api/answer/acknowledge', requireLink(api), take('acknowledge'))
    .post('/api/answer/ship', requireLink(api), take('ship'))

    .post('/api/upload/answer', requireLink(api), limitForm, async c => {
      const link = requestLinkOf(c)
      await countAttempt(api, 'answerByLink', link.tokenHash)
      return storeFile(c, api, link.by, await parsePdf(c))
    })

    .get('/api/answer/files/:name', requireLink(api), c => {
      const ids = requestLinkOf(c).lines.map(({ id }) => id)
      return sendFile(c, api, isAttachedTo(orm, ids))
    })

    .delete('/api/dashboard/answer-links', requireSignIn(api), async c => {
      await revokeAnswerLinks(orm, settings.clock(), c.var.member)
      return c.json(done(c, 'linksRevoked'))
    })
}
