import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#shared/testing/seed.ts'
import {
  MAX_NOTE,
  MAX_TERM,
  NO_TERMS,
  type Order,
  type Orders,
  type OrderTerms,
} from '#shared/trade/order.ts'
import { mail, member } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import { nextOrderNumber } from '../orders/order-number.ts'
import { limits } from '../security/limits.ts'
import { lastMail, linkIn, mailedOrder } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
let seller: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  buyer = await api.asBuyer()
  seller = await api.asSeller()
}, START_TIMEOUT)
afterAll(() => api.close())

type Said = { ResponseMessage: string }

const take = (id: number, step: string, token: string, note = '') =>
  api.post<Order & Said>(`/api/dashboard/orders/${id}/${step}`, { note }, { token })
const listOf = async (token: string, query: Record<string, string | number> = {}) =>
  (await api.get<Orders>('/api/dashboard/orders', { token, query })).body
const lastTerms = async (token: string) =>
  (await api.get<OrderTerms>('/api/dashboard/order-terms', { token })).body

test('the orders of a year are counted, from 1 on the first day of the buyer’s year', async () => {
  const { orm } = api.database
  const [found] = await orm.select().from(member).where(eq(member.email, demoMembers.buyer))
  if (!found) throw new Error('There is no buyer')
  const next = (at: string) => orm.transaction(on => nextOrderNumber(on, new Date(at), found))
  const zone = (timeZone: string) => orm.update(member).set({ timeZone }).where(eq(member.id, found.id))
  await zone('Asia/Kuala_Lumpur')
  const inYear = await Promise.all([1, 2, 3, 4, 5].map(() => next('2031-06-01T00:00:00Z')))
  expect(inYear.sort()).toEqual([1, 2, 3, 4, 5].map(count => `PO-2031-000${count}`))
  expect(await next('2031-12-31T17:00:00Z')).toBe('PO-2032-0001')
  await zone('America/New_York')
  expect(await next('2032-01-01T03:00:00Z')).toBe('PO-2031-0006')
  await zone('Asia/Kuala_Lumpur')
})

test('an order carries the terms of its buyer, in each mail and for the next time', async () => {
  const fresh = await api.join({ Email: 'new-buyer@example.test', Category: 'personal' })
  expect(await lastTerms(fresh)).toEqual(NO_TERMS)
  const terms = { poNumber: 'MR-118', deliverTo: 'Gate 3\nKerteh', payment: '30 days' }
  const { id, letter } = await mailedOrder(api, buyer, { terms })
  expect(letter.body).toContain(
    'The buyer adds:\n> PO number: MR-118\n> Deliver to: Gate 3\n> Kerteh\n> Payment: 30 days',
  )
  expect((await api.get<Order>(`/api/dashboard/orders/${id}`, { token: buyer })).body.terms).toEqual(terms)
  expect(await lastTerms(buyer)).toEqual(terms)
  await mailedOrder(api, buyer, { terms: { payment: 'On delivery' } })
  expect(await lastTerms(buyer)).toEqual({ ...NO_TERMS, payment: 'On delivery' })
  for (const token of [fresh, seller]) expect(await lastTerms(token)).toEqual(NO_TERMS)
  for (const name of Object.keys(NO_TERMS)) {
    const long = {
      list: 1,
      awards: [{ rfq: 1, quantity: '1' }],
      terms: { [name]: 'x'.repeat(MAX_TERM + 1) },
    }
    expect(await api.post<Said>('/api/dashboard/bids/award', long, { token: buyer })).toMatchObject({
      status: 400,
      body: { ResponseMessage: `${name} is too long: at most 200 characters.` },
    })
  }
})

test('both sides see what became of an order, and each is mailed about the other’s steps', async () => {
  const { id, number, listName } = await mailedOrder(api, buyer, { company: 1 })
  await take(id, 'acknowledge', seller)
  await take(id, 'ship', seller, 'GDEX 8812')
  expect(await lastMail(api, demoMembers.buyer)).toMatchObject({
    subject: `Order ${number} was shipped`,
    body: `Daniel Lim of Kemaman Valve Works Sdn Bhd has shipped order ${number} of ${listName}.\n\n> GDEX 8812`,
    replyTo: demoMembers.seller,
  })
  const received = await take(id, 'receive', buyer, 'One is scratched.')
  expect(received.body).toMatchObject({
    state: 'received',
    steps: [
      { step: 'acknowledge', by: 'Daniel Lim', note: '' },
      { step: 'ship', by: 'Daniel Lim', note: 'GDEX 8812' },
      { step: 'receive', by: 'Aisyah Rahman', note: 'One is scratched.' },
    ],
  })
  const letter = await lastMail(api, demoMembers.seller)
  expect(letter).toMatchObject({
    subject: `Order ${number} was received`,
    body: expect.stringMatching(
      /^Aisyah Rahman <buyer@demo\.test> has received what you delivered for order PO-\S+ of RFQ list \S+\.\n\n> One is scratched\.\n\nOpen the order without signing in: /,
    ),
    link: `/app/dashboard/menu#order/${id}`,
    replyTo: demoMembers.buyer,
  })
  const byLink = await api.post<{ order: Order }>('/api/answer/open', {}, { token: linkIn(letter.body) })
  expect(byLink.body.order).toEqual({ ...received.body, isOwn: false })
})

