import { Hono } from 'hono'
import { MAX_NOTE, orderSides } from '#shared/trade/order.ts'
import { type OrderStep, orderStates } from '#shared/trade/order-state.ts'
import { readLastTerms } from '../orders/order-terms.ts'
import { countOrders, listOrders, openOrder, readOrder } from '../orders/read-orders.ts'
import { takeOrderStep } from '../orders/take-order-step.ts'
import type { Api, ApiContext, ApiEnv, Author } from '../request/api.ts'
import { parseDatabaseId, parseFields, textField } from '../request/fields.ts'
import { queryPaging } from '../request/query.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'

/** Routes of orders: those that a member placed, and those that the member's company received. */
export function orderRoutes(api: Api) {
  const { orm } = api
  const signedIn = requireSignIn(api)

  const take = (step: OrderStep) => async (c: ApiContext) => {
    await countAttempt(api, 'quoteByMember', c.var.member.id)
    return answerStep(c, api, step, { by: c.var.member, order: orderIn(c) })
  }

  return new Hono<ApiEnv>()
    .get('/api/dashboard/orders', signedIn, async c => {
      const counts = await countOrders(orm, c.var.member)
      const { of: given, state } = c.req.query()
      const search = textField(c.req.query(), 'search', { max: 200 })
      // Without a side in the request, the reply has the side that is not empty.
      const of =
        orderSides.find(each => each === given) ?? (counts.placed || !counts.received ? 'placed' : 'received')
      const wanted = { ...queryPaging(c), of, state: orderStates.find(each => each === state), search }
      return c.json({ of, counts, ...(await listOrders(orm, c.var.member, wanted)) })
    })

    .get('/api/dashboard/order-terms', signedIn, async c => c.json(await readLastTerms(orm, c.var.member)))

    .get('/api/dashboard/orders/:id', signedIn, async c =>
      c.json(await readOrder(orm, c.var.member, orderIn(c))),
    )

    .post('/api/dashboard/orders/:id/open', signedIn, async c =>
      c.json(await orm.transaction(on => openOrder(on, c.var.member, orderIn(c)))),
    )

    .post('/api/dashboard/orders/:id/acknowledge', signedIn, take('acknowledge'))
    .post('/api/dashboard/orders/:id/ship', signedIn, take('ship'))
    .post('/api/dashboard/orders/:id/receive', signedIn, take('receive'))
    .post('/api/dashboard/orders/:id/cancel', signedIn, take('cancel'))
}

const orderIn = (c: ApiContext): number => parseDatabaseId(c.req.param('id')) ?? 0

/** Takes a step with an order for a member, or by the link in a mail, once. */
export async function answerStep(
  c: ApiContext,
  api: Api,
  step: OrderStep,
  { by, order }: { by: Author; order: number },
): Promise<Response> {
  const { settings } = api
  const note = textField(await parseFields(c), 'note', { max: MAX_NOTE, lines: true })
  const at = { now: settings.clock(), site: settings.site() }
  return idempotent(c, api, note, on => takeOrderStep(on, at, by, order, { step, note }))
}
