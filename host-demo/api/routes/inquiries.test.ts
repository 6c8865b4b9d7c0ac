import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiry, mail } from '../database/tables.ts'
import { type RequestOptions, START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

const inquiryBody = (given: Record<string, unknown> = {}) => ({
  title: 'Inquiry : Valves',
  toTenantId: 1,
  inquiryBody: 'Do you repair?',
  fromUserId: 999,
  attachmentUrl: '',
  fileName: '',
  ...given,
})

const sendInquiry = (given: Record<string, unknown> = {}, sent: RequestOptions = {}) =>
  api.post<{ Item1: { Id: number }; Item2: number }>('/api/public/inquiry/new2', inquiryBody(given), {
    token,
    ...sent,
  })

describe('an inquiry', () => {
  test('returns its id and that of its first message', async () => {
    const { status, body } = await sendInquiry()
    expect(status).toBe(200)
    expect(body).toEqual({
      ReturnCode: 200,
      ResponseMessage: 'Your inquiry was sent.',
      Item1: { Id: expect.any(Number) },
      Item2: expect.any(Number),
    })
  })

  test('also accepts the message as rfqBody', async () => {
    expect((await sendInquiry({ inquiryBody: undefined, rfqBody: 'Hello' })).status).toBe(200)
  })

  test.each([
    [{ title: ' ' }, 'Subject is empty'],
    [{ inquiryBody: '' }, 'Message is empty'],
    [{ toTenantId: 999 }, 'There is no such company.'],
    [
      { attachmentUrl: '/api/files/0123456789abcdef0123456789abcdef.pdf' },
      'We do not have the attached file. Please upload it again.',
    ],
    [{ attachmentUrl: '../../etc/passwd' }, 'We do not have the attached file. Please upload it again.'],
  ])('with %j is refused', async (given, message) => {
    expect(await sendInquiry(given)).toMatchObject({ status: 400, body: { ResponseMessage: message } })
  })

  test('is mailed once, however often the call is made', async () => {
    const { body } = await sendInquiry({ title: 'Inquiry : Once' })
    const ids = { tenantInquiryId: body.Item1.Id, inquiryHistoryId: body.Item2 }
    const mails = () => api.database.orm.select().from(mail).where(eq(mail.subject, 'Inquiry : Once'))
    expect(await mails()).toHaveLength(0)
    for (let time = 0; time < 2; time += 1) {
      expect((await api.post('/api/public/Inquiry/Email', ids, { token })).status).toBe(200)
      expect(await mails()).toHaveLength(1)
    }
  })

  test('of another member looks like a missing one', async () => {
    const { body } = await sendInquiry()
    const ids = { tenantInquiryId: body.Item1.Id, inquiryHistoryId: body.Item2 }
    const answer = await api.post('/api/public/Inquiry/Email', ids, { token: await api.asSeller() })
    expect(answer.status).toBe(404)
  })
})

describe('an Idempotency-Key', () => {
  const withKey = (key: string): RequestOptions => ({ headers: { 'Idempotency-Key': key } })

  test('works for repeats at the same moment', async () => {
    const rows = async () => (await api.database.orm.select({ rows: count() }).from(inquiry))[0]?.rows ?? 0
    const before = await rows()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendInquiry({}, withKey('b'))))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await rows()).toBe(before + 1)
  })

  test('applies to one call: the steps of one submission share it', async () => {
    const created = await sendInquiry({}, withKey('steps'))
    const ids = { tenantInquiryId: created.body.Item1.Id, inquiryHistoryId: created.body.Item2 }
    const notified = await api.post('/api/public/Inquiry/Email', ids, { token, ...withKey('steps') })
    expect(notified.status).toBe(200)
    expect(notified.headers.get('Idempotent-Replayed')).toBeNull()
  })
})
