import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asking } from '#shared/testing/asking.ts'
import type { BidTable } from '#shared/trade/bids.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { company, mail, member } from '../database/tables.ts'
import { deliverDue } from '../mail/delivery.ts'
import { createSmtp } from '../mail/smtp.ts'
import { startMails } from '../start-mails.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { linkIn } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { tellUndelivered } from './tell-undelivered.ts'

/** A company without members, and an item of it. */
const NOBODY = { toTenantId: 2, productServiceId: 14 }
const LIST = 'RFQ list 2026-01-15/dead'
const GONE = { at: 'RCPT TO', reply: '550 5.1.1 The email account does not exist' } as const
const REACH = { telephone: '+60 9 123 4567', website: 'www.company2.example' }

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
let buyer: string
beforeEach(async () => {
  server = await startMailServer()
  api = await startApi({ mailServer: { url: server.url, from: 'office@market.example' } })
  await (await startMails(apiOf())).close()
  await api.database.orm
    .update(company)
    .set({ telephone: REACH.telephone, websiteUrl: REACH.website })
    .where(eq(company.id, 2))
  buyer = await api.asBuyer()
}, START_TIMEOUT)
afterEach(async () => {
  await api.close()
  await server.close()
})

const apiOf = () => ({ orm: api.database.orm, settings: api.settings })

/** Sends what is due, after this many minutes. The first mails are refused so. */
async function deliver(minutes: number, ...refusals: (typeof GONE)[]): Promise<void> {
  api.advance(minutes * 60)
  await api.mailLists()
  server.treatments.push(...refusals)
  await deliverDue(apiOf(), createSmtp({ url: server.url, from: 'office@market.example' }))
  for (const _ of ['a round', 'the next']) await tellUndelivered(apiOf())
}

async function ask(given: object = NOBODY, line = 1): Promise<number> {
  const rfqBody = asking('Please quote.', { quantity: '2' }, { list: LIST, item: line, of: 3 })
  const asked = { categoryTypeId: 1, title: `Valve ${line}`, quantity: 2, rfqBody, ...given }
  return (await api.post<{ Id: number }>('/api/public/rfq/new2', asked, { token: buyer })).body.Id
}

/** Returns what the buyer reads at a request: on its own, in the list and in the bid table. */
async function seen(id: number) {
  const of = { token: buyer }
  const one = (await api.get<{ quote: Quote }>(`/api/dashboard/quotes/rfq/${id}`, of)).body.quote
  const list = (await api.get<{ quotes: Quote[] }>('/api/dashboard/quotes', of)).body.quotes
  const table = (await api.get<BidTable>('/api/dashboard/bids', { ...of, query: { rfq: id } })).body
  const bids = table.lines.flatMap(({ bids }) => bids)
  return [
    one,
    list.find(each => each.type === 'rfq' && each.id === id),
    bids.find(bid => bid?.rfq === id),
  ].map(each => each?.notDelivered)
}
const DELIVERED = [null, null, null]
const NOT_DELIVERED = [REACH, REACH, REACH]

const notices = async () =>
  (
    await api.database.orm
      .select()
      .from(mail)
      .where(eq(mail.recipient, 'buyer@demo.test'))
      .orderBy(asc(mail.id))
  )
    .filter(({ subject }) => subject.startsWith('Not delivered'))
    .map(({ subject, body, link }) => ({ subject, body, link }))

