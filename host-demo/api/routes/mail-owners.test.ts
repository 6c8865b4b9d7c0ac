import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '../database/tables.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

const OFFICE = 'office@trade.test'
const ENQUIRIES = 'enquiries@company4.example'

let api: TestApi
let buyer: string
beforeAll(async () => {
  api = await startApi()
  buyer = await api.asBuyer()
  await api.put('/api/Admin/contact/us', {
    email: 'siti@buyer.example',
    name: 'Siti',
    message: 'Our insurer asks about a claim.',
  })
  await api.post('/api/public/newsletter/add', { email: 'later@example.test' })
  await sendRfq('RFQ : Valve', { toTenantId: 4, productServiceId: 16 })
  await sendInquiry(4)
}, START_TIMEOUT)
afterAll(() => api.close())

const sendRfq = (title: string, to = { toTenantId: 1, productServiceId: 2 }) =>
  api.post(
    '/api/public/rfq/new2',
    { categoryTypeId: 1, title, quantity: 2, rfqBody: 'Our budget is 4.2 M', ...to },
    { token: buyer },
  )

async function sendInquiry(toTenantId: number) {
  const given = { title: 'Inquiry : Tender 77', toTenantId, inquiryBody: 'Confidential' }
  const { body } = await api.post<{ Item1: { Id: number }; Item2: number }>(
    '/api/public/inquiry/new2',
    given,
    { token: buyer },
  )
  const ids = { tenantInquiryId: body.Item1.Id, inquiryHistoryId: body.Item2 }
  await api.post('/api/public/Inquiry/Email', ids, { token: buyer })
}

async function subjectsOf(token: string): Promise<string[]> {
  const { body } = await api.get<{ subject: string }[]>('/api/dashboard/outbox', { token })
  return body.map(({ subject }) => subject)
}

/** Changes a member's row as an operator does, because no call can. */
const setMember = (email: string, changed: { email?: string; companyId?: number }) =>
  api.database.orm.update(member).set(changed).where(eq(member.email, email))

describe('an address to which the marketplace writes for somebody else', () => {
  test.each([
    ['the office', OFFICE],
    ['the office, in capitals', ' Office@Trade.TEST '],
    ['a mailbox of the office', 'office+claims@trade.test'],
    ['another one at the marketplace', 'company-3@trade.test'],
    ['a company without members', ENQUIRIES],
    ['a company without members, in capitals', 'ENQUIRIES@Company4.Example'],
    ['a mailbox of a company without members', 'enquiries+1@company4.example'],
  ])('is refused at registration: %s', async (_, Email) => {
    expect((await api.register({ Email })).body).toEqual({
      ReturnCode: 400,
      ResponseMessage:
        'This email receives the mail of the marketplace or of a company. Please use another one.',
    })
    expect((await api.authenticate(Email.trim(), 'long-enough-1')).status).toBe(400)
  })

  test.each(['office@trade.test.', 'office@trade。test', 'оffice@trade.test', 'office@ｔrade.test'])(
    'has no second spelling: %s',
    async Email => {
      expect((await api.register({ Email })).body).toMatchObject({ ResponseMessage: 'Email is not valid' })
    },
  )

  test('is free if it only looks alike, and for a company that has members', async () => {
    for (const Email of ['office@trade.test.example', 'enquiries@company1.example', 'sales@company4.example'])
      expect((await api.register({ Email })).body.ReturnCode).toBe(200)
  })

  test.each([OFFICE, ENQUIRIES])('shows its mails to no member who has it all the same: %s', async email => {
    const token = await api.join({ Email: 'taker@example.test' })
    await setMember('taker@example.test', { email })
    await api.put('/api/Admin/contact/us', { email: 'a@b.example', name: 'New', message: 'Also private' })
    await sendInquiry(4)
    expect(await subjectsOf(token)).toEqual(['Welcome to Trade Enabler'])
    await api.database.orm.delete(member).where(eq(member.email, email))
  })
})

test('mail from before the registration is not shown', async () => {
  const token = await api.join({ Email: 'later@example.test' })
  expect(await subjectsOf(token)).toEqual(['Welcome to Trade Enabler'])
})

test('a newsletter that others order does not belong to the member with that address', async () => {
  const token = await api.join({ Email: 'reader@example.test' })
  await api.post('/api/public/newsletter/add', { email: 'reader@example.test' })
  expect(await subjectsOf(token)).toEqual(['Welcome to Trade Enabler'])
})

test('who gets the address of a former member gets no mail of theirs, and a new address loses none', async () => {
  const former = await api.join({ Email: 'shared@example.test', Name: 'Former' })
  await setMember('shared@example.test', { email: 'moved@example.test' })
  const present = await api.join({ Email: 'shared@example.test', Name: 'Present' })
  for (const token of [former, present]) {
    const { body } = await api.get<{ body: string }[]>('/api/dashboard/outbox', { token })
    const name = token === former ? 'Former' : 'Present'
    expect(body).toEqual([expect.objectContaining({ body: expect.stringContaining(`Dear ${name},`) })])
  }

  await api.database.orm.delete(member).where(eq(member.email, 'moved@example.test'))
  const again = await api.join({ Email: 'moved@example.test' })
  expect(await subjectsOf(again)).toEqual(['Welcome to Trade Enabler'])
})

test('mail to a company without members waits for its first one, and is not theirs after they leave', async () => {
  const token = await api.join({ Email: 'first@company4.example' })
  await setMember('first@company4.example', { companyId: 4 })
  expect(await subjectsOf(token)).toContain('RFQ : Valve')
  await sendRfq('RFQ : Second', { toTenantId: 4, productServiceId: 16 })
  await setMember('first@company4.example', { companyId: 2 })
  expect(await subjectsOf(token)).toEqual(['RFQ : Second', 'Welcome to Trade Enabler'])
})

test('a request is shown whatever its title, and a mailed password never', async () => {
  await api.put('/api/Admin/password/recovery', { emailTo: 'seller@demo.test' })
  await sendRfq('Your temporary password')
  const { body } = await api.get('/api/dashboard/outbox', { token: await api.asSeller() })
  expect(body).toMatchObject([{ subject: 'Your temporary password', body: expect.stringContaining('4.2 M') }])
})
