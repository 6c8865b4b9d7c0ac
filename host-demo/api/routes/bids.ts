import { Hono } from 'hono'
import { award, parseAwards, undoAward } from '../bids/award.ts'
import { parseRates, readRates, saveRates } from '../bids/rates.ts'
import { listIn, readBids, readLists } from '../bids/read-bids.ts'
import type { Orm } from '../database/database.ts'
import { parseTerms } from '../orders/order-terms.ts'
import { renameList } from '../quotes/rfq-lists.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { done } from '../request/done.ts'
import { type Fields, idField, parseCount, parseDatabaseId, parseFields } from '../request/fields.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

/** Routes of the bid table: the RFQ lists of a member, their quotations side by side, exchange rates and awards. */
export function bidRoutes(api: Api) {
  const { orm, settings } = api
  const signedIn = requireSignIn(api)

  const change =
    (work: (on: Orm, c: ApiContext, list: number, fields: Fields) => Promise<object>) =>
    async (c: ApiContext) => {
      await countAttempt(api, 'quoteByMember', c.var.member.id)
      const fields = await parseFields(c)
      const list = idField(fields, 'list')
      return idempotent(c, api, JSON.stringify(fields), on => work(on, c, list, fields))
    }

  return new Hono<ApiEnv>()
    .get('/api/dashboard/lists', signedIn, async c => c.json(await readLists(orm, c.var.member)))

    .get('/api/dashboard/bids', signedIn, async c => {
      const { member } = c.var
      const id = await listIn(orm, member, c.req.query())
      const { list, date, table } = await readBids(orm, member, id, settings.clock())
      return c.json({ list, date, ...(await readRates(orm, id, table)), ...table })
    })

    .put('/api/dashboard/lists/:id', signedIn, async c => {
      await countAttempt(api, 'quoteByMember', c.var.member.id)
      const fields = await parseFields(c)
      return idempotent(c, api, JSON.stringify(fields), async on => {
        await renameList(on, c.var.member, parseDatabaseId(c.req.param('id')) ?? 0, fields)
        return done(c, 'listRenamed')
      })
    })

    .put(
      '/api/dashboard/bids/rates',
      signedIn,
      change(async (on, c, list, fields) => {
        await saveRates(on, settings.clock(), c.var.member, list, parseRates(fields))
        return done(c, 'ratesSaved')
      }),
    )

    .post(
      '/api/dashboard/bids/award',
      signedIn,
      change(async (on, c, list, fields) => {
        const orders = await award(on, settings, c.var.member, list, parseAwards(fields), parseTerms(fields))
        return done(c, 'ordered', { orders })
      }),
    )

    .post(
      '/api/dashboard/bids/undo',
      signedIn,
      change(async (on, c, list, fields) => {
        const step = { rfq: idField(fields, 'rfq'), seen: parseCount(fields.seen) ?? 0 }
        await undoAward(on, settings, c.var.member, list, step)
        return done(c, 'orderUndone')
      }),
    )
}
