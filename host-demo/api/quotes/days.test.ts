import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asking } from '#shared/testing/asking.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { mail, member, rfq, tender } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import { reminderLetter } from '../mail/letters/reminder.ts'
import { rfqLetter } from '../mail/letters/rfq.ts'
import { wordsIn } from '../mail/words.ts'
import { limits } from '../security/limits.ts'
import { settingsFromEnv } from '../settings.ts'
import { lastMail, mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import type { openRequests } from './answer-by-mail.ts'
import { remindSellers } from './remind.ts'

const HOUSTON = 'America/Chicago'

let api: TestApi
let buyer: string
let now = new Date('2026-11-25T08:00:00Z')
beforeAll(async () => {
  api = await startApi({ clock: () => now, limits: limits(1000) })
}, START_TIMEOUT)
beforeEach(async () => {
  now = new Date('2026-11-25T08:00:00Z')
  await api.database.orm.update(member).set({ timeZone: null })
  // A session from before a leap of the clock has ended.
  buyer = await api.asBuyer()
})
afterAll(() => api.close())

const at = (moment: string): void => {
  now = new Date(moment)
}

const tellZone = (token: string, timeZone: string) =>
  api.put<{ ResponseMessage: string }>('/api/dashboard/time-zone', { timeZone }, { token })

const answer = (link: string, id: number, given: object = {}) =>
  api.post<{ ResponseMessage: string }>(
    '/api/answer/send',
    {
      lines: [
        {
          id,
          action: 'quote',
          seen: 0,
          price: '5',
          currency: 'MYR',
          priceBasis: 'unit',
          validUntil: '2026-11-27',
          delivery: '6 weeks',
          message: '',
          ...given,
        },
      ],
    },
    { token: link },
  )

async function quoteOf(id: number): Promise<Quote | undefined> {
  const { body } = await api.get<{ quote: Quote }>(`/api/dashboard/quotes/rfq/${id}`, { token: buyer })
  return body.quote
}

test('mail and page name the day and the place where it ends', async () => {
  const { id, link, letter } = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  expect(letter.body).toContain('Please quote by 27 Nov 2026, end of the day in Kuala Lumpur (UTC+8).\n\n')
  const opened = await api.post<Awaited<ReturnType<typeof openRequests>>>(
    '/api/answer/open',
    {},
    { token: link },
  )
  expect(opened.body.lines[0]).toMatchObject({ quoteBy: '2026-11-27', timeZone: 'Asia/Kuala_Lumpur' })
  expect(await quoteOf(id)).toMatchObject({ quoteBy: '2026-11-27', timeZone: 'Asia/Kuala_Lumpur' })
})

test('the days of a request end where they end last for the two sides', async () => {
  expect((await tellZone(buyer, HOUSTON)).status).toBe(200)
  const { letter } = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  expect(letter.body).toContain('27 Nov 2026, end of the day in Chicago (UTC-6)')
  await tellZone(buyer, 'Pacific/Kiritimati')
  const second = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  expect(second.letter.body).toContain('27 Nov 2026, end of the day in Kuala Lumpur (UTC+8)')
  await tellZone(await api.asSeller(), 'Pacific/Pago_Pago')
  const third = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  expect(third.letter.body).toContain('27 Nov 2026, end of the day in Pago Pago (UTC-11)')
})

test.each(['9999-12-31', '2026-02-31'])('an RFQ with the deadline "%s" is refused', async quoteBy => {
  const sent = await api.post<{ ResponseMessage: string }>(
    '/api/public/rfq/new2',
    {
      categoryTypeId: 1,
      title: 'RFQ : Valve',
      quantity: 2,
      toTenantId: 1,
      productServiceId: 2,
      rfqBody: asking('Please quote.', { quoteBy }),
    },
    { token: buyer },
  )
  expect([sent.status, sent.body.ResponseMessage]).toEqual([
    400,
    `Quote by is "${quoteBy}". Write a day up to 2199-12-31, such as 2026-12-31, or leave it out.`,
  ])
})

test('a zone that nobody knows is refused, and the one before stays', async () => {
  await tellZone(buyer, HOUSTON)
  for (const wrong of ['Mars/Olympus', '', '+08:00'])
    expect(await tellZone(buyer, wrong)).toMatchObject({
      status: 400,
      body: { ResponseMessage: 'timeZone must be an IANA name, such as Asia/Kuala_Lumpur.' },
    })
  const { body } = await api.get('/api/dashboard/member', { token: buyer })
  expect(body).toMatchObject({ timeZone: HOUSTON })
  expect((await api.put('/api/dashboard/time-zone', { timeZone: HOUSTON })).status).toBe(401)
})

test('a seller in Houston quotes on the evening of the last day with that day as Valid until', async () => {
  const { id, link } = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  at('2026-11-28T02:00:00Z')
  expect((await answer(link, id, { timeZone: HOUSTON })).status).toBe(200)
  expect((await lastMail(api, demoMembers.buyer)).body).toContain(
    'Valid until: 27 Nov 2026, end of the day in Chicago (UTC-6)',
  )
  at('2026-11-28T05:59:59Z')
  expect(await quoteOf(id)).toMatchObject({
    status: 'quoted',
    history: [{ isLate: false, offer: { validUntil: '2026-11-27', timeZone: HOUSTON } }],
  })
  at('2026-11-28T06:00:00Z')
  expect(await quoteOf(id)).toMatchObject({ status: 'expired', offer: null })
  const { body } = await api.get('/api/dashboard/quotes', { token: buyer, query: { status: 'expired' } })
  expect(body).toMatchObject({ quotes: [{ id, status: 'expired' }] })
})

test.each([
  ['2026-11-27T15:59:59Z', 'Asia/Kuala_Lumpur', 200, false],
  ['2026-11-27T16:00:00Z', 'Asia/Kuala_Lumpur', 400, null],
  ['2026-11-28T05:59:59Z', HOUSTON, 200, false],
  ['2026-11-28T06:00:00Z', HOUSTON, 400, null],
  // The day goes on in Kuala Lumpur, for the buyer.
  ['2026-11-27T15:59:59Z', 'Pacific/Kiritimati', 200, false],
  ['2026-11-28T10:59:59Z', 'Pacific/Pago_Pago', 200, false],
  ['2026-11-28T11:00:00Z', 'Pacific/Pago_Pago', 400, null],
  // A program that tells no zone may be anywhere, but the request ended in its own.
  ['2026-11-28T11:59:59Z', '', 200, true],
  ['2026-11-28T12:00:00Z', '', 400, null],
])(
  'at %s a quotation from "%s" that is valid until the 27th: %i',
  async (moment, timeZone, status, isLate) => {
    const { id, link } = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
    at(moment)
    const sent = await answer(link, id, { timeZone })
    expect(sent.status).toBe(status)
    if (status === 400) expect(sent.body.ResponseMessage).toBe('Valid until is in the past')
    expect((await quoteOf(id))?.history[0]?.isLate ?? null).toBe(isLate)
  },
)

test('a refusal on a list names the line', async () => {
  const { id, link } = await mailedRequest(api, buyer, { reference: 'RFQ list K7, item 3 of 4' })
  const { body } = await answer(link, id, { validUntil: '2026-11-01', timeZone: HOUSTON })
  expect(body.ResponseMessage).toBe('Line 3: Valid until is in the past')
})

test('a quotation after the last day is late in the bid table too', async () => {
  const asked = { quoteBy: '2026-11-27', reference: 'RFQ list K8, item 1 of 1' }
  const { id, link } = await mailedRequest(api, buyer, asked)
  at('2026-11-28T02:00:00Z')
  await answer(link, id, { validUntil: '2026-12-31', timeZone: 'Asia/Kuala_Lumpur' })
  const { body } = await api.get('/api/dashboard/bids', { token: buyer, query: { rfq: id } })
  expect(body).toMatchObject({
    lines: [{ bids: [{ deviations: [{ kind: 'late', asked: '2026-11-27' }] }] }],
  })
})

test('sellers are reminded on the morning before the last day, in the zone of the request', async () => {
  await tellZone(buyer, HOUSTON)
  await api.database.orm.update(rfq).set({ remindedAt: now })
  await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  const reminders = async () => {
    await remindSellers({ orm: api.database.orm, settings: api.settings })
    return api.database.orm.select().from(mail).where(like(mail.subject, 'Quote by %'))
  }
  at('2026-11-26T13:59:59Z')
  expect(await reminders()).toEqual([])
  at('2026-11-26T14:00:00Z')
  const [letter] = await reminders()
  expect(letter?.body).toContain('takes quotations until 27 Nov 2026, end of the day in Chicago (UTC-6),')
})

test('the link of a mail works for 30 days after the end of the last day', async () => {
  const { id, link } = await mailedRequest(api, buyer, { quoteBy: '2026-11-27' })
  const status = async () => (await api.post('/api/answer/open', {}, { token: link })).status
  at('2026-12-27T15:59:59Z')
  expect(await status()).toBe(200)
  at('2026-12-27T16:00:00Z')
  expect(await status()).toBe(410)
  const [row] = await api.database.orm.select().from(rfq).where(eq(rfq.id, id))
  expect(row?.quoteEnds).toEqual(new Date('2026-11-27T16:00:00Z'))
})

test('a tender is open until the end of its day at the marketplace', async () => {
  await api.database.orm.delete(tender)
  await api.database.orm
    .insert(tender)
    .values({ type: 'tender', agency: 'Port', title: 'Pumps', closingDate: '2026-11-27' })
  const open = async () =>
    (await api.get<{ TenderResult: unknown[] }>('/api/public/rfqtender/list')).body.TenderResult.length
  at('2026-11-27T15:59:59Z')
  expect(await open()).toBe(1)
  at('2026-11-27T16:00:00Z')
  expect(await open()).toBe(0)
})

test('the marketplace has a time zone', () => {
  expect(settingsFromEnv({}).timeZone).toBe('Asia/Kuala_Lumpur')
  expect(settingsFromEnv({ TIME_ZONE: 'Asia/Jakarta' }).timeZone).toBe('Asia/Jakarta')
  expect(() => settingsFromEnv({ TIME_ZONE: 'Labuan' })).toThrow('TIME_ZONE is "Labuan"')
})

test.each([
  ['IDR', '12.500', '12500'],
  ['IDR', '12500', '12500'],
  ['EUR', '12.345', '12.3450'],
  ['EUR', '12,500.50', '12500.50'],
  ['EUR', '1.250', 'Price can be read in two ways: for 1.250, write 1250 or 1.25'],
  ['EUR', '1,250', 'Price can be read in two ways: for 1,250, write 1250 or 1.25'],
  ['JPY', '12.5', 'Price must be a whole number: JPY has no decimals'],
  ['MYR', '0.12345', 'Price has at most four digits after the point'],
])('the API reads %s %s as %s', async (currency, price, read) => {
  const { id, link } = await mailedRequest(api, buyer)
  const { status, body } = await answer(link, id, { currency, price })
  const stored = (await quoteOf(id))?.history[0]?.offer?.price
  expect(status === 200 ? stored : body.ResponseMessage).toBe(read)
})

test('Malay mails name the last day itself, and not a day before it', () => {
  const buyer = { name: 'Aisyah', email: 'a@demo.test' }
  const [quoteBy, timeZone] = ['2026-11-27', 'Asia/Kuala_Lumpur']
  const requests = [{ title: 'Injap', quantityLine: '' }]
  const letter = reminderLetter({ buyer, quoteBy, timeZone, requests, list: '', wayIn: null })
  const reminder = wordsIn(letter, 'ms')
  expect(reminder.subject).toBe('Beri sebut harga selewat-lewatnya pada 27 Nov 2026: Injap')
  expect(reminder.body).toContain('hingga 27 Nov 2026, akhir hari di Kuala Lumpur (UTC+8), dan')
  const rfq = rfqLetter({
    sender: buyer,
    title: 'Injap',
    quantityLine: '',
    message: 'Sila.',
    kind: 'product',
    item: '',
    deadline: { day: quoteBy, zone: timeZone },
    byLink: 'https://market.test/answer#x',
    hasAccount: true,
  })
  const { body } = wordsIn(rfq, 'ms')
  expect(body).toContain('selewat-lewatnya pada 27 Nov 2026, akhir hari di Kuala Lumpur (UTC+8).')
  expect([reminder.subject, reminder.body, body].join()).not.toContain('sebelum')
})
