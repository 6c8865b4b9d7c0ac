import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Quote } from '#shared/trade/quote.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

// A buyer's 23 requests to one seller and one to another, some of them with answers.
let api: TestApi
let buyer: string
let seller: string
beforeAll(async () => {
  api = await startApi()
  buyer = await api.join({ Email: 'buys@example.test', Name: 'Buying Works', Category: 'company' })
  seller = await api.asSeller()
  for (let at = 1; at <= 23; at += 1) {
    api.advance(60)
    await (at % 2 ? ask(at) : inquire(at))
  }
  await api.post(
    '/api/public/inquiry/new2',
    { title: 'Elsewhere', toTenantId: 2, inquiryBody: 'Hi' },
    { token: buyer },
  )
}, START_TIMEOUT)
afterAll(() => api.close())

const ask = (at: number) =>
  api.post(
    '/api/public/rfq/new2',
    {
      categoryTypeId: 1,
      title: `RFQ : Number ${at}`,
      quantity: 1,
      toTenantId: 1,
      rfqBody: at === 5 ? '100% Duplex_2205' : 'Please.',
      productServiceId: at === 3 ? 13 : 2,
    },
    { token: buyer },
  )

const inquire = (at: number) =>
  api.post(
    '/api/public/inquiry/new2',
    { title: `Inquiry : Number ${at}`, toTenantId: 1, inquiryBody: 'Do you repair?' },
    { token: buyer },
  )

type Page = { of: string; total: number; quotes: Quote[] }

const read = async (query: Record<string, string | number>, token = buyer) =>
  (await api.get<Page>('/api/dashboard/quotes', { token, query })).body
const numbers = ({ quotes }: Page) => quotes.map(({ title }) => Number(title.split(' ').at(-1)))

async function act(title: string, action: object, token = seller): Promise<void> {
  const { quotes } = await read({ search: title }, token)
  const quote = quotes.find(each => each.title.endsWith(title))
  if (!quote) throw new Error(`${title} is not listed`)
  const path = `/api/dashboard/${quote.type === 'rfq' ? 'rfqs' : 'inquiries'}/${quote.id}`
  const seen = quote.history.at(-1)?.id ?? 0
  expect((await api.post(path, { seen, ...action }, { token })).status).toBe(200)
}

test('a long list comes in pages, newest first, and never more than a hundred at once', async () => {
  const pages = [await read({ PageNumber: 1 }, seller), await read({ PageNumber: 3 }, seller)]
  expect(pages.map(({ of, total }) => [of, total])).toEqual([
    ['received', 23],
    ['received', 23],
  ])
  expect(pages.map(numbers)).toEqual([
    [23, 22, 21, 20, 19, 18, 17, 16, 15, 14],
    [3, 2, 1],
  ])
  expect(numbers(await read({ RowsPerPage: 100_000, PageNumber: 1 }, seller))).toHaveLength(23)
  expect(await read({ PageNumber: 9 }, seller)).toMatchObject({ total: 23, quotes: [] })
})

test.each([
  ['duplex_2205 100%', [5]],
  ['rfq 23', [23]],
  ['GATE valve', [3]],
  ['%', [5]],
  ["';--", []],
  ['Miri Pipe', [Number.NaN]],
])(
  'the search finds requests that contain all of "%s", even if it has a special meaning',
  async (search, found) => {
    expect(numbers(await read({ search }))).toEqual(found)
  },
)

test('the filter uses the states that are shown, also after a day has passed', async () => {
  const offer = {
    action: 'quote',
    price: '9',
    currency: 'MYR',
    priceBasis: 'unit',
    delivery: 'Soon',
    validUntil: '2026-01-16',
  }
  for (const title of ['Number 21', 'Number 19', 'Number 17', 'Number 15', 'Number 13'])
    await act(title, offer)
  await act('Number 19', { action: 'accept' }, buyer)
  await act('Number 17', { action: 'ask', message: 'Why?' }, buyer)
  await act('Number 15', { action: 'withdraw' })
  await act('Number 22', { action: 'answer', message: 'We do.' })
  await act('Number 20', { action: 'decline' }, buyer)
  const byState = async () => {
    const found: Record<string, number[]> = {}
    for (const status of ['quoted', 'accepted', 'asked', 'withdrawn', 'answered', 'declined', 'expired']) {
      const page = await read({ status })
      expect(page.quotes.map(quote => quote.status)).toEqual(page.quotes.map(() => status))
      expect(page.total).toBe(page.quotes.length)
      found[status] = numbers(page)
    }
    return found
  }
  const others = { accepted: [19], asked: [17], withdrawn: [15], answered: [22], declined: [20] }
  expect(await byState()).toEqual({ ...others, quoted: [21, 13], expired: [] })
  expect((await read({ status: 'open', search: 'number' })).total).toBe(16)
  api.advance(2 * 24 * 3600)
  expect(await byState()).toEqual({ ...others, quoted: [], expired: [21, 13] })
})

test('each request links to its item while that is published, and to the buyer’s company', async () => {
  const itemOf = async () => (await read({ search: 'gate valve' })).quotes[0]
  expect(await itemOf()).toMatchObject({ itemId: 13, buyer: { name: 'Buying Works' } })
  await api.put('/api/dashboard/products/13', { isPublished: false }, { token: seller })
  expect(await itemOf()).toMatchObject({ itemId: null, itemName: 'Gate Valve 1/2" 150#' })
})
