import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Quote } from '#shared/trade/quote.ts'
import { answerLink, member, quoteEvent, rfq, session } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import type { openRequests } from '../quotes/answer-by-mail.ts'
import { limits } from '../security/limits.ts'
import { lastMail, linkIn, mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

const DAY = 24 * 3600

let api: TestApi
let buyer: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  buyer = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

type Opened = Awaited<ReturnType<typeof openRequests>> & { language?: string }
type Refused = { ResponseMessage: string }

const open = (link: string) => api.post<Opened>('/api/answer/open', {}, { token: link })
const send = (link: string, lines: object[], key = '') =>
  api.post<Refused>(
    '/api/answer/send',
    { lines },
    { token: link, headers: key ? { 'Idempotency-Key': key } : {} },
  )
const reasonFor = async (link: string) => {
  const { status, body } = await api.post<Refused>('/api/answer/open', {}, { token: link })
  return [status, body.ResponseMessage]
}

const offer = {
  action: 'quote',
  seen: 0,
  price: '12,500.50',
  currency: 'MYR',
  priceBasis: 'unit',
  validUntil: '2026-02-15',
  delivery: '6 weeks after order',
  message: 'With MTC 3.1.',
}

const listed = (item: number, of = 2, list = 'RFQ list K7') => ({
  reference: `${list}, item ${item} of ${of}`,
  quantity: '2',
  unit: 'pcs',
  quoteBy: '2026-02-01',
})

const quotesOf = async (token: string, of: 'sent' | 'received') =>
  (await api.get<{ quotes: Quote[] }>('/api/dashboard/quotes', { token, query: { of, RowsPerPage: 100 } }))
    .body.quotes

const rowOf = async (id: number) => {
  const [row] = await api.database.orm.select().from(rfq).where(eq(rfq.id, id))
  return row
}

const decide = (id: number, fields: object) =>
  api.post(`/api/dashboard/rfqs/${id}`, { seen: 0, message: '', ...fields }, { token: buyer })

const lastEventOf = async (id: number) =>
  (await quotesOf(buyer, 'sent')).find(quote => quote.id === id)?.history.at(-1)?.id ?? 0

test('a link tells the language of its member, also after another choice, and none for a company without members', async () => {
  const seller = await api.asSeller()
  const languageOf = async (link: string) => (await open(link)).body.language
  const choose = (language: string) =>
    api.put('/api/dashboard/mails', { language, notices: 'yes' }, { token: seller })
  const { link } = await mailedRequest(api, buyer)
  await choose('ms')
  expect(await languageOf(link)).toBe('ms')
  await choose('en')
  expect(await languageOf(link)).toBe('en')
  const other = await mailedRequest(api, buyer, {}, { toTenantId: 2, productServiceId: 14 })
  expect(await languageOf(other.link)).toBeUndefined()
})

test('the mail has a link that shows the request, with quantity first and without the e-mail of the buyer', async () => {
  const { id, link, letter } = await mailedRequest(api, buyer, { unit: 'pcs', currency: 'USD' })
  expect(letter.body).toMatch(
    /\n\nAnswer without signing in: https:\/\/market\.test\/answer#([\w-]{43})\nIf the page asks for a code, enter: \1\n\nSee 'Quote Me' in the dashboard\.\n\n> Please quote\./,
  )
  expect((await rowOf(id))?.sellerSaw).toBeNull()
  const { status, body, headers } = await open(link)
  expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([200, 'no-store', null])
  expect(body).toMatchObject({
    id,
    company: 'Kemaman Valve Works Sdn Bhd',
    recipient: 'Daniel Lim',
    list: null,
    closed: 0,
    from: { name: 'Aisyah Rahman', company: null },
    lines: [
      {
        id,
        asked: { requirements: { quantity: '2', unit: 'pcs' } },
        title: 'RFQ : Valve',
        status: 'open',
        history: [],
      },
    ],
  })
  expect(JSON.stringify(body)).not.toContain(demoMembers.buyer)
  expect((await rowOf(id))?.sellerSaw).toBe(0)
})

test('the database has the link only as a hash, beside the mail itself', async () => {
  const { id, link } = await mailedRequest(api, buyer)
  const [row] = await api.database.orm.select().from(answerLink).where(eq(answerLink.rfqId, id))
  expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(link)
})

test('an answer is a quotation of the member to whom the mail went, and signs nobody in', async () => {
  const sessions = await api.database.orm.$count(session)
  const { id, link } = await mailedRequest(api, buyer)
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4 of the seller'], 'quotation.pdf'))
  type Stored = { Result: [{ DocFileName: string }] }
  const stored = await api.send<Stored>('POST', '/api/upload/answer', form, { token: link })
  const attachmentUrl = stored.body.Result[0].DocFileName
  const { status, headers } = await send(link, [{ id, ...offer, attachmentUrl, fileName: 'Offer' }])
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
  expect((await quotesOf(buyer, 'sent')).find(quote => quote.id === id)).toMatchObject({
    status: 'quoted',
    history: [
      {
        action: 'quote',
        author: 'Daniel Lim',
        message: 'With MTC 3.1.',
        attachment: { name: 'Offer.pdf', url: attachmentUrl },
        offer: {
          price: '12500.50',
          currency: 'MYR',
          priceBasis: 'unit',
          validUntil: '2026-02-15',
          timeZone: 'Asia/Kuala_Lumpur',
        },
      },
    ],
  })
  expect((await api.get(attachmentUrl, { token: buyer })).status).toBe(200)
  expect((await lastMail(api, demoMembers.buyer)).body).toMatch(
    /^Quantity: 2\n\nDaniel Lim of Kemaman Valve Works Sdn Bhd sent a quotation\.\n\nPrice: MYR\s12,500\.50 each/,
  )
  const own = (await open(link)).body.lines[0]?.history[0]?.attachment
  expect((await api.get(own?.url ?? '', { token: link })).status).toBe(200)
  expect(await api.database.orm.$count(session)).toBe(sessions)
})

test('while the request is open, the link changes the answer, and the history shows both', async () => {
  const { id, link } = await mailedRequest(api, buyer)
  await send(link, [{ id, ...offer }])
  const seen = (await open(link)).body.lines[0]?.history.at(-1)?.id
  expect((await send(link, [{ id, ...offer, price: '9' }])).body.ResponseMessage).toContain('was added')
  expect((await send(link, [{ id, ...offer, seen, price: '11000' }])).status).toBe(200)
  const prices = (await open(link)).body.lines[0]?.history.map(event => event.offer?.price)
  expect(prices).toEqual(['12500.50', '11000'])
})

test('a lost answer is sent once, even if it ended the request', async () => {
  const { id, link } = await mailedRequest(api, buyer)
  const refusal = [{ id, action: 'refuse', seen: 0, message: 'Not in our range.' }]
  const answers = await Promise.all([send(link, refusal, 'k1'), send(link, refusal, 'k1')])
  const later = await send(link, refusal, 'k1')
  expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await api.database.orm.$count(quoteEvent, eq(quoteEvent.rfqId, id))).toBe(1)
  expect((await send(link, [{ id, ...offer }], 'k1')).status).toBe(422)
  expect((await send(link, refusal, 'k2')).status).toBe(410)
})

