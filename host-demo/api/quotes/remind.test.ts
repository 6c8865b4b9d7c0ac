import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Quote } from '#shared/trade/quote.ts'
import { mail } from '../database/tables.ts'
import { startMails } from '../start-mails.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { remindSellers } from './remind.ts'

let api: TestApi
let buyer: string
let seller: string
beforeAll(async () => {
  api = await startApi()
  buyer = await api.asBuyer()
  seller = await api.asSeller()
}, START_TIMEOUT)
afterAll(() => api.close())

const DAY = 24 * 3600
beforeEach(async () => {
  await api.database.orm.delete(mail)
})

const dayAfter = (days: number): string =>
  new Date(api.settings.clock().getTime() + days * DAY * 1000).toISOString().slice(0, 10)

async function ask(quoteBy: string, { title = 'RFQ : Valve', reference = '', company = 1, item = 2 } = {}) {
  const lines = ['Unit: pcs', reference && `Reference: ${reference}`, `Quote by: ${quoteBy}`].filter(Boolean)
  const rfqBody = ['--- Requirements ---', ...lines, '--- End of requirements ---'].join('\n')
  const rfq = { categoryTypeId: 1, title, quantity: 40, toTenantId: company, rfqBody, productServiceId: item }
  const { body } = await api.post<{ Id: number }>('/api/public/rfq/new2', rfq, { token: buyer })
  return body.Id
}

async function remindersNow(): Promise<(typeof mail.$inferSelect)[]> {
  const parts = { orm: api.database.orm, settings: api.settings }
  await Promise.all([remindSellers(parts), remindSellers(parts), remindSellers(parts)])
  return api.database.orm.select().from(mail).where(like(mail.subject, 'Quote by %'))
}

test('a seller who has not quoted is reminded once, the day before the last day', async () => {
  const day = dayAfter(3)
  const id = await ask(day)
  api.advance(DAY)
  expect(await remindersNow()).toEqual([])
  api.advance(DAY)
  const [letter, ...others] = await remindersNow()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'seller@demo.test',
    subject: 'Quote by 18 Jan 2026: RFQ : Valve',
  })
  expect(letter?.body).toBe(
    [
      'Quantity: 40 pcs\nRFQ : Valve',
      'Aisyah Rahman <buyer@demo.test> takes quotations until 18 Jan 2026, end of the day in Kuala Lumpur (UTC+8), and has none from you yet.',
    ].join('\n\n'),
  )
  expect(letter?.link).toBe(`/app/dashboard/menu#quotes/rfq${id}`)
  api.advance(DAY)
  expect(await remindersNow()).toHaveLength(1)
})

test('a request of the day before is reminded of on its last day', async () => {
  await ask(dayAfter(1))
  expect(await remindersNow()).toEqual([])
  api.advance(DAY)
  expect(await remindersNow()).toHaveLength(1)
})

test('the lines of one list are one mail to each seller', async () => {
  const day = dayAfter(2)
  const on = (item: number) => `RFQ list L-1, item ${item} of 2`
  await ask(day, { title: 'Gate valve', reference: on(2) })
  await ask(day, { title: 'Ball valve', reference: on(1) })
  await ask(day, { title: 'Ball valve', reference: on(1), company: 2, item: 14 })
  api.advance(DAY)
  const letters = await remindersNow()
  expect(letters.map(({ subject }) => subject.replace(/.*: /, '')).sort()).toEqual([
    'Ball valve',
    'RFQ list L-1, 2 lines',
  ])
  expect(letters.find(({ subject }) => subject.endsWith('2 lines'))?.body).toMatch(
    /^Quantity: 40 pcs\nBall valve\n\nQuantity: 40 pcs\nGate valve\n\n/,
  )
})

/** Takes actions on a request, one after the other. */
async function act(id: number, token: string, ...actions: object[]): Promise<void> {
  for (const action of actions) {
    const { body } = await api.get<{ quote: Quote }>(`/api/dashboard/quotes/rfq/${id}`, { token })
    const seen = body.quote.history.at(-1)?.id ?? 0
    const sent = await api.post(`/api/dashboard/rfqs/${id}`, { seen, ...action }, { token })
    expect(sent.status).toBe(200)
  }
}

const offer = () => ({
  action: 'quote',
  price: '9',
  currency: 'MYR',
  priceBasis: 'unit',
  delivery: 'Soon',
  validUntil: dayAfter(30),
})

test('a seller who has only asked or remarked something is reminded', async () => {
  const id = await ask(dayAfter(2))
  await act(id, seller, { action: 'answer', message: 'Which rating?' })
  api.advance(DAY)
  expect((await remindersNow()).map(({ link }) => link)).toEqual([`/app/dashboard/menu#quotes/rfq${id}`])
})

test('nobody is reminded of a request that was quoted or refused, is over, or whose last day has passed', async () => {
  const day = dayAfter(2)
  const withdrawal = [offer(), { action: 'withdraw' }]
  await act(await ask(day), seller, offer())
  await act(await ask(day), seller, ...withdrawal)
  await act(await ask(day), seller, ...withdrawal, { action: 'answer', message: 'We cannot.' })
  await act(await ask(day), seller, { action: 'refuse', message: 'Not in our range.' })
  await act(await ask(day), buyer, { action: 'decline' })
  await ask(dayAfter(0))
  api.advance(DAY)
  expect(await remindersNow()).toEqual([])
})

test('the server that sends mails reminds too', async () => {
  const server = await startMailServer()
  await ask(dayAfter(2))
  api.advance(DAY)
  const settings = { ...api.settings, mailServer: { url: server.url, from: 'office@market.example' } }
  const mails = await startMails({ orm: api.database.orm, settings })
  await expect.poll(() => server.mails.length, { timeout: 30_000 }).toBe(1)
  await mails.close()
  await server.close()
})
