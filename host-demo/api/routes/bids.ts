import { Hono } from 'hono'
import { award, parseAwards, undoAward } from '../bids/award.ts'
import { parseRates, readRates, saveRates } from '../bids/rates.ts'
import { readBids, readLists } from '../bids/read-bids.ts'
import type { Orm } from '../database/database.ts'
import { parseTerms } from '../orders/order-terms.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { type Fields, idField, parseCount, parseFields, textField } from '../request/fields.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

const LIST = { max: 100, empty: 'list is empty' }

/** Routes of the bid table: the RFQ lists of a member, their quotations side by side, exchange rates and awards. */
export function bidRoutes(api: Api) {
  const { orm, settings } = api
  const signedIn = requireSignIn(api)

  const change =
    (work: (on: Orm, c: ApiContext, list: string, fields: Fields) => Promise<object>) =>
    async (c: ApiContext) => {
      await countAttempt(api, 'quoteByMember', c.var.member.id)
      const fields = await parseFields(c)
      const list = textField(fields, 'list', LIST)
      return idempotent(c, api, JSON.stringify(fields), on => work(on, c, list, fields))
    }

  return new Hono<ApiEnv>()
    .get('/api/dashboard/lists', signedIn, async c => c.json(await readLists(orm, c.var.member)))

    .get('/api/dashboard/bids', signedIn, async c => {
      const { member } = c.var
      const list = textField(c.req.query(), 'list', LIST)
      const { date, table } = await readBids(orm, member, list, settings.clock())
      return c.json({ list, date, ...(await readRates(orm, member, list, table)), ...table })
    })

    .put(
      '/api/dashboard/bids/rates',
      signedIn,
      change(async (on, c, list, fields) => {
        await saveRates(on, settings.clock(), c.var.member, list, parseRates(fields))
        return success('The rates were saved.')
      }),
    )

    .post(
      '/api/dashboard/bids/award',
      signedIn,
      change(async (on, c, list, fields) => {
        const orders = await award(on, settings, c.var.member, list, parseAwards(fields), parseTerms(fields))
        return success('Ordered.', { orders })
      }),
    )

    .post(
      '/api/dashboard/bids/undo',
      signedIn,
      change(async (on, c, list, fields) => {
        const step = { rfq: idField(fields, 'rfq'), seen: parseCount(fields.seen) ?? 0 }
        await undoAward(on, settings, c.var.member, list, step)
        return success('The order of this line was taken back.')
      }),
    )
}
