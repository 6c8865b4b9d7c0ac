import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { START_TIMEOUT, startApi } from '../testing/start-api.ts'
import { queryRows } from './database.ts'
import { migrate } from './migrate.ts'
import { member } from './tables.ts'

test('mails from before they had an owner are shown to whom they were written, and to nobody else', {
  timeout: START_TIMEOUT,
}, async () => {
  const api = await startApi()
  const { orm } = api.database
  const [buyer, seller] = [await api.asBuyer(), await api.asSeller()]
  const offer = { price: 5, currency: 'MYR', priceBasis: 'unit', validUntil: '2026-03-01', delivery: 'Soon' }
  /** Sends each kind of mail that a member or a company gets. */
  async function trade(toTenantId: number, productServiceId: number) {
    const to = { title: `RFQ : To ${toTenantId}`, toTenantId, productServiceId }
    const rfq = { ...to, categoryTypeId: 1, quantity: 1, rfqBody: 'Please quote.' }
    const sent = await api.post<{ Id: number }>('/api/public/rfq/new2', rfq, { token: buyer })
    const given = { title: `Inquiry : To ${toTenantId}`, toTenantId, inquiryBody: 'In stock?' }
    const { body } = await api.post<{ Item1: { Id: number }; Item2: number }>(
      '/api/public/inquiry/new2',
      given,
      { token: buyer },
    )
    api.advance(60)
    const ids = { tenantInquiryId: body.Item1.Id, inquiryHistoryId: body.Item2 }
    await api.post('/api/public/Inquiry/Email', ids, { token: buyer })
    api.advance(60)
    return { rfq: sent.body.Id, inquiry: body.Item1.Id }
  }
  const { rfq, inquiry } = await trade(1, 2)
  await trade(4, 16)
  const act = (token: string, path: string, action: object) =>
    api.post(`/api/dashboard/${path}`, { seen: 0, ...action }, { token })
  await act(seller, `rfqs/${rfq}`, { action: 'quote', ...offer })
  await act(buyer, `inquiries/${inquiry}`, { action: 'ask', message: 'And the 4 inch one?' })
  await api.put('/api/Admin/password/recovery', { emailTo: 'buyer@demo.test' })
  await api.put('/api/Admin/contact/us', { email: 'a@b.example', name: 'Siti', message: 'A claim' })
  const joined = await api.join({ Email: 'joined@example.test' })

  // Members who took an address to which mail went before and after.
  const strangers: string[] = []
  for (const email of ['office@trade.test', 'enquiries@company4.example']) {
    strangers.push(await api.join({ Email: 'taker@example.test' }))
    await orm.update(member).set({ email }).where(eq(member.email, 'taker@example.test'))
  }
  await trade(4, 16)
  await api.put('/api/Admin/contact/us', { email: 'a@b.example', name: 'Siti', message: 'Another claim' })

  const mailsOf = async (token: string) =>
    (await api.get<{ subject: string }[]>('/api/dashboard/outbox', { token })).body
  const all = [buyer, seller, joined, ...strangers]
  const before = await Promise.all(all.map(mailsOf))
  expect(before.map(mails => mails.length)).toEqual([1, 3, 1, 1, 1])

  await orm.execute(sql`alter table mail drop column member_id, drop column company_id`)
  await orm.execute(sql`delete from migration where name = '016-mail-owners.sql'`)
  await migrate(orm)
  // The strangers' own mail went to an address that they no longer have.
  expect(await Promise.all(all.map(mailsOf))).toEqual([...before.slice(0, 3), [], []])
  const [{ owned } = {}] = await queryRows<{ owned: number }>(
    orm,
    sql`select count(coalesce(member_id, company_id))::int as owned from mail`,
  )
  expect(owned).toBe(5)
  await api.close()
})
