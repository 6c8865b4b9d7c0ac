import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from '#shared/testing/asking.ts'
import { seed } from '#shared/testing/seed.ts'
import type { BidTable, ListRow } from '#shared/trade/bids.ts'
import type { Order, Orders } from '#shared/trade/order.ts'
import type { SentList } from '#shared/trade/quote.ts'
import {
  awardSteps,
  type Cell,
  History,
  money,
  type Ordered,
  orderSteps,
  QUANTITY,
  quoteSteps,
  type Step,
  undoSteps,
  waits,
} from '../bids/bid-histories.ts'
import { member } from '../database/tables.ts'
import { lastEvent } from '../quotes/seen.ts'
import { limits } from '../security/limits.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

// The API and a second account of its rules take the same steps, and must agree on each step, list, order and sum.

let api: TestApi
let buyer: string
const sellers = new Map<number, string>()
/** An item of each company. */
const items = new Map([
  [1, 2],
  [2, 14],
  [4, 16],
])
beforeAll(async () => {
  api = await startApi({ limits: limits(1e6) })
  for (const company of items.keys()) {
    const Email = emailOf(company)
    await api.join({ Email, Category: 'personal' })
    await api.database.orm.update(member).set({ companyId: company }).where(eq(member.email, Email))
  }
}, START_TIMEOUT)
afterAll(() => api.close())

const emailOf = (company: number): string => `seller${company}@example.test`

/** Signs both sides in: no session outlives the days that a history waits. */
async function signInAll(): Promise<void> {
  buyer = await api.asBuyer()
  for (const company of items.keys())
    sellers.set(company, await api.signIn(emailOf(company), 'long-enough-1'))
}

const sellerOf = (company: number): string => sellers.get(company) ?? ''

const DAY = 24 * 3600
const today = (): string => api.settings.clock().toISOString().slice(0, 10)

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: quoteSteps },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'decline'), cell: fc.nat(30) }),
  },
  { weight: 5, arbitrary: awardSteps },
  { weight: 3, arbitrary: undoSteps },
  { weight: 4, arbitrary: orderSteps },
  { weight: 1, arbitrary: waits },
)
const companies = fc.uniqueArray(fc.constantFrom(...items.keys()), { minLength: 1 })
const asks = fc.array(companies, { minLength: 1, maxLength: 3 })

let lists = 0

/** Sends the list of a history. Returns the id of each of its requests. */
async function sendList({ cells }: History): Promise<Map<Cell, number>> {
  lists += 1
  const ids = new Map<Cell, number>()
  for (const cell of cells) {
    const { company, title, listItem } = cell.request
    const listed = { list: `RFQ list 2026-01-15/h${lists}`, item: listItem ?? 0, of: cells.length }
    const rfqBody = asking('', { quantity: `${QUANTITY}` }, listed)
    const item = { categoryTypeId: 1, toTenantId: company.id, productServiceId: items.get(company.id) }
    const sent = { ...item, title, quantity: QUANTITY, rfqBody }
    const { body } = await api.post<{ Id: number }>('/api/public/rfq/new2', sent, { token: buyer })
    ids.set(cell, body.Id)
  }
  return ids
}

type Awarded = { orders: { id: number; company: { id: number } }[] }

/** Takes a history's steps by calls of the API too. A call is refused if, and only if, the step changes nothing. */
async function replay(history: History, taken: readonly Step[]) {
  await signInAll()
  const rfqs = await sendList(history)
  const orderIds = new Map<Ordered, number>()
  const rfqOf = (cell: Cell): number => rfqs.get(cell) ?? 0
  const seenOf = (cell: Cell) => lastEvent(api.database.orm, { type: 'rfq', id: rfqOf(cell) })
  const table = async () =>
    (
      await api.get<BidTable & { list: SentList }>('/api/dashboard/bids', {
        token: buyer,
        query: { rfq: [...rfqs.values()][0] ?? 0 },
      })
    ).body
  const list = (await table()).list.id
  const size = (): number =>
    [...history.cells.map(({ events }) => events), ...history.orders.map(each => each.steps)].flat().length

  async function call(step: Exclude<Step, { do: 'wait' }>) {
    if (step.do === 'award') {
      const chosen = history.awardable(step)
      if (chosen.length === 0) return null
      const awards = []
      for (const { cell, quantity } of chosen)
        awards.push({ rfq: rfqOf(cell), seen: await seenOf(cell), quantity: `${quantity}` })
      const sent = { list, awards }
      const { status, body } = await api.post<Awarded>('/api/dashboard/bids/award', sent, { token: buyer })
      return { status, orders: body.orders }
    }
    if ('order' in step) {
      const order = history.orders[step.order % history.orders.length]
      if (!order) return null
      const isBuyers = step.do === 'receive' || step.do === 'cancel'
      const token = isBuyers ? buyer : sellerOf(order.company)
      const path = `/api/dashboard/orders/${orderIds.get(order)}`
      if (step.do === 'openOrder') {
        await api.post(`${path}/open`, {}, { token })
        return null
      }
      const isAgain = order.steps.at(-1) === step.do
      const { status } = await api.post(`${path}/${step.do}`, {}, { token })
      return isAgain ? null : { status }
    }
    const cell = history.cells[step.cell % history.cells.length]
    if (!cell) return null
    const [rfq, seen] = [rfqOf(cell), await seenOf(cell)]
    const seller = sellerOf(cell.request.company.id)
    if (step.do === 'open') {
      await api.post(`/api/dashboard/quotes/rfq/${rfq}/seen`, { event: seen }, { token: seller })
      return null
    }
    if (step.do === 'undo') return api.post('/api/dashboard/bids/undo', { list, rfq, seen }, { token: buyer })
    const offer = step.do === 'quote' && {
      price: money(step.price),
      currency: step.currency,
      priceBasis: step.byUnit ? 'unit' : 'lump sum',
      validUntil: history.dayText(history.day + step.valid),
      delivery: '6 weeks',
    }
    const token = step.do === 'decline' ? buyer : seller
    return api.post(`/api/dashboard/rfqs/${rfq}`, { action: step.do, seen, ...offer }, { token })
  }

  for (const step of taken) {
    if (step.do === 'wait') {
      api.advance(step.days * DAY)
      await signInAll()
    }
    const answer = step.do === 'wait' ? null : await call(step)
    const [before, known] = [size(), history.orders.length]
    history.take(step)
    if (!answer) continue
    expect([step, answer.status]).toEqual([step, size() > before ? 200 : 409])
    if ('orders' in answer)
      for (const order of history.orders.slice(known))
        orderIds.set(order, answer.orders.find(({ company }) => company.id === order.company)?.id ?? 0)
  }
  return { list, table, rfqOf, orderIds }
}