describe('a request that the mail server of the seller refuses', () => {
  test('is not delivered for its buyer, who is told once, with the telephone of the company', async () => {
    const id = await ask()
    await deliver(0)
    expect(await seen(id)).toEqual(DELIVERED)
    const other = await ask(NOBODY, 2)
    await deliver(1, GONE)
    expect(await seen(other)).toEqual(NOT_DELIVERED)
    expect(await seen(id)).toEqual(DELIVERED)
    await deliver(60)
    expect(await notices()).toEqual([
      {
        subject: 'Not delivered: Valve 2',
        body: expect.stringMatching(
          /deliver this to .*\n\nValve 2\n\nTelephone: \+60 9 123 4567\n\nWebsite: www\./,
        ),
        link: `/app/dashboard/menu#quotes/rfq${other}`,
      },
    ])
  })

  test('is told in one mail for all lines to a company', async () => {
    for (const line of [1, 2, 3]) await ask(NOBODY, line)
    await deliver(0, GONE, GONE, GONE)
    expect(await notices()).toMatchObject([
      {
        subject: 'Not delivered: 3 requests',
        body: expect.stringContaining('\n\nValve 1\nValve 2\nValve 3\n\n'),
      },
    ])
  })

  test('is delivered once a later mail reaches the company', async () => {
    const id = await ask()
    await deliver(0, GONE)
    await ask(NOBODY, 2)
    await deliver(1)
    expect(await seen(id)).toEqual(DELIVERED)
  })

  test('is delivered once the operator has sent it again', async () => {
    const id = await ask()
    await deliver(0, GONE)
    await api.database.orm.update(mail).set({ state: 'waiting' }).where(isNotNull(mail.listId))
    await deliver(1)
    expect(await seen(id)).toEqual(DELIVERED)
    expect(await notices()).toHaveLength(1)
  })

  test('is delivered once the seller has answered', async () => {
    const id = await ask()
    await api.mailLists()
    const [sent] = await api.database.orm.select().from(mail).where(isNotNull(mail.listId))
    await deliver(0, GONE)
    const lines = [{ id, action: 'refuse', message: 'Not in our range.', seen: 0 }]
    const answered = await api.post('/api/answer/send', { lines }, { token: linkIn(sent?.body ?? '') })
    expect(answered.status).toBe(200)
    expect(await seen(id)).toEqual(DELIVERED)
  })

  test('is delivered if a colleague got it', async () => {
    await api.join({ Email: 'colleague@example.test' })
    const seller = { toTenantId: 1, productServiceId: 2 }
    await api.database.orm
      .update(member)
      .set({ companyId: 1 })
      .where(eq(member.email, 'colleague@example.test'))
    const id = await ask(seller)
    await api.mailLists()
    await api.database.orm.delete(mail).where(eq(mail.recipient, 'colleague@example.test')).returning()
    await deliver(0, GONE)
    expect((await seen(id))[0]).not.toBeNull()
    const other = await ask(seller, 2)
    await deliver(1, GONE)
    expect(await seen(other)).toEqual(DELIVERED)
  })

  test('is not told to the seller', async () => {
    const id = await ask({ toTenantId: 1, productServiceId: 2 })
    await deliver(0, GONE)
    const token = await api.asSeller()
    const { body } = await api.get<{ quote: Quote }>(`/api/dashboard/quotes/rfq/${id}`, { token })
    expect(body.quote.notDelivered).toBeNull()
  })
})

test('an inquiry that is refused is not delivered either', async () => {
  const given = { title: 'Inquiry : Stock', toTenantId: 2, inquiryBody: 'In stock?' }
  const { body } = await api.post<{ Item1: { Id: number }; Item2: number }>(
    '/api/public/inquiry/new2',
    given,
    {
      token: buyer,
    },
  )
  const ids = { tenantInquiryId: body.Item1.Id, inquiryHistoryId: body.Item2 }
  await api.post('/api/public/Inquiry/Email', ids, { token: buyer })
  await deliver(0, GONE)
  const path = `/api/dashboard/quotes/inquiry/${body.Item1.Id}`
  expect((await api.get<{ quote: Quote }>(path, { token: buyer })).body.quote.notDelivered).toEqual(REACH)
  expect(await notices()).toMatchObject([{ subject: 'Not delivered: Inquiry : Stock' }])
})

test('a request that waits because of a fault of the operator is not called undelivered', async () => {
  const id = await ask()
  api.advance(1)
  server.treatments.push({ at: 'MAIL FROM', reply: '550 5.4.5 Daily user sending limit exceeded' })
  await deliver(0)
  expect(await seen(id)).toEqual(DELIVERED)
  expect(await notices()).toEqual([])
})
