import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Quote } from '#shared/trade/quote.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
let seller: string
beforeAll(async () => {
  api = await startApi()
  buyer = await api.asBuyer()
  seller = await api.asSeller()
}, START_TIMEOUT)
afterAll(() => api.close())
// Each test begins without news.
beforeEach(async () => {
  for (const token of [buyer, seller])
    for (const { type, id, history } of (await list(token, { RowsPerPage: 100 })).quotes)
      await see(token, `${type}/${id}`, history.at(-1)?.id ?? 0)
})

const DAY = 24 * 3600

async function ask(title: string, { rfqBody = 'Please quote.', company = 1, item = 2 } = {}) {
  const rfq = { categoryTypeId: 1, title, quantity: 2, toTenantId: company, rfqBody, productServiceId: item }
  const { body } = await api.post<{ Id: number }>('/api/public/rfq/new2', rfq, { token: buyer })
  return body.Id
}

async function inquire() {
  const inquiry = { title: 'Inquiry : Repair', toTenantId: 1, inquiryBody: 'Do you repair?' }
  const { body } = await api.post<{ Item1: { Id: number } }>('/api/public/inquiry/new2', inquiry, {
    token: buyer,
  })
  return body.Item1.Id
}

type Page = { unseen: object; total: number; groups: object; quotes: Quote[] }

const list = async (token: string, query = {}) =>
  (await api.get<Page>('/api/dashboard/quotes', { token, query })).body
const one = (token: string, place: string) =>
  api.get<{ sides: string[]; quote: Quote }>(`/api/dashboard/quotes/${place}`, { token })
const see = (token: string, place: string, event: unknown) =>
  api.post(`/api/dashboard/quotes/${place}/seen`, { event }, { token })
const unseen = async (token: string) => (await api.get('/api/dashboard/unseen', { token })).body

const offer = {
  action: 'quote',
  price: '9',
  currency: 'MYR',
  priceBasis: 'unit',
  delivery: 'Soon',
  validUntil: '2026-03-31',
}

async function act(id: number, action: object, token = seller): Promise<void> {
  const { history } = (await one(token, `rfq/${id}`)).body.quote
  const sent = await api.post(
    `/api/dashboard/rfqs/${id}`,
    { seen: history.at(-1)?.id ?? 0, ...action },
    { token },
  )
  expect(sent.status).toBe(200)
}

describe('a request is new', () => {
  test('for the seller until it is opened, and not for the buyer who wrote it', async () => {
    const id = await ask('RFQ : Valve')
    const inquiry = await inquire()
    expect(await unseen(buyer)).toEqual({ sent: 0, received: 0 })
    expect(await unseen(seller)).toEqual({ sent: 0, received: 2 })
    expect(await list(seller)).toMatchObject({ unseen: { sent: 0, received: 2 } })
    await see(seller, `rfq/${id}`, 0)
    expect(await unseen(seller)).toEqual({ sent: 0, received: 1 })
    await see(seller, `inquiry/${inquiry}`, 0)
    expect(await unseen(seller)).toEqual({ sent: 0, received: 0 })
  })

  test('for each side when the other has done something, not for the side that did it', async () => {
    const id = await ask('RFQ : Valve')
    await act(id, offer)
    expect([await unseen(buyer), await unseen(seller)]).toEqual([
      { sent: 1, received: 0 },
      { sent: 0, received: 0 },
    ])
    const read = await one(buyer, `rfq/${id}`)
    expect([read.body.sides, read.body.quote.isNew]).toEqual([['sent'], true])
    expect(await unseen(buyer)).toEqual({ sent: 1, received: 0 })
    await see(buyer, `rfq/${id}`, read.body.quote.history.at(-1)?.id)
    expect((await one(buyer, `rfq/${id}`)).body.quote.isNew).toBe(false)
    await act(id, { action: 'ask', message: 'Sooner?' }, buyer)
    expect([await unseen(buyer), await unseen(seller)]).toEqual([
      { sent: 0, received: 0 },
      { sent: 0, received: 1 },
    ])
  })

  test('while what came after the opened page has not been seen', async () => {
    const id = await ask('RFQ : Valve')
    await act(id, offer)
    const seen = (await one(buyer, `rfq/${id}`)).body.quote.history.at(-1)?.id
    await act(id, { ...offer, price: '8' })
    await see(buyer, `rfq/${id}`, seen)
    expect(await unseen(buyer)).toEqual({ sent: 1, received: 0 })
    await see(buyer, `rfq/${id}`, 2_147_483_647)
    await act(id, { ...offer, price: '7' })
    expect(await unseen(buyer)).toEqual({ sent: 1, received: 0 })
  })
})

