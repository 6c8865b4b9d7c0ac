import { afterAll, beforeAll, expect, test } from 'vitest'
import { AWARD_STANDS_MS, tellAwards } from '../bids/tell-awards.ts'
import { mail } from '../database/tables.ts'
import { remindSellers } from '../quotes/remind.ts'
import { limits } from '../security/limits.ts'
import { lastMail, linkIn, mailedOrder, mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

// Company 2 has no members, and so no dashboard.
const OFFICE = 'company-2@trade.test'
const DASHBOARD = /dashboard|Papan Pemuka|Quote Me/i

let api: TestApi
let buyer: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  buyer = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

type Opened = { ResponseMessage: string; lines: { id: number; status: string }[] }
const open = (link: string) => api.post<Opened>('/api/answer/open', {}, { token: link })

const act = (id: number, fields: object) =>
  api.post(`/api/dashboard/rfqs/${id}`, { seen: 0, ...fields }, { token: buyer })

const request = (requirements: { quoteBy?: string } = {}) =>
  mailedRequest(api, buyer, requirements, { toTenantId: 2, productServiceId: 14 })

/** Returns the last mail to the company, with the answer that its link gets. */
async function opened(subject: RegExp) {
  const letter = await lastMail(api, OFFICE)
  expect(letter.subject).toMatch(subject)
  expect([letter.body, letter.link]).toEqual([expect.not.stringMatching(DASHBOARD), ''])
  return { letter, answer: await open(linkIn(letter.body)) }
}

test('an undone order leads to the request, which is open again', async () => {
  const { rfq, undo } = await mailedOrder(api, buyer)
  api.advance(60)
  const held = await lastMail(api, OFFICE)
  await api.database.orm.update(mail).set({ state: 'sent' })
  expect((await undo()).status).toBe(200)
  const { letter, answer } = await opened(/^Order PO-2026-\d+ was taken back/)
  expect(letter.id).toBeGreaterThan(held.id)
  expect([answer.status, answer.body.lines]).toMatchObject([200, [{ id: rfq, status: 'quoted' }]])
})

test('a question leads to the request, and a declined one says that it is over, without a dashboard', async () => {
  const { id } = await request()
  await act(id, { action: 'ask', message: 'Is it in stock?' })
  expect((await opened(/^Re: /)).answer).toMatchObject({ status: 200, body: { lines: [{ id }] } })
  const { id: other } = await request()
  await act(other, { action: 'decline' })
  expect((await opened(/^Re: /)).answer).toMatchObject({
    status: 410,
    body: {
      ResponseMessage: 'This link is no longer valid because the buyer has declined or no longer needs it.',
    },
  })
})

test('a reminder leads to the request', async () => {
  const { id } = await request({ quoteBy: '2026-01-20' })
  api.advance(5 * 24 * 3600)
  await remindSellers({ orm: api.database.orm, settings: api.settings })
  expect((await opened(/^Quote by 20 Jan 2026/)).answer).toMatchObject({
    status: 200,
    body: { lines: [{ id }] },
  })
})

test('an inquiry is answered by mail only', async () => {
  const asked = { title: 'Opening hours', inquiryBody: 'When?', toTenantId: 2 }
  const { body } = await api.post<{ Item1: { Id: number }; Item2: number }>(
    '/api/public/inquiry/new2',
    asked,
    { token: buyer },
  )
  const ids = { tenantInquiryId: body.Item1.Id, inquiryHistoryId: body.Item2 }
  await api.post('/api/public/Inquiry/Email', ids, { token: buyer })
  const letter = await lastMail(api, OFFICE)
  expect([letter.subject, letter.link, linkIn(letter.body)]).toEqual(['Opening hours', '', ''])
  expect(letter.body).not.toMatch(DASHBOARD)
})

test('a line that went elsewhere, and one that is open again, lead to the request', async () => {
  const reference = 'RFQ list 2026-01-15/w1, item 1 of 1'
  const lost = await mailedRequest(api, buyer, { reference }, { toTenantId: 2, productServiceId: 14 })
  const won = await mailedRequest(api, buyer, { reference })
  const offer = {
    action: 'quote',
    seen: 0,
    price: '12.50',
    currency: 'MYR',
    priceBasis: 'unit',
    validUntil: '2026-02-15',
    delivery: '6 weeks',
  }
  for (const { id, link } of [lost, won])
    expect((await api.post('/api/answer/send', { lines: [{ id, ...offer }] }, { token: link })).status).toBe(
      200,
    )
  type Table = { list: { id: number }; lines: { bids: ({ rfq: number; seen: number } | null)[] }[] }
  const read = async () => {
    const { body } = await api.get<Table>('/api/dashboard/bids', { token: buyer, query: { rfq: won.id } })
    return { list: body.list.id, seen: body.lines[0]?.bids.find(bid => bid?.rfq === won.id)?.seen }
  }
  const stand = () => {
    api.advance(AWARD_STANDS_MS / 1000)
    return tellAwards({ orm: api.database.orm, settings: api.settings })
  }
  const { list, seen } = await read()
  const awards = [{ rfq: won.id, seen, quantity: '2' }]
  expect((await api.post('/api/dashboard/bids/award', { list, awards }, { token: buyer })).status).toBe(200)
  await stand()
  expect((await opened(/^Re: /)).answer).toMatchObject({
    status: 410,
    body: {
      ResponseMessage: 'This link is no longer valid because the buyer has declined or no longer needs it.',
    },
  })
  const undone = { ...(await read()), rfq: won.id }
  expect((await api.post('/api/dashboard/bids/undo', undone, { token: buyer })).status).toBe(200)
  await stand()
  expect((await opened(/^Open again: /)).answer).toMatchObject({
    status: 200,
    body: { lines: [{ id: lost.id }] },
  })
})