/** The standing lines of an order, each with its sum in hundredths. */
const standing = ({ lines }: Ordered) =>
  lines
    .filter(({ isUndone }) => !isUndone)
    .map(({ offer, quantity }) => ({
      currency: offer.currency,
      cents: offer.byUnit ? offer.price * quantity : offer.price,
    }))

/** The totals of an order in hundredths, by currency. */
const totals = (order: Ordered): Record<string, number> =>
  Object.fromEntries(
    standing(order).map(({ currency }, _, all) => [
      currency,
      all.filter(each => each.currency === currency).reduce((sum, { cents }) => sum + cents, 0),
    ]),
  )

const inCents = (sums: readonly { currency: string; amount: string }[]): Record<string, number> =>
  Object.fromEntries(sums.map(({ currency, amount }) => [currency, Math.round(Number(amount) * 100)]))

test('after 10 random histories every order and list is as a recount says', async () => {
  const states = new Set<string>()
  await fc.assert(
    fc.asyncProperty(asks, fc.array(steps, { minLength: 10, maxLength: 40 }), async (asked, taken) => {
      const history = new History(asked, today())
      const { list, table, rfqOf, orderIds } = await replay(history, taken)
      const { cells, orders } = history

      const { lines: rows } = await table()
      for (const cell of cells) {
        const bid = rows.flatMap(({ bids }) => bids).find(each => each?.rfq === rfqOf(cell))
        expect(bid?.award ?? null).toEqual(
          cell.award && {
            event: expect.any(Number),
            order: orderIds.get(cell.award.order),
            number: expect.stringMatching(/^PO-\d{4}-\d{4}$/),
            state: cell.award.order.state,
            quantity: `${cell.award.quantity}`,
            canUndo: history.canUndo(cell),
          },
        )
      }
      const sent = (await api.get<ListRow[]>('/api/dashboard/lists', { token: buyer })).body
      expect(sent.find(({ id }) => id === list)).toMatchObject({
        lines: asked.length,
        sellers: new Set(asked.flat()).size,
        requests: cells.length,
        answered: cells.filter(({ hasAnswered }) => hasAnswered).length,
        ordered: new Set(
          cells.flatMap(({ request, state }) => (state === 'accepted' ? request.listItem : [])),
        ).size,
      })

      for (const party of [null, ...items.keys()]) {
        const [of, token] = party === null ? ['placed', buyer] : ['received', sellerOf(party)]
        const query = { of, RowsPerPage: 100, search: `2026-01-15/h${lists}` }
        const page = (await api.get<Orders>('/api/dashboard/orders', { token, query })).body
        const own = orders.filter(({ company }) => party === null || company === party)
        const found = page.orders.filter(each => each.list.id === list)
        expect(found.map(({ id }) => id)).toEqual(own.map(each => orderIds.get(each)).reverse())
        for (const row of found) {
          const order = own.find(each => orderIds.get(each) === row.id)
          if (!order) continue
          expect([row.state, row.lines, inCents(row.totals)]).toEqual([
            order.state,
            standing(order).length,
            totals(order),
          ])
        }
      }

      for (const order of orders) {
        states.add(order.state)
        const answer = await api.get<Order>(`/api/dashboard/orders/${orderIds.get(order)}`, { token: buyer })
        const { body } = answer
        expect(body.state).toBe(order.state)
        expect(body.steps.map(({ step }) => step)).toEqual(order.steps)
        expect(inCents(body.totals)).toEqual(totals(order))
        const byRfq = (one: { rfq: number }, other: { rfq: number }): number => one.rfq - other.rfq
        expect(
          body.lines
            .map(({ rfq, quantity, price, isUndone }) => ({ rfq, quantity, price: Number(price), isUndone }))
            .sort(byRfq),
        ).toEqual(
          order.lines
            .map(({ cell, quantity, offer, isUndone }) => ({
              rfq: rfqOf(cell),
              quantity: `${quantity}`,
              price: offer.price / 100,
              isUndone,
            }))
            .sort(byRfq),
        )
      }
    }),
    { numRuns: 10, seed },
  )
  expect(states.size).toBeGreaterThanOrEqual(3)
})
