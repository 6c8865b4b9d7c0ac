import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimitedApi } from '#host-demo/checks/trust/api-attack.ts'
import { callAll } from '#host-demo/checks/trust/every-call.ts'
import { daysLater } from '#shared/trade/calendar.ts'
import { orderStepNames } from '#shared/trade/order-state.ts'
import { queryRows } from '../database/database.ts'
import { answerLink } from '../database/tables.ts'
import { LINK_LASTS_DAYS } from '../quotes/answer-links.ts'
import { mailedOrder } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, type TestApi } from '../testing/start-api.ts'

// Who reads, opens and changes an order: every caller with every call of the API.

let api: TestApi
let tokens: { buyer: string; seller: string; stranger: string }
beforeAll(async () => {
  api = await unlimitedApi()
  const stranger = await api.join({ Email: 'rival@example.test', Name: 'Rival', Category: 'company' })
  tokens = { buyer: await api.asBuyer(), seller: await api.asSeller(), stranger }
}, START_TIMEOUT)
afterAll(() => api.close())

const bearerOf = (token: string) => ({ token, isMember: Object.values(tokens).includes(token) })

let made = 0

type Ordered = Awaited<ReturnType<typeof newOrder>>

/** Orders something from a company without members, or from the seller's, whose title only the two sides may read. */
async function newOrder(company: 1 | 2) {
  made += 1
  const secret = `only-for-two-sides-${made}-`
  return {
    secret,
    ...(await mailedOrder(api, tokens.buyer, { company, title: secret, terms: { poNumber: secret } })),
  }
}

const changeLink = ({ id }: Ordered, columns: Partial<typeof answerLink.$inferInsert>) =>
  api.database.orm.update(answerLink).set(columns).where(eq(answerLink.orderId, id))

/** The callers. Only the seller's own order is one of a company with members. */
const orderCallers: Readonly<Record<string, (order: Ordered) => Promise<string>>> = {
  nobody: async () => '',
  stranger: async () => tokens.stranger,
  'expired link': async order => {
    await changeLink(order, { createdAt: daysLater(api.settings.clock(), -LINK_LASTS_DAYS) })
    return order.link
  },
  'revoked link': async order => {
    await changeLink(order, { revokedAt: api.settings.clock() })
    return order.link
  },
  'link of its request': async ({ requestLink }) => requestLink,
  'link of another order': async () => (await newOrder(2)).link,
  'link of an order of another company': async () => (await newOrder(1)).link,
  'fresh link': async ({ link }) => link,
  buyer: async () => tokens.buyer,
  seller: async () => tokens.seller,
  'seller of another company': async () => tokens.seller,
}

const orderReads: Readonly<Record<string, readonly string[]>> = {
  'fresh link': ['POST /api/answer/acknowledge', 'POST /api/answer/open', 'POST /api/answer/ship'],
  buyer: [
    // Its list has the id of the order.
    'GET /api/dashboard/bids',
    'GET /api/dashboard/order-terms',
    'GET /api/dashboard/orders',
    'GET /api/dashboard/orders/:id',
    'GET /api/dashboard/outbox',
    'GET /api/dashboard/quotes',
    'GET /api/dashboard/quotes/rfq/:id',
    'POST /api/dashboard/orders/:id/open',
    'POST /api/dashboard/orders/:id/receive',
  ],
  seller: [
    'GET /api/dashboard/orders',
    'GET /api/dashboard/orders/:id',
    'GET /api/dashboard/outbox',
    'GET /api/dashboard/quotes',
    'GET /api/dashboard/quotes/rfq/:id',
    'POST /api/dashboard/orders/:id/acknowledge',
    'POST /api/dashboard/orders/:id/open',
    'POST /api/dashboard/orders/:id/ship',
  ],
}

/** The calls with which a caller opens or changes an order. A GET is none of them. */
const orderWrites: Readonly<Record<string, readonly string[]>> = {
  'fresh link': ['POST /api/answer/acknowledge', 'POST /api/answer/open', 'POST /api/answer/ship'],
  buyer: ['POST /api/dashboard/orders/:id/receive'],
  seller: [
    'POST /api/dashboard/orders/:id/acknowledge',
    'POST /api/dashboard/orders/:id/open',
    'POST /api/dashboard/orders/:id/ship',
  ],
}

/** Returns the order as it is stored, with what the seller has opened. */
const storedAs = async ({ id, rfq }: Ordered): Promise<string> =>
  JSON.stringify(
    await queryRows(
      api.database.orm,
      sql`select state, seller_saw, rfq.status,
            (select json_agg(s order by s.id) from order_step s where order_id = ${id}) as steps
          from purchase_order, rfq where purchase_order.id = ${id} and rfq.id = ${rfq}`,
    ),
  )

test.for(Object.keys(orderCallers))(
  '%s opens and changes only its orders, with every call of the API',
  {
    timeout: 400_000,
  },
  async (caller, context) => {
    const order = await newOrder(caller === 'seller' ? 1 : 2)
    const token = (await orderCallers[caller]?.(order)) ?? ''
    const watched = { secret: order.secret, ids: [order.id, order.rfq], stored: () => storedAs(order) }
    expect(await callAll(context, api, bearerOf(token), watched)).toEqual({
      read: orderReads[caller] ?? [],
      opened: [],
      written: orderWrites[caller] ?? [],
    })
  },
)

/** The steps that a caller may take with a new order, by its dashboard or by its link. */
const ownSteps: Readonly<Record<string, readonly string[]>> = {
  'fresh link': ['acknowledge', 'ship'],
  buyer: ['receive', 'cancel'],
  seller: ['acknowledge', 'ship'],
}

test.for(Object.keys(orderCallers))('%s takes only the steps of its side', async caller => {
  const taken: string[] = []
  for (const step of orderStepNames) {
    const order = await newOrder(caller === 'seller' ? 1 : 2)
    const token = (await orderCallers[caller]?.(order)) ?? ''
    const before = await storedAs(order)
    await api.post(`/api/dashboard/orders/${order.id}/${step}`, {}, { token })
    await api.post(`/api/answer/${step}`, {}, { token })
    if ((await storedAs(order)) !== before) taken.push(step)
  }
  expect(taken).toEqual(ownSteps[caller] ?? [])
})