describe('the lines of an RFQ list', () => {
  test('are one page behind each link of the list, and one sending with one mail', async () => {
    const first = await mailedRequest(api, buyer, listed(1, 3), { title: 'Ball valve' })
    await mailedRequest(api, buyer, listed(2, 3, 'RFQ list OTHER'))
    await mailedRequest(api, buyer, listed(3, 3), { toTenantId: 2, productServiceId: 14 })
    const second = await mailedRequest(api, buyer, listed(2, 3), { title: 'Gate valve' })
    for (const { link } of [first, second]) {
      const { body } = await open(link)
      expect([body.id, body.list]).toEqual([first.id, 'RFQ list K7'])
      expect(body.lines.map(({ id, listItem }) => [id, listItem])).toEqual([
        [first.id, 1],
        [second.id, 2],
      ])
    }
    const { status } = await send(second.link, [
      { id: second.id, action: 'refuse', seen: 0, message: 'Not in our range.' },
      { id: first.id, ...offer },
    ])
    expect(status).toBe(200)
    const { subject, body } = await lastMail(api, demoMembers.buyer)
    expect(subject).toBe('Re: RFQ list K7')
    expect(body).toMatch(
      /^Daniel Lim of Kemaman.+ answered 2 lines of RFQ list K7\.\n\nSee .+\n\n> Ball valve: sent a quotation\.\n> Quantity: 2 pcs\n> Price: .+/,
    )
    expect(body).toContain('\n\n> Gate valve: does not quote.\n> Quantity: 2 pcs\n> Not in our range.')

    // The refused line is over, the other one goes on.
    const after = (await open(first.link)).body
    expect([after.closed, after.lines.map(({ id }) => id)]).toEqual([1, [first.id]])
    expect((await send(first.link, [{ id: second.id, ...offer }])).body.ResponseMessage).toBe(
      'Line 2: This request is over. Nothing was sent. Reload the page, then send the rest.',
    )
  })

  test('are answered all or not at all, and the message names the wrong line', async () => {
    const list = 'RFQ list ALL'
    const one = await mailedRequest(api, buyer, listed(1, 2, list))
    const two = await mailedRequest(api, buyer, listed(2, 2, list))
    const { status, body } = await send(one.link, [
      { id: one.id, ...offer },
      { id: two.id, ...offer, price: 'call us' },
    ])
    expect([status, body.ResponseMessage]).toEqual([
      400,
      'Line 2: Price must be a number above 0, such as 1250.50',
    ])
    expect((await open(one.link)).body.lines.map(({ status }) => status)).toEqual(['open', 'open'])
  })
})

