import { count, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idempotency, mail, rfq } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { type RequestOptions, START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  token = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

const rfqBody = (given: Record<string, unknown> = {}) => ({
  categoryTypeId: 1,
  title: 'RFQ : API 6D Trunnion Ball Valve 2" 600#',
  quantity: 4,
  toTenantId: 1,
  rfqBody: 'Two for the platform.\nTwo spare.',
  fromUserId: 999,
  productName: 'API 6D Trunnion Ball Valve 2" 600#',
  productServiceId: 1,
  productUomId: 1,
  ...given,
})

const noFile = { attachmentUrl: '', fileName: '' }

const sendRfq = (given: Record<string, unknown> = {}, sent: RequestOptions = {}) =>
  api.post<{ Id: number }>('/api/public/rfq/new2', rfqBody(given), { token, query: noFile, ...sent })

async function rows(): Promise<number> {
  const [row] = await api.database.orm.select({ rows: count() }).from(rfq)
  return row?.rows ?? 0
}

describe('an RFQ', () => {
  test('is stored for the member of the bearer, and mailed to the company', async () => {
    const { status, body } = await sendRfq()
    expect(status).toBe(200)
    expect(body).toEqual({
      ReturnCode: 200,
      ResponseMessage: 'Your RFQ was sent.',
      Result: [{ Id: body.Id }],
      Id: body.Id,
    })
    const [stored] = await api.database.orm.select().from(rfq).where(eq(rfq.id, body.Id))
    const buyer = await api.get<{ UserId: number }>('/api/login/userdetail', { token })
    expect(stored).toMatchObject({
      memberId: buyer.body.UserId,
      companyId: 1,
      kind: 'product',
      itemId: 1,
      itemName: 'API 6D Trunnion Ball Valve 2" 600#',
      quantity: 4,
      message: 'Two for the platform.\nTwo spare.',
      uploadName: null,
    })
    const [sent] = await api.database.orm.select().from(mail).where(eq(mail.recipient, 'seller@demo.test'))
    expect(sent?.subject).toBe('RFQ : API 6D Trunnion Ball Valve 2" 600#')
  })

  test('for a service has quantity 0, whatever the request says', async () => {
    const service = { categoryTypeId: 2, productServiceId: 1, toTenantId: 3, quantity: 7 }
    const { body } = await sendRfq(service)
    const [stored] = await api.database.orm.select().from(rfq).where(eq(rfq.id, body.Id))
    expect(stored).toMatchObject({ kind: 'service', quantity: 0 })
  })

  const block = (...lines: string[]) =>
    ['', '', '--- Requirements ---', ...lines, '--- End of requirements ---'].join('\n')
  const service = { categoryTypeId: 2, productServiceId: 1, toTenantId: 3 }
  test.each([
    ['a product', {}, 'Quantity: 4', '> Two for the platform.\n> Two spare.'],
    [
      'a product with a unit',
      { rfqBody: `Spare.${block('Unit: pcs')}` },
      'Quantity: 4 pcs',
      '> Spare.\n>\n> ---',
    ],
    ['nothing yet', { quantity: 0, rfqBody: 'Price list?' }, 'Quantity: 0', '> Price list?'],
    [
      'a service',
      { ...service, rfqBody: `Inspection${block('Quantity: 3', 'Unit: man-days')}` },
      'Quantity: 3 man-days',
      '> Inspection\n>\n> ---',
    ],
    [
      'a line of a list, which says it itself',
      { rfqBody: `Quantity: 4 pcs\nGate valve${block('Quantity: 4', 'Unit: pcs')}` },
      'Quantity: 4 pcs',
      '> Gate valve\n>\n> ---',
    ],
    ['a service without a quantity', { ...service, rfqBody: 'Inspection' }, '', '> Inspection'],
  ])('states the quantity first in the mail: %s', async (_, given, first, start) => {
    await sendRfq(given)
    const [sent] = await api.database.orm.select().from(mail).orderBy(desc(mail.id)).limit(1)
    const [beginning = '', rest = ''] = sent?.body.split(' asks for a quotation.\n\n') ?? []
    expect(beginning.split('\n\n').slice(0, -1).join()).toBe(first)
    const words = rest.slice(rest.indexOf('> '))
    expect(words.slice(0, start.length)).toBe(start)
    // The company of the service has no members, and so no dashboard.
    expect(sent?.link).toMatch('toTenantId' in given ? /^$/ : /^\/app\/dashboard\/menu#quotes\/rfq\d+$/)
  })

  test('with a title in the buyer’s words names the item of the company in the mail', async () => {
    await sendRfq({ title: 'RFQ : Gate valve 2" Monel' })
    const [sent] = await api.database.orm.select().from(mail).orderBy(desc(mail.id)).limit(1)
    expect(sent?.subject).toBe('RFQ : Gate valve 2" Monel')
    expect(sent?.body).toContain('Your product: API 6D Trunnion Ball Valve 2" 600#')
  })

  test('to a company without members is mailed to its enquiries address', async () => {
    await sendRfq({ toTenantId: 4, productServiceId: 16 })
    const sent = await api.database.orm
      .select()
      .from(mail)
      .where(eq(mail.recipient, 'enquiries@company4.example'))
    expect(sent).toHaveLength(1)
  })

  test.each([{ quantity: 0 }, { quantity: '2.5' }, { productUomId: undefined, fromUserId: undefined }])(
    'with %j is accepted',
    async given => {
      expect((await sendRfq(given)).status).toBe(200)
    },
  )

  test.each([
    [{ categoryTypeId: 3 }, 'categoryTypeId must be 1 (product) or 2 (service).'],
    [{ productServiceId: 'x' }, 'productServiceId must be a whole number above 0.'],
    [{ toTenantId: 0 }, 'toTenantId must be a whole number above 0.'],
    [{ toTenantId: 2 }, 'This company has no such product.'],
    [{ productServiceId: 999 }, 'This company has no such product.'],
    [{ quantity: '' }, 'Quantity is empty'],
    [{ quantity: null }, 'Quantity is empty'],
    [{ quantity: -1 }, 'Quantity cannot be negative'],
    [{ quantity: 'many' }, 'Quantity must be a number'],
    [{ quantity: 1e300 }, 'Quantity is too large'],
    [{ rfqBody: ' \n ' }, 'Message is empty'],
    [{ rfqBody: 'x'.repeat(10_001) }, 'rfqBody is too long: at most 10000 characters.'],
    [{ title: '' }, 'Title is empty'],
    [{ title: ['x'] }, 'title must be text.'],
  ])('with %.60j is refused, and nothing is stored', async (given, message) => {
    const before = await rows()
    expect(await sendRfq(given)).toMatchObject({
      status: 400,
      body: { ReturnCode: 400, ResponseMessage: message },
    })
    expect(await rows()).toBe(before)
  })

  test.each(['/api/public/rfq/new2', '/api/public/inquiry/new2', '/api/public/Inquiry/Email'])(
    '%s needs a bearer',
    async path => {
      const { status, body } = await api.post(path, rfqBody())
      expect(status).toBe(401)
      expect(body).toEqual({ ReturnCode: 401, ResponseMessage: 'Please sign in.' })
    },
  )
})

describe('an Idempotency-Key', () => {
  const withKey = (key: string): RequestOptions => ({ headers: { 'Idempotency-Key': key } })

  test('gives a repeat the first answer', async () => {
    const before = await rows()
    const first = await sendRfq({}, withKey('a'))
    const again = await sendRfq({}, withKey('a'))
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await rows()).toBe(before + 1)
  })

  test('with different content is refused, and nothing is stored', async () => {
    await sendRfq({}, withKey('c'))
    const before = await rows()
    expect(await sendRfq({ quantity: 5 }, withKey('c'))).toMatchObject({
      status: 422,
      body: { ReturnCode: 422, ResponseMessage: expect.stringContaining('different content') },
    })
    expect(await rows()).toBe(before)
  })

  test('recognises a repeat with a file that was uploaded again', async () => {
    const first = await sendRfq({}, withKey('file'))
    const query = { ...noFile, attachmentUrl: '/api/files/once-more.pdf' }
    const again = await sendRfq({}, { ...withKey('file'), query })
    expect(again.body).toEqual(first.body)
  })

  test('is still free after a refusal', async () => {
    expect((await sendRfq({ quantity: -1 }, withKey('d'))).status).toBe(400)
    expect((await sendRfq({ toTenantId: 2 }, withKey('d'))).status).toBe(400)
    expect((await sendRfq({}, withKey('d'))).status).toBe(200)
  })

  test('belongs to one member', async () => {
    const first = await sendRfq({}, withKey('e'))
    const other = await sendRfq({}, { ...withKey('e'), token: await api.asSeller() })
    expect(other.body.Id).not.toBe(first.body.Id)
  })

  test('has a maximum length', async () => {
    expect((await sendRfq({}, withKey('k'.repeat(201)))).status).toBe(400)
  })

  test('is forgotten after some days', async () => {
    await sendRfq({}, withKey('f'))
    api.advance(9 * 24 * 3600)
    token = await api.asBuyer()
    await expect
      .poll(async () =>
        (await api.database.orm.select().from(idempotency)).map(({ key }) => key.split(' ').at(-1)),
      )
      .not.toContain('f')
  })
})