test('the mails of steps are in the language of their reader', async () => {
  const { id, number, listName } = await mailedOrder(api, buyer, { company: 1 })
  const speak = (language: string, token: string) =>
    api.put('/api/dashboard/mails', { language, notices: 'yes' }, { token })
  await Promise.all([speak('ms', buyer), speak('ms', seller)])
  await take(id, 'acknowledge', seller)
  expect(await lastMail(api, demoMembers.buyer)).toMatchObject({
    subject: `Pesanan ${number} telah diakui`,
    body: `Daniel Lim daripada Kemaman Valve Works Sdn Bhd mengakui pesanan ${number} daripada ${listName}.`,
  })
  await take(id, 'cancel', buyer)
  expect(await lastMail(api, demoMembers.seller)).toMatchObject({
    subject: `Pesanan ${number} telah dibatalkan`,
    body: expect.stringMatching(/^Aisyah Rahman <.+> telah membatalkan pesanan PO-\S+ daripada RFQ list/),
  })
  await Promise.all([speak('en', buyer), speak('en', seller)])
})

test('a step that is not possible says the state and what to do', async () => {
  const { id, number, undo, canUndo } = await mailedOrder(api, buyer, { company: 1 })
  const refused = async (step: string, token: string, note = '') => {
    const { status, body } = await take(id, step, token, note)
    return [status, body.ResponseMessage]
  }
  expect(await refused('ship', seller, 'x'.repeat(MAX_NOTE + 1))).toEqual([
    400,
    'note is too long: at most 500 characters.',
  ])
  expect(await refused('ship', buyer)).toEqual([403, 'Only the seller can do this.'])
  expect(await refused('cancel', seller)).toEqual([403, 'Only the buyer can do this.'])
  expect(await canUndo()).toBe(true)
  await take(id, 'ship', seller, 'GDEX 1')
  expect(await refused('ship', seller, 'GDEX 2')).toEqual([
    409,
    `Order ${number} is already shipped, so this note was not saved. Write it to the buyer.`,
  ])
  expect(await refused('acknowledge', seller)).toEqual([
    409,
    `Order ${number} is shipped, so it cannot be acknowledged. There is nothing more to do.`,
  ])
  expect(await refused('cancel', buyer)).toEqual([
    409,
    `Order ${number} is shipped, so it cannot be cancelled. To send it back, write to the seller.`,
  ])
  expect((await undo()).body.ResponseMessage).toContain(`order ${number} is shipped, so it cannot be undone`)
})

test('a cancelled order keeps its lines awarded: nothing opens again', async () => {
  const { id, number, rfq, undo, canUndo } = await mailedOrder(api, buyer, { company: 1 })
  await take(id, 'cancel', buyer, 'Ordered twice by mistake.')
  expect(await lastMail(api, demoMembers.seller)).toMatchObject({
    subject: `Order ${number} was cancelled`,
    body: expect.stringContaining('Please do not deliver it.\n\n> Ordered twice by mistake.'),
  })
  expect((await take(id, 'ship', seller)).body.ResponseMessage).toBe(
    `Order ${number} is cancelled, so it cannot be shipped. Do not deliver it.`,
  )
  expect((await take(id, 'receive', buyer)).body.ResponseMessage).toBe(
    `Order ${number} is cancelled, so it cannot be received. If it arrived anyway, write to the seller.`,
  )
  expect([await canUndo(), (await undo()).status]).toEqual([false, 409])
  const { body } = await api.get(`/api/dashboard/quotes/rfq/${rfq}`, { token: buyer })
  expect(body).toMatchObject({ quote: { status: 'accepted' } })
})

test('cancelling an order whose mail has not left takes that mail back', async () => {
  const { list, rfq, undo, number: first } = await mailedOrder(api, buyer, { company: 1 })
  await undo()
  const { body: table } = await api.get<{ lines: { bids: { seen: number }[] }[] }>('/api/dashboard/bids', {
    token: buyer,
    query: { list },
  })
  const awards = [{ rfq, seen: table.lines[0]?.bids[0]?.seen, quantity: '2' }]
  const { body } = await api.post<{ orders: { id: number; number: string }[] }>(
    '/api/dashboard/bids/award',
    { list, awards },
    { token: buyer },
  )
  const again = body.orders[0]
  if (!again) throw new Error('Nothing was ordered')
  expect(again.number).not.toBe(first)
  const waiting = () => api.database.orm.$count(mail, eq(mail.orderId, again.id))
  expect(await waiting()).toBe(1)
  await take(again.id, 'cancel', buyer)
  expect(await waiting()).toBe(0)
})

