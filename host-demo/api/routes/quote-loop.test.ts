import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Quote } from '#shared/trade/quote.ts'
import { limits } from '../security/limits.ts'
import { type RequestOptions, START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let buyer: string
let seller: string
let stranger: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  buyer = await api.asBuyer()
  seller = await api.asSeller()
  stranger = await api.join({ Email: 'rival@example.test', Category: 'company' })
}, START_TIMEOUT)
afterAll(() => api.close())

const read = async (token: string, of: 'sent' | 'received'): Promise<Quote[]> =>
  (await api.get<{ quotes: Quote[] }>('/api/dashboard/quotes', { token, query: { of, RowsPerPage: 100 } }))
    .body.quotes

/** Sends a new request of the buyer, and returns the actions of both sides on it. */
async function request(type: 'rfq' | 'inquiry' = 'rfq') {
  const rfq = {
    categoryTypeId: 1,
    title: 'RFQ : Valve',
    quantity: 2,
    toTenantId: 1,
    rfqBody: 'Please quote.',
  }
  const inquiry = { title: 'Inquiry : Repair', toTenantId: 1, inquiryBody: 'Do you repair?' }
  const { body } =
    type === 'rfq'
      ? await api.post<{ Id: number }>(
          '/api/public/rfq/new2',
          { ...rfq, productServiceId: 2 },
          { token: buyer },
        )
      : await api.post<{ Item1: { Id: number } }>('/api/public/inquiry/new2', inquiry, { token: buyer })
  const id = 'Id' in body ? body.Id : body.Item1.Id
  const path = `/api/dashboard/${type === 'rfq' ? 'rfqs' : 'inquiries'}/${id}`
  const now = async (token = buyer): Promise<Quote> => {
    const quotes = await read(token, token === buyer ? 'sent' : 'received')
    const found = quotes.find(quote => quote.type === type && quote.id === id)
    if (!found) throw new Error('The request is not listed')
    return found
  }
  /** Takes an action after reading everything, unless told otherwise. */
  const act = async (token: string, fields: Record<string, unknown>, sent: RequestOptions = {}) => {
    const seen = token === stranger ? 0 : ((await now(token)).history.at(-1)?.id ?? 0)
    return api.post<{ ResponseMessage: string }>(path, { seen, ...fields }, { token, ...sent })
  }
  return { path, now, act }
}

const offer = {
  action: 'quote',
  price: '12,500.50',
  currency: 'MYR',
  priceBasis: 'unit',
  validUntil: '2026-02-15',
  delivery: '6 weeks after order',
  terms: 'DAP Labuan, 30 days',
  message: 'With MTC 3.1.',
}

const mailsTo = async (token: string) =>
  (await api.get<{ subject: string; body: string }[]>('/api/dashboard/outbox', { token })).body

async function upload(token: string): Promise<string> {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4 of the seller'], 'quotation.pdf'))
  type Stored = { Result: [{ DocFileName: string }] }
  const sent = await api.send<Stored>('POST', '/api/upload/Public/Inquiry/Doc', form, { token })
  return sent.body.Result[0].DocFileName
}