test('the states of requests are told to the buyer who sent them', async () => {
  const [quoted, open] = [await ask('RFQ : Valve'), await ask('RFQ : Pipe')]
  const inquiry = await inquire()
  await act(quoted, offer)
  const states = async (token: string) => {
    const query = { rfq: [quoted, open, 999, 'x'].join(), inquiry }
    return (await api.get('/api/dashboard/states', { token, query })).body
  }
  const told = { status: 'open', isNew: false, isUndelivered: false }
  expect(await states(buyer)).toEqual({
    rfq: [
      { ...told, id: quoted, status: 'quoted', isNew: true },
      { ...told, id: open },
    ],
    inquiry: [{ ...told, id: inquiry }],
  })
  expect(await states(seller)).toEqual({ rfq: [], inquiry: [] })
  expect((await api.get('/api/dashboard/states', { token: buyer })).body).toEqual({ rfq: [], inquiry: [] })
})

test('one request is for its parties only, to read and to mark', async () => {
  const id = await ask('RFQ : Valve')
  const stranger = await api.join({ Email: 'rival@example.test', Category: 'company' })
  expect((await one(seller, `rfq/${id}`)).body).toMatchObject({
    sides: ['received'],
    quote: { id, type: 'rfq', title: 'RFQ : Valve', isNew: true },
  })
  for (const place of [`rfq/${id}`, `inquiry/${id}`, 'rfq/999', 'rfq/x']) {
    expect((await one(stranger, place)).status).toBe(404)
    expect((await see(stranger, place, 0)).status).toBe(404)
  }
  for (const event of [undefined, -1, 'x', 1.5])
    expect((await see(seller, `rfq/${id}`, event)).status).toBe(400)
  expect(await unseen(seller)).toEqual({ sent: 0, received: 1 })
})

test('a quotation after the last day is late for both sides, one on that day is not', async () => {
  const rfqBody = '--- Requirements ---\nQuote by: 2026-01-16\n--- End of requirements ---'
  const id = await ask('RFQ : Valve', { rfqBody })
  api.advance(DAY)
  await act(id, offer)
  api.advance(DAY)
  await act(id, { action: 'ask', message: 'Less?' }, buyer)
  await act(id, { ...offer, price: '8' })
  const lateOf = async (token: string) =>
    (await one(token, `rfq/${id}`)).body.quote.history.map(({ isLate }) => isLate)
  expect(await lateOf(seller)).toEqual([false, false, true])
  expect(await lateOf(buyer)).toEqual([false, false, true])
})

test('the requests come in groups of states, with a count of each that knows the search', async () => {
  const [a, b, c] = [await ask('Anchor one'), await ask('Anchor two'), await ask('Anchor three')]
  await ask('Anchor four')
  await act(a, offer)
  await act(b, offer)
  await act(b, { action: 'accept' }, buyer)
  await act(c, { action: 'decline' }, buyer)
  const all = await list(buyer, { search: 'anchor' })
  expect([all.total, all.groups]).toEqual([4, { open: 1, quoted: 1, accepted: 1, over: 1 }])
  const quoted = await list(buyer, { group: 'quoted', search: 'anchor' })
  expect([quoted.total, quoted.groups]).toEqual([1, all.groups])
  expect(quoted.quotes.map(({ id }) => id)).toEqual([a])
  expect(await list(buyer, { group: 'over', search: 'one anchor' })).toMatchObject({
    total: 0,
    quotes: [],
    groups: { open: 0, quoted: 1, accepted: 0, over: 0 },
  })
  expect((await list(buyer, { group: 'over', status: 'open' })).total).toBe(0)
})

const gaskets = { search: 'gasket' }
const onList = (item: number) =>
  ['--- Requirements ---', `Reference: RFQ list L-1, item ${item} of 2`, '--- End of requirements ---'].join(
    '\n',
  )

test('news come first, and the requests of one list are together in the order of its lines', async () => {
  const first = await ask('Gasket 1', { rfqBody: onList(1) })
  api.advance(60)
  const alone = await ask('Gasket alone')
  api.advance(60)
  const second = await ask('Gasket 2', { rfqBody: onList(2) })
  const elsewhere = await ask('Gasket 2', { rfqBody: onList(2), company: 2, item: 14 })
  expect((await list(buyer, gaskets)).quotes.map(({ id }) => id)).toEqual([first, elsewhere, second, alone])
  expect((await list(buyer, gaskets)).quotes.map(({ listSize }) => listSize)).toEqual([
    ...Array.from({ length: 3 }, () => ({ lines: 2, sellers: 2 })),
    null,
  ])
  expect((await list(seller, gaskets)).quotes[0]).toMatchObject({ listSize: { lines: 2, sellers: 1 } })
  await act(alone, offer)
  expect((await list(buyer, gaskets)).quotes.map(({ id }) => id)).toEqual([alone, first, elsewhere, second])
  await act(second, offer)
  expect((await list(buyer, gaskets)).quotes.map(({ id }) => id)).toEqual([second, first, elsewhere, alone])
  const pages = [1, 2].map(PageNumber => list(buyer, { ...gaskets, PageNumber, RowsPerPage: 3 }))
  expect((await Promise.all(pages)).map(({ quotes }) => quotes.map(({ id }) => id))).toEqual([
    [second, first, elsewhere],
    [alone],
  ])
})
