import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#shared/trade/order.ts'
import { answerLink, mail, purchaseOrder, session } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import { limits } from '../security/limits.ts'
import { lastMail, mailedOrder, mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

const DAY = 24 * 3600

let api: TestApi
let buyer: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  buyer = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

type Said = { ResponseMessage: string }

const open = (link: string) => api.post<{ order: Order } & Said>('/api/answer/open', {}, { token: link })
const acknowledge = (link: string, key = '') =>
  api.post<Order & Said>(
    '/api/answer/acknowledge',
    {},
    { token: link, headers: key ? { 'Idempotency-Key': key } : {} },
  )
const rowOf = async (id: number) => {
  const [row] = await api.database.orm.select().from(purchaseOrder).where(eq(purchaseOrder.id, id))
  return row
}

test('a company without members opens its order by the link in the mail, and the buyer can no longer take it back', async () => {
  const sessions = await api.database.orm.$count(session)
  const { id, number, letter, link, canUndo, undo } = await mailedOrder(api, buyer)
  expect(letter.body).not.toMatch(/dashboard/i)
  expect([letter.link, await canUndo()]).toEqual(['', true])
  const { status, headers, body } = await open(link)
  expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([200, 'no-store', null])
  expect(body.order).toMatchObject({
    id,
    isOwn: false,
    number,
    state: 'ordered',
    steps: [],
    seller: { name: 'Miri Pipe & Steel' },
    buyer: { name: 'Aisyah Rahman' },
    lines: [{ quantity: '2', price: '12.50', amount: '25', isUndone: false }],
    totals: [{ currency: 'MYR', amount: '25' }],
  })
  expect(await canUndo()).toBe(false)
  const late = await undo()
  expect([late.status, late.body.ResponseMessage]).toEqual([
    409,
    expect.stringContaining(`the seller has opened order ${number}`),
  ])
  expect(await api.database.orm.$count(session)).toBe(sessions)
})

test('one tap acknowledges an order, once, and the buyer reads so in one mail and in the order', async () => {
  const { id, number, link } = await mailedOrder(api, buyer)
  const answers = await Promise.all([acknowledge(link, 'k1'), acknowledge(link, 'k1'), acknowledge(link)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const acknowledged = {
    state: 'acknowledged',
    steps: [{ step: 'acknowledge', at: '2026-01-15T08:00:00.000Z', by: 'Miri Pipe & Steel', note: '' }],
  }
  expect((await open(link)).body.order).toMatchObject(acknowledged)
  const read = await api.get<Order>(`/api/dashboard/orders/${id}`, { token: buyer })
  expect(read.body).toMatchObject({ isOwn: true, ...acknowledged })
  const subject = `Order ${number} was acknowledged`
  expect(await api.database.orm.$count(mail, eq(mail.subject, subject))).toBe(1)
  expect(await lastMail(api, demoMembers.buyer)).toMatchObject({
    subject,
    body: expect.stringMatching(/^Miri Pipe & Steel acknowledges order PO-2026-\d+ of RFQ list .+\.$/),
    link: `/app/dashboard/menu#order/${id}`,
  })
})

test('a company without members ships by its link, with a note, and nobody receives or cancels by it', async () => {
  const { id, number, link } = await mailedOrder(api, buyer)
  const note = 'GDEX 8812\nThree crates'
  const shipped = await api.post<Order>('/api/answer/ship', { note }, { token: link })
  expect(shipped.body).toMatchObject({ state: 'shipped', steps: [{ step: 'ship', note }] })
  expect(await lastMail(api, demoMembers.buyer)).toMatchObject({
    subject: `Order ${number} was shipped`,
    body: expect.stringMatching(
      /^Miri Pipe & Steel has shipped order PO-\S+ of RFQ list .+\.\n\n> GDEX 8812\n> Three crates$/,
    ),
  })
  for (const step of ['receive', 'cancel'])
    expect((await api.post(`/api/answer/${step}`, {}, { token: link })).status).toBe(404)
  expect((await rowOf(id))?.state).toBe('shipped')
})

test('acknowledging without opening counts as opened too', async () => {
  const { link, canUndo } = await mailedOrder(api, buyer)
  await acknowledge(link)
  expect(await canUndo()).toBe(false)
})

test('a member opens an order by the link in the mail and by the dashboard', async () => {
  const seller = await api.asSeller()
  const { id, letter, link } = await mailedOrder(api, buyer, { company: 1 })
  expect(letter.link).toBe(`/app/dashboard/menu#order/${id}`)
  expect((await open(link)).body.order.id).toBe(id)
  const path = `/api/dashboard/orders/${id}/acknowledge`
  expect((await api.post<Said>(path, {}, { token: buyer })).body.ResponseMessage).toBe(
    'Only the seller can do this.',
  )
  expect((await rowOf(id))?.state).toBe('ordered')
  const acknowledged = { state: 'acknowledged', steps: [{ by: 'Daniel Lim' }] }
  expect((await api.post<Order>(path, {}, { token: seller })).body).toMatchObject(acknowledged)
  expect((await open(link)).body.order).toMatchObject(acknowledged)
})

test('an order that was taken back is cancelled, and cannot be acknowledged', async () => {
  const { number, link, undo } = await mailedOrder(api, buyer)
  expect((await undo()).status).toBe(200)
  expect((await open(link)).body.order).toMatchObject({
    state: 'cancelled',
    lines: [{ isUndone: true }],
    totals: [],
  })
  expect(await acknowledge(link)).toMatchObject({
    status: 409,
    body: {
      ResponseMessage: `Order ${number} is cancelled, so it cannot be acknowledged. Do not deliver it.`,
    },
  })
})

test('whichever comes first, opening or taking back, the seller never reads an order that is gone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { link, undo } = await mailedOrder(api, buyer)
    const [opened, undone] =
      round % 2 === 0
        ? await Promise.all([open(link), undo()])
        : (await Promise.all([undo(), open(link)])).toReversed()
    expect([200, 409]).toContain(undone?.status)
    const isGone = undone?.status === 200
    expect(opened?.body).toMatchObject({ order: { lines: [{ isUndone: isGone }] } })
  }
})

describe('a link', () => {
  test('opens only what its mail is about', async () => {
    const { id, link, rfq } = await mailedOrder(api, buyer)
    const asked = await mailedRequest(api, buyer, {}, { toTenantId: 2, productServiceId: 14 })
    const refusal = { lines: [{ id: rfq, action: 'refuse', seen: 0 }] }
    expect((await api.post('/api/answer/send', refusal, { token: link })).status).toBe(404)
    expect((await acknowledge(asked.link)).status).toBe(404)
    expect((await rowOf(id))?.state).toBe('ordered')
    const form = new FormData()
    form.append('file', new File(['%PDF-1.4'], 'a.pdf'))
    expect((await api.send('POST', '/api/upload/answer', form, { token: link })).status).toBe(404)
    for (const path of [`/api/dashboard/orders/${id}`, '/api/dashboard/member'])
      expect((await api.get(path, { token: link })).status).toBe(401)
  })

  test('is stored as a hash', async () => {
    const { id, link } = await mailedOrder(api, buyer)
    const [row] = await api.database.orm.select().from(answerLink).where(eq(answerLink.orderId, id))
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(link)
  })

  test('ends 180 days after its mail, whatever deadline the buyer states', {
    timeout: START_TIMEOUT,
  }, async () => {
    const later = await startApi()
    const token = await later.asBuyer()
    const { link } = await mailedOrder(later, token)
    const asked = [
      await mailedRequest(later, token, { quoteBy: '2199-12-31' }),
      await mailedRequest(later, token, { quoteBy: '2027-06-30' }),
    ]
    const links = [link, ...asked.map(each => each.link)]
    const opened = (token: string) => later.post<Said>('/api/answer/open', {}, { token })
    later.advance(180 * DAY - 1)
    for (const each of links) expect((await opened(each)).status).toBe(200)
    later.advance(1)
    const said = await Promise.all(links.map(opened))
    expect(said.map(({ status, body }) => [status, body.ResponseMessage])).toEqual([
      [410, expect.stringContaining('the order is too old.')],
      [410, expect.stringContaining('the request is too old.')],
      [410, expect.stringContaining('the request is too old.')],
    ])
    await later.close()
  })

  test('to an order ends when a member of the company revokes those from before it had members', async () => {
    const { link } = await mailedOrder(api, buyer)
    const { link: own } = await mailedOrder(api, buyer, { company: 1 })
    const seller = await api.asSeller()
    await api.send('DELETE', '/api/dashboard/answer-links', undefined, { token: seller })
    expect([(await open(own)).status, (await open(link)).status]).toEqual([410, 200])
  })
})

describe('a link to a request', () => {
  const listed = (item: number, list: string) => ({ reference: `${list}, item ${item} of 2` })

  test('ends with the request of its mail, also if the buyer sends another line of the list later', async () => {
    const list = 'RFQ list ENDS'
    const first = await mailedRequest(api, buyer, listed(1, list))
    const lines = [{ id: first.id, action: 'refuse', seen: 0 }]
    await api.post('/api/answer/send', { lines }, { token: first.link })
    expect((await open(first.link)).status).toBe(410)
    api.advance(60)
    const second = await mailedRequest(api, buyer, listed(2, list))
    expect(await open(first.link)).toMatchObject({
      status: 410,
      body: { ResponseMessage: expect.stringContaining('your company has answered that it does not quote.') },
    })
    const quote = { ...lines[0], id: second.id }
    expect((await api.post('/api/answer/send', { lines: [quote] }, { token: first.link })).status).toBe(410)
    expect((await open(second.link)).body).toMatchObject({ closed: 1, lines: [{ id: second.id }] })
  })

  test('that is too old stays so when another line of its list is sent', {
    timeout: START_TIMEOUT,
  }, async () => {
    const later = await startApi()
    const token = await later.asBuyer()
    const list = 'RFQ list OLD'
    const old = await mailedRequest(later, token, { ...listed(1, list), quoteBy: '2026-01-20' })
    later.advance(60 * DAY)
    const fresh = await mailedRequest(later, await later.asBuyer(), listed(2, list))
    const openLater = (link: string) => later.post('/api/answer/open', {}, { token: link })
    expect([(await openLater(old.link)).status, (await openLater(fresh.link)).status]).toEqual([410, 200])
    await later.close()
  })
})
