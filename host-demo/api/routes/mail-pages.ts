import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { DASHBOARD } from '#shared/routes/dashboard.ts'
import { confirm, findConfirmation } from '../account/confirmation.ts'
import { member } from '../database/tables.ts'
import * as pages from '../mail/letters/pages.ts'
import { CONFIRM, UNSUBSCRIBE } from '../mail/links.ts'
import { findUnsubscriber } from '../mail/unsubscribe.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { gone, showPage } from './mail-page.ts'

/**
 * Routes for the pages that mails open, without a sign-in. A program that checks the links of a mail opens them too, so a
 * page only asks, and its button does it.
 */
export function mailPages(api: Api) {
  const { orm } = api
  const tokenIn = (c: ApiContext) => c.req.query('token') ?? ''

  return (
    new Hono<ApiEnv>()
      .get(CONFIRM, async c => {
        const found = await findConfirmation(api, tokenIn(c))
        if (!found) return gone(c, pages.goneConfirmationPage)
        return showPage(c, found.language, pages.confirmPage(found))
      })
      .post(CONFIRM, async c => {
        const found = await confirm(api, tokenIn(c))
        if (!found) return gone(c, pages.goneConfirmationPage)
        const dashboard = api.settings.site() + DASHBOARD
        const words =
          found.companyId === null ? pages.confirmedPage(found) : pages.confirmedSellerPage(found, dashboard)
        return showPage(c, found.language, words)
      })
      .get(UNSUBSCRIBE, async c => {
        const found = await findUnsubscriber(orm, tokenIn(c))
        if (!found) return gone(c, pages.goneUnsubscriptionPage)
        return showPage(c, found.language, pages.unsubscribePage(found))
      })
      // Mail programs post here too, by their own button (RFC 8058).
      .post(UNSUBSCRIBE, async c => {
        const found = await findUnsubscriber(orm, tokenIn(c))
        if (!found) return gone(c, pages.goneUnsubscriptionPage)
        await orm.update(member).set({ wantsNotices: false }).where(eq(member.id, found.id))
        return showPage(c, found.language, pages.unsubscribedPage(found))
      })
  )
}
