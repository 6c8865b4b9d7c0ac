import { Hono } from 'hono'
import { confirmSubscription, findSubscription, leaveNewsletter } from '../account/newsletter.ts'
import * as pages from '../mail/letters/pages.ts'
import { LEAVE, SUBSCRIBE } from '../mail/links.ts'
import { findLeaving } from '../mail/unsubscribe.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { visitorLanguage } from '../request/language.ts'
import { gone, showPage } from './mail-page.ts'

/** Routes for the pages that mails of the newsletter open. As in mail-pages.ts, only a button does something. */
export function newsletterPages(api: Api) {
  const { orm } = api
  const tokenIn = (c: ApiContext) => c.req.query('token') ?? ''
  const answer = (c: ApiContext, email: string | undefined, page: typeof pages.subscribePage) => {
    if (email === undefined) return gone(c, pages.goneNewsletterPage)
    return showPage(c, visitorLanguage(c), page({ email }))
  }
  return (
    new Hono<ApiEnv>()
      .get(SUBSCRIBE, async c => answer(c, await findSubscription(orm, tokenIn(c)), pages.subscribePage))
      .post(SUBSCRIBE, async c =>
        answer(
          c,
          await confirmSubscription(api, tokenIn(c), visitorLanguage(c) ?? 'en'),
          pages.subscribedPage,
        ),
      )
      .get(LEAVE, async c => answer(c, await findLeaving(orm, tokenIn(c)), pages.leavePage))
      // Mail programs post here too, by their own button (RFC 8058).
      .post(LEAVE, async c => answer(c, await leaveNewsletter(orm, tokenIn(c)), pages.leftPage))
  )
}
