import { Hono } from 'hono'
import { limitForm, parsePdf } from '../files/receive.ts'
import { openRequests, parseAnswers, sendAnswers } from '../quotes/answer-by-mail.ts'
import { contentOf } from '../quotes/parse-quote.ts'
import { isAttachedTo } from '../quotes/uploads.ts'
import { type Api, type ApiEnv, success } from '../request/api.ts'
import { parseFields } from '../request/fields.ts'
import { linkOf, requireLink, requireRunning, revokeAnswerLinks } from '../security/answer-links.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'
import { sendFile, storeFile } from './files.ts'

/** Routes for answering a request by the link in its mail. Its secret is the bearer, and opens nothing else. */
export function answerRoutes(api: Api) {
  const { orm, settings } = api
  return new Hono<ApiEnv>()
    .post('/api/answer/open', requireLink(api), async c =>
      c.json(await orm.transaction(on => openRequests(on, settings.clock(), linkOf(c)))),
    )

    .post('/api/answer/send', requireLink(api, { evenIfOver: true }), async c => {
      const link = linkOf(c)
      await countAttempt(api, 'answerByLink', link.tokenHash)
      const now = settings.clock()
      const fields = await parseFields(c)
      return idempotent(c, api, contentOf(c, fields), async on => {
        requireRunning(link)
        await sendAnswers(on, now, link, parseAnswers(fields, link))
        return success('Sent.')
      })
    })

    .post('/api/upload/answer', requireLink(api), limitForm, async c => {
      const link = linkOf(c)
      await countAttempt(api, 'answerByLink', link.tokenHash)
      return storeFile(c, api, link.by, await parsePdf(c))
    })

    .get('/api/answer/files/:name', requireLink(api), c => {
      const ids = linkOf(c).lines.map(({ id }) => id)
      return sendFile(c, api, isAttachedTo(orm, ids))
    })

    .delete('/api/dashboard/answer-links', requireSignIn(api), async c => {
      await revokeAnswerLinks(orm, settings.clock(), c.var.member)
      return c.json(success('The links were revoked.'))
    })
}