test('a company without members answers in its own name', async () => {
  const { id, link } = await mailedRequest(api, buyer, {}, { toTenantId: 2, productServiceId: 14 })
  expect((await open(link)).body).toMatchObject({ company: 'Miri Pipe & Steel', recipient: null })
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4 of Miri'], 'quotation.pdf'))
  type Stored = { Result: [{ DocFileName: string }] }
  const stored = await api.send<Stored>('POST', '/api/upload/answer', form, { token: link })
  const attachmentUrl = stored.body.Result[0].DocFileName
  expect((await send(link, [{ id, ...offer, attachmentUrl }], 'miri')).status).toBe(200)
  expect((await send(link, [{ id, ...offer, attachmentUrl }], 'miri')).status).toBe(200)
  const quote = (await quotesOf(buyer, 'sent')).find(each => each.id === id)
  expect(quote?.history.map(({ author }) => author)).toEqual(['Miri Pipe & Steel'])
  expect((await lastMail(api, demoMembers.buyer)).body).toMatch(
    /^Quantity: 2\n\nMiri Pipe & Steel sent a quotation\./,
  )
  expect((await api.get(attachmentUrl, { token: buyer })).status).toBe(200)
})

describe('a link', () => {
  const unknown = [
    404,
    'We do not know this link. Open it again from the mail. To answer, sign in on the marketplace and open Quote Me in the dashboard.',
  ]

  test('that nobody made says so', async () => {
    for (const link of ['', 'A'.repeat(43), '../..', 'x'.repeat(5000)])
      expect(await reasonFor(link)).toEqual(unknown)
  })

  test('is useless at once after the buyer ordered, declined or got a refusal', async () => {
    const ordered = await mailedRequest(api, buyer)
    await send(ordered.link, [{ id: ordered.id, ...offer }])
    await decide(ordered.id, { action: 'accept', seen: await lastEventOf(ordered.id) })
    const declined = await mailedRequest(api, buyer)
    await decide(declined.id, { action: 'decline' })
    const refused = await mailedRequest(api, buyer)
    await send(refused.link, [{ id: refused.id, action: 'refuse', seen: 0 }])
    const read = 'To read it, sign in on the marketplace and open Quote Me in the dashboard.'
    const because = 'This link is no longer valid because'
    expect(await reasonFor(ordered.link)).toEqual([410, `${because} the buyer has ordered. ${read}`])
    expect(await reasonFor(declined.link)).toEqual([
      410,
      `${because} the buyer has declined or no longer needs it. ${read}`,
    ])
    expect(await reasonFor(refused.link)).toEqual([
      410,
      `${because} your company has answered that it does not quote. ${read}`,
    ])
    for (const { id, link } of [ordered, declined, refused])
      expect((await send(link, [{ id, ...offer }])).status).toBe(410)
  })

  test.each([
    ['30 days after the deadline', { quoteBy: '2026-02-01' }, 47],
    ['90 days after a request without one', {}, 89],
  ])('expires %s', async (_, requirements, days) => {
    const later = await startApi()
    const { link } = await mailedRequest(later, await later.asBuyer(), requirements)
    const opened = () => later.post<Refused>('/api/answer/open', {}, { token: link })
    later.advance(days * DAY)
    expect((await opened()).status).toBe(200)
    later.advance(DAY)
    const { status, body } = await opened()
    expect([status, body.ResponseMessage]).toEqual([
      410,
      'This link is no longer valid because the request is too old. To answer, sign in on the marketplace and open Quote Me in the dashboard.',
    ])
    await later.close()
  })

  test('ends when its recipient revokes it or changes the password', async () => {
    const revoked =
      'This link is no longer valid because it was revoked. To answer, sign in on the marketplace and open Quote Me in the dashboard.'
    const one = await mailedRequest(api, buyer)
    const seller = await api.asSeller()
    expect(
      (await api.send('DELETE', '/api/dashboard/answer-links', undefined, { token: buyer })).status,
    ).toBe(200)
    expect((await open(one.link)).status).toBe(200)
    await api.send('DELETE', '/api/dashboard/answer-links', undefined, { token: seller })
    expect(await reasonFor(one.link)).toEqual([410, revoked])

    const two = await mailedRequest(api, buyer)
    expect((await open(two.link)).status).toBe(200)
    const passwords = { CurrentPassword: demoMembers.password, NewPassword: 'another-long-secret-7' }
    await api.put('/api/login/password', passwords, { token: seller })
    expect(await reasonFor(two.link)).toEqual([410, revoked])
  })

  test('is limited by address', async () => {
    const strict = await startApi({ limits: limits(1 / 300) })
    const { link } = await mailedRequest(strict, await strict.asBuyer())
    const opened = () => strict.post('/api/answer/open', {}, { token: link })
    expect([(await opened()).status, (await opened()).status]).toEqual([200, 429])
    await strict.close()
  })
})

test('each member of a company gets a link of their own, which ends when they leave the company', async () => {
  const email = 'colleague@example.test'
  await api.join({ Email: email, Name: 'Mei Ling' })
  const moveTo = (companyId: number | null) =>
    api.database.orm.update(member).set({ companyId }).where(eq(member.email, email))
  await moveTo(1)
  const { id, link } = await mailedRequest(api, buyer)
  const own = linkIn((await lastMail(api, email)).body)
  expect(own).not.toBe(link)
  expect((await open(own)).body).toMatchObject({ id, recipient: 'Mei Ling' })
  await moveTo(null)
  expect(await reasonFor(own)).toEqual([
    410,
    'This link is no longer valid because its recipient has left Kemaman Valve Works Sdn Bhd. Ask a colleague there to answer.',
  ])
  expect((await open(link)).status).toBe(200)
})