test('each side has its list of orders: newest first, by page, state and words', async () => {
  const title = 'RFQ : Valve'
  const placed = await listOf(buyer)
  expect([placed.of, placed.counts.received]).toEqual(['placed', 0])
  const terms = { poNumber: 'FIND ME 77' }
  const { id, number, list, listName } = await mailedOrder(api, buyer, { company: 1, title, terms })
  const row = {
    id,
    number,
    list: { id: list, name: listName },
    createdAt: '2026-01-15T08:00:00.000Z',
    isOwn: true,
    state: 'ordered',
    terms: { ...NO_TERMS, ...terms },
    totals: [{ currency: 'MYR', amount: '25' }],
    company: 'Kemaman Valve Works Sdn Bhd',
    lines: 1,
  }
  const all = await listOf(buyer, { RowsPerPage: 100 })
  expect([all.total, all.orders[0]]).toEqual([placed.counts.placed + 1, row])
  expect(all.orders.map(each => each.id)).toEqual(all.orders.map(each => each.id).sort((a, b) => b - a))
  const second = await listOf(buyer, { RowsPerPage: 1, PageNumber: 2 })
  expect([second.total, second.orders]).toEqual([all.total, [all.orders[1]]])

  const received = await listOf(seller)
  expect([received.of, received.counts.placed]).toEqual(['received', 0])
  // The demo buyer has no company.
  expect(received.orders[0]).toEqual({ ...row, isOwn: false, company: 'Aisyah Rahman' })
  for (const search of ['find me', number, 'kemaman 77', listName])
    expect((await listOf(buyer, { search })).orders.map(each => each.id)).toEqual([id])
  expect(await listOf(buyer, { search: 'nothing like it' })).toMatchObject({ total: 0, orders: [] })
  await take(id, 'ship', seller)
  const shipped = await listOf(buyer, { state: 'shipped', RowsPerPage: 100 })
  expect([shipped.orders[0]?.id, shipped.orders.every(({ state }) => state === 'shipped')]).toEqual([
    id,
    true,
  ])
  const stranger = await api.join({ Email: 'stranger@example.test', Category: 'company' })
  for (const of of ['placed', 'received'])
    expect(await listOf(stranger, { of })).toMatchObject({
      total: 0,
      orders: [],
      counts: { placed: 0, received: 0 },
    })
})

test('a line that is taken back leaves the order', async () => {
  const { id, undo } = await mailedOrder(api, buyer, { company: 1 })
  await undo()
  const [row] = (await listOf(seller)).orders
  expect(row).toMatchObject({ id, lines: 0, totals: [], state: 'cancelled' })
})

/** The rules of both sides as a second account of them: the state after each step that is possible. */
const RULES: Readonly<Record<string, string>> = {
  'ordered acknowledge': 'acknowledged',
  'ordered ship': 'shipped',
  'ordered receive': 'received',
  'ordered cancel': 'cancelled',
  'acknowledged ship': 'shipped',
  'acknowledged receive': 'received',
  'acknowledged cancel': 'cancelled',
  'shipped receive': 'received',
}
const SELLER_STEPS = ['acknowledge', 'ship']

test('any history of an order follows the rules of its states, with one mail for each step', {
  timeout: 240_000,
}, async () => {
  const step = fc.record({
    step: fc.constantFrom('acknowledge', 'ship', 'receive', 'cancel', 'open', 'undo'),
    bySeller: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async steps => {
      const { id, number, undo } = await mailedOrder(api, buyer, { company: 1 })
      const mails = () => api.database.orm.$count(mail)
      let state = 'ordered'
      let isOpened = false
      const done: string[] = []
      for (const { step, bySeller } of steps) {
        const before = await mails()
        const token = bySeller ? seller : buyer
        if (step === 'open') {
          await api.post(`/api/dashboard/orders/${id}/open`, {}, { token })
          isOpened ||= bySeller
          continue
        }
        if (step === 'undo') {
          const mayUndo = state === 'ordered' && !isOpened
          expect((await undo()).status === 200).toBe(mayUndo)
          if (!mayUndo) continue
          state = 'cancelled'
          done.push('cancel')
          continue
        }
        const next = RULES[`${state} ${step}`]
        const isOnSide = SELLER_STEPS.includes(step) === bySeller
        const isRepeated = state === Object.entries(RULES).find(([rule]) => rule.endsWith(step))?.[1]
        const { status } = await take(id, step, token)
        expect(status).toBe(isOnSide ? (next || isRepeated ? 200 : 409) : 403)
        const isDone = isOnSide && next !== undefined
        expect((await mails()) - before).toBe(isDone ? 1 : 0)
        isOpened ||= isOnSide && bySeller && status === 200
        if (!isDone) continue
        state = next
        done.push(step)
      }
      const { body } = await api.get<Order>(`/api/dashboard/orders/${id}`, { token: buyer })
      expect([body.number, body.state, body.steps.map(each => each.step)]).toEqual([number, state, done])
    }),
    { seed, numRuns: 15 },
  )
})
