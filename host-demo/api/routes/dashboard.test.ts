import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked } from '#shared/testing/asking.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
let seller: string
let file: string
beforeAll(async () => {
  api = await startApi()
  buyer = await api.asBuyer()
  seller = await api.asSeller()
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4'], 'a.pdf'))
  const upload = await api.send<{ Result: [{ DocFileName: string }] }>(
    'POST',
    '/api/upload/Public/Products/Rfq/Doc',
    form,
    { token: buyer },
  )
  file = upload.body.Result[0].DocFileName
  const rfq = {
    categoryTypeId: 1,
    title: 'RFQ : Valve',
    quantity: 2.5,
    toTenantId: 1,
    rfqBody: 'Please quote.',
    productServiceId: 2,
  }
  await api.post('/api/public/rfq/new2', rfq, {
    token: buyer,
    query: { attachmentUrl: file, fileName: 'drawing' },
  })
  api.advance(60)
  const inquiry = { title: 'Inquiry : Repair', toTenantId: 1, inquiryBody: 'Do you repair?' }
  await api.post('/api/public/inquiry/new2', inquiry, { token: buyer })
  await api.post('/api/public/inquiry/new2', { ...inquiry, toTenantId: 2 }, { token: buyer })
}, START_TIMEOUT)
afterAll(() => api.close())

type Quotes = { of: string; counts: object; total: number; quotes: Quote[] }

async function quotes(token: string, query = {}): Promise<Quotes> {
  return (await api.get<Quotes>('/api/dashboard/quotes', { token, query })).body
}

const memberOf = async (token: string) => (await api.get('/api/dashboard/member', { token })).body

test('Quote Me shows the buyer the sent requests, newest first', async () => {
  const { of, counts, total, quotes: sent } = await quotes(buyer)
  expect([of, total, counts]).toEqual(['sent', 3, { sent: 3, received: 0 }])
  expect(await memberOf(buyer)).toEqual({
    name: 'Aisyah Rahman',
    email: 'buyer@demo.test',
    mobileNo: '',
    company: null,
    timeZone: null,
    mails: { leave: false, isConfirmed: true, notices: true, language: 'en' },
  })
  expect(sent.map(quote => [quote.type, quote.company.id])).toEqual([
    ['inquiry', 2],
    ['inquiry', 1],
    ['rfq', 1],
  ])
  expect(sent[2]).toEqual({
    id: expect.any(Number),
    type: 'rfq',
    kind: 'product',
    title: 'RFQ : Valve',
    itemName: 'API 6D Trunnion Ball Valve 4" 600#',
    itemId: 2,
    asked: { ...asked('Please quote.', { quantity: '2.5' }), wanted: 'Valve' },
    company: { id: 1, name: 'Kemaman Valve Works Sdn Bhd' },
    from: { name: 'Aisyah Rahman', email: 'buyer@demo.test' },
    buyer: null,
    chat: null,
    list: null,
    listItem: null,
    listSize: null,
    quoteBy: null,
    timeZone: 'Asia/Kuala_Lumpur',
    notDelivered: null,
    isNew: false,
    status: 'open',
    offer: null,
    history: [],
    createdAt: '2026-01-15T08:00:00.000Z',
    attachment: { name: 'drawing.pdf', url: file },
    sheet: null,
  })
  expect(sent[1]).toMatchObject({
    type: 'inquiry',
    kind: null,
    itemName: null,
    itemId: null,
    title: 'Inquiry : Repair',
    asked: asked('Do you repair?'),
    attachment: null,
  })
})

test('Quote Me shows the seller the requests to the company', async () => {
  const { of, counts, quotes: received } = await quotes(seller)
  expect([of, counts]).toEqual(['received', { sent: 0, received: 2 }])
  expect(await memberOf(seller)).toMatchObject({ company: { id: 1, name: 'Kemaman Valve Works Sdn Bhd' } })
  expect(received.map(quote => quote.title)).toEqual(['Inquiry : Repair', 'RFQ : Valve'])
})