test('a seller quotes with a PDF, the buyer asks, gets an answer and accepts, and both see one history', async () => {
  const { act, now } = await request()
  const attachmentUrl = await upload(seller)
  expect((await act(seller, { ...offer, attachmentUrl, fileName: 'Quotation 7' })).status).toBe(200)
  expect(await now()).toMatchObject({
    status: 'quoted',
    history: [
      {
        action: 'quote',
        author: 'Daniel Lim',
        message: 'With MTC 3.1.',
        attachment: { name: 'Quotation 7.pdf', url: attachmentUrl },
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
  expect((await api.get(attachmentUrl, { token: stranger })).status).toBe(404)
  const [letter] = await mailsTo(buyer)
  expect(letter?.subject).toBe('Re: RFQ : Valve')
  expect(letter?.body).toMatch(
    /^Quantity: 2\n\nDaniel Lim of Kemaman Valve Works.*sent a quotation\.\n\nPrice: MYR\s12,500\.50 each\nValid until: 15 Feb 2026, end of the day in Kuala Lumpur \(UTC\+8\)\n/,
  )

  await act(buyer, { action: 'ask', message: 'Fire-safe too?' })
  expect((await now()).status).toBe('asked')
  expect((await mailsTo(seller))[0]?.body).toContain('Fire-safe too?')
  await act(seller, { action: 'answer', message: 'Yes, to API 607.' })
  expect((await now()).status).toBe('quoted')
  await act(buyer, { action: 'accept', message: 'PO 4711' })
  const [mine, theirs] = [await now(buyer), await now(seller)]
  expect(mine.status).toBe('accepted')
  expect(mine.history.map(({ action }) => action)).toEqual(['quote', 'ask', 'answer', 'accept'])
  expect(mine.offer).toBe(mine.history[0]?.id)
  expect(mine.isNew).toBe(false)
  expect(theirs).toEqual({ ...mine, isNew: true })
  expect((await mailsTo(seller))[0]?.body).toContain('accepted your quotation')
})

test('each request has its own state', async () => {
  const [first, second, inquiry] = [await request(), await request(), await request('inquiry')]
  await first.act(seller, offer)
  await inquiry.act(seller, { action: 'answer', message: 'We do.' })
  expect([(await first.now()).status, (await second.now()).status, (await inquiry.now()).status]).toEqual([
    'quoted',
    'open',
    'answered',
  ])
  await second.act(buyer, { action: 'decline', message: 'Bought elsewhere.' })
  expect([(await first.now()).status, (await second.now()).status]).toEqual(['quoted', 'declined'])
})

test('a seller who does not quote ends the request, and the buyer gets the reason', async () => {
  const { act, now } = await request()
  expect((await act(buyer, { action: 'refuse' })).status).toBe(403)
  expect((await act(seller, { action: 'refuse', message: 'Not in our range.' })).status).toBe(200)
  expect(await now()).toMatchObject({
    status: 'declined',
    history: [{ action: 'refuse', author: 'Daniel Lim', message: 'Not in our range.' }],
  })
  const [letter] = await mailsTo(buyer)
  expect(letter?.body).toMatch(
    /^Quantity: 2\n\nDaniel Lim of .+ does not quote\.\n\n.+\n\n> Not in our range\./,
  )
  expect((await act(seller, offer)).status).toBe(409)
})

test('an offer is valid until the end of its last day, or until it is withdrawn', async () => {
  const { act, now } = await request()
  const expired = 'There is no valid quotation. It expired or was withdrawn. Nothing was changed.'
  expect((await act(buyer, { action: 'accept' })).body.ResponseMessage).toBe(expired)
  await act(seller, { ...offer, validUntil: '2026-01-15' })
  expect((await now()).status).toBe('quoted')
  api.advance(24 * 3600)
  expect(await now()).toMatchObject({ status: 'expired', offer: null })
  const late = await act(buyer, { action: 'accept' })
  expect([late.status, late.body.ResponseMessage]).toEqual([409, expired])
  await act(seller, offer)
  await act(seller, { action: 'withdraw' })
  expect(await now()).toMatchObject({ status: 'withdrawn', offer: null })
  expect((await act(buyer, { action: 'accept' })).status).toBe(409)
  await act(seller, { ...offer, price: '9' })
  expect((await act(buyer, { action: 'accept' })).status).toBe(200)
})

describe('is refused, and adds nothing:', () => {
  test('an action after the end', async () => {
    const { act, now } = await request()
    await act(seller, offer)
    await act(buyer, { action: 'accept' })
    for (const [token, fields] of [
      [seller, offer],
      [seller, { action: 'withdraw' }],
      [buyer, { action: 'decline' }],
      [buyer, { action: 'ask', message: 'Sooner?' }],
    ] as const) {
      const { status, body } = await act(token, fields)
      expect([status, body.ResponseMessage]).toEqual([
        409,
        'This request is already accepted. Nothing was changed.',
      ])
    }
    expect((await now()).history).toHaveLength(2)
  })

  test('a decision on an offer other than the current one', async () => {
    const { act, now } = await request()
    await act(seller, offer)
    const seen = (await now()).history.at(-1)?.id
    await act(seller, { ...offer, price: '99999' })
    const { status, body } = await act(buyer, { action: 'accept', seen })
    expect([status, body.ResponseMessage]).toEqual([
      409,
      'Something was added in the meantime. Read it in the history, then decide again.',
    ])
    expect((await now()).status).toBe('quoted')
  })

  test('the second of two tabs, and of two clicks', async () => {
    const { path, act, now } = await request()
    await act(seller, offer)
    const seen = (await now()).history.at(-1)?.id
    const once = { token: buyer, headers: { 'Idempotency-Key': 'one click' } }
    const sends = [once, once, { token: buyer }].map(sent => api.post(path, { action: 'accept', seen }, sent))
    const answers = await Promise.all(sends)
    expect((await now()).history.map(({ action }) => action)).toEqual(['quote', 'accept'])
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 409])
  })

  test('an action of the other side or of a stranger', async () => {
    const { act, now } = await request()
    await act(seller, offer)
    const before = await now()
    expect((await act(seller, { action: 'accept' })).status).toBe(403)
    expect((await act(buyer, { action: 'withdraw' })).status).toBe(403)
    for (const fields of [offer, { action: 'accept' }, { action: 'ask', message: 'Hi' }])
      expect((await act(stranger, fields)).status).toBe(404)
    expect(await now()).toEqual(before)
    expect(await read(stranger, 'received')).toEqual([])
  })

  test.each([
    [{ price: '' }, 'Price is empty'],
    [{ price: 'call us' }, 'Price must be a number above 0, such as 1250.50'],
    [{ price: '0.00' }, 'Price must be a number above 0, such as 1250.50'],
    [{ price: '1,25' }, 'Price must be a number above 0, such as 1250.50'],
    [{ currency: 'XXX' }, 'Currency is empty'],
    [{ priceBasis: 'dozen' }, 'Choose a price per unit or for the whole order'],
    [{ validUntil: '' }, 'Valid until is empty'],
    [{ validUntil: '2025-12-31' }, 'Valid until is in the past'],
    [{ validUntil: '2026-02-31' }, 'Valid until must be a date, such as 2026-03-31'],
    [{ delivery: ' ' }, 'Delivery time is empty'],
    [{ action: 'answer', message: ' ' }, 'Message is empty'],
    [{ action: 'toString' }, 'Unknown action.'],
    [{ attachmentUrl: '/api/files/0.pdf' }, 'We do not have the attached file. Please upload it again.'],
  ])('%j', async (wrong, message) => {
    const { act, now } = await request()
    const { status, body } = await act(seller, { ...offer, ...wrong })
    expect([status, body.ResponseMessage]).toEqual([400, message])
    expect((await now()).status).toBe('open')
  })
})