test('a chat message changes no quote', async () => {
  const chat = { Title: 'Valve', ToTenantId: 1, MessageBody: 'Did you get my RFQ?' }
  api.advance(60)
  const { body } = await api.post<{ Id: number }>('/api/public/user/addNewChat', chat, { token: buyer })
  api.advance(60)
  const answer = await api.post(
    `/api/dashboard/chats/${body.Id}`,
    { message: 'Yes, tomorrow.' },
    { token: seller },
  )
  expect(answer.status).toBe(200)
  const all = [...(await quotes(buyer)).quotes, ...(await quotes(seller)).quotes]
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'open'))
  expect(all.map(({ chat }) => chat)).toEqual([null, body.Id, body.Id, body.Id, body.Id])
})

test('chats of buyer and seller', async () => {
  const asBuyer = await api.get<{ id: number }[]>('/api/dashboard/chats', { token: buyer })
  expect(asBuyer.body).toEqual([
    {
      id: expect.any(Number),
      role: 'client',
      title: 'Valve',
      company: { id: 1, name: 'Kemaman Valve Works Sdn Bhd' },
      with: { name: 'Kemaman Valve Works Sdn Bhd', picture: '/api/pictures/logo/1.svg' },
      unread: 2,
      lastAt: expect.stringMatching(/^2026-01-15T/),
    },
  ])
  const asSeller = await api.get('/api/dashboard/chats', { token: seller })
  expect(asSeller.body).toMatchObject([{ role: 'staff', with: { name: 'Aisyah Rahman' }, unread: 1 }])

  const id = asBuyer.body[0]?.id
  type Chat = { messages: { id: number }[] }
  const { body } = await api.get<Chat>(`/api/dashboard/chats/${id}`, { token: buyer })
  expect(body).toMatchObject({
    unread: 2,
    role: 'client',
    messages: [
      { side: 'Client', isOwn: true, isAutomatic: false, body: 'Did you get my RFQ?' },
      { side: 'Company', isOwn: false, isAutomatic: true },
      { side: 'Company', isOwn: false, isAutomatic: false, body: 'Yes, tomorrow.' },
    ],
  })
  const readUpTo = (last: unknown, token = buyer) =>
    api.post(`/api/dashboard/chats/${id}/read`, { last }, { token })
  const unread = async () =>
    (await api.get<{ unread: number }[]>('/api/dashboard/chats', { token: buyer })).body[0]?.unread
  const [, second, third] = body.messages.map(message => message.id)
  expect((await readUpTo('all')).status).toBe(400)
  await readUpTo(third, seller)
  expect(await unread()).toBe(2)
  await readUpTo(second)
  expect(await unread()).toBe(1)
  await readUpTo(third)
  expect(await unread()).toBe(0)
})

test('chats of others look like missing ones', async () => {
  const token = await api.join({ Email: 'x@example.test', Category: 'company' })
  expect((await api.get('/api/dashboard/chats', { token })).body).toEqual([])
  expect((await api.get('/api/dashboard/chats/1', { token })).status).toBe(404)
  expect((await api.get('/api/dashboard/chats/x', { token })).status).toBe(404)
  expect((await api.post('/api/dashboard/chats/1', { message: 'Hi' }, { token })).status).toBe(404)
  expect((await api.post('/api/dashboard/chats/1/read', { last: 9 }, { token })).status).toBe(404)
  for (const of of ['sent', 'received'])
    expect(await quotes(token, { of })).toMatchObject({ total: 0, quotes: [] })
})

test('the member’s own mails', async () => {
  const { body } = await api.get('/api/dashboard/outbox', { token: seller })
  expect(body).toEqual([
    {
      id: expect.any(Number),
      to: 'seller@demo.test',
      subject: 'RFQ : Valve',
      body: expect.stringContaining(
        'Quantity: 2.5\n\nAisyah Rahman <buyer@demo.test> asks for a quotation.\n\nYour product: ',
      ),
      link: expect.stringMatching(/^\/app\/dashboard\/menu#quotes\/rfq\d+$/),
      createdAt: '2026-01-15T08:00:00.000Z',
    },
  ])
})

test.each(['quotes', 'quotes/rfq/1', 'unseen', 'chats', 'chats/1', 'outbox'])(
  '%s needs a bearer',
  async path => {
    expect((await api.get(`/api/dashboard/${path}`)).status).toBe(401)
  },
)
