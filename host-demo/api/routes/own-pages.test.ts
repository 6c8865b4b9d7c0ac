import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

// A seller's edits of logo, banner and offers, and the permissions for them.
let api: TestApi
let seller: string
const others: Record<string, string> = {}
beforeAll(async () => {
  api = await startApi()
  seller = await api.asSeller()
  others.rival = await api.join({ Email: 'rival@example.test', Category: 'company' })
  others.buyer = await api.asBuyer()
  others.visitor = ''
}, START_TIMEOUT)
afterAll(() => api.close())

const PNG = '\x89PNG\r\n\x1a\n rest'

function upload(path: string, content = PNG, token = seller, key?: string) {
  const form = new FormData()
  form.append('file', new File([Buffer.from(content, 'latin1')], 'picture.png'))
  const headers = key ? { 'Idempotency-Key': key } : {}
  return api.send('POST', `/api/upload/dashboard/${path}`, form, { token, headers })
}

const remove = (path: string, token = seller, key?: string) =>
  api.send('DELETE', `/api/dashboard/${path}`, undefined, {
    token,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  })

const profile = async () =>
  (await api.get<{ logo: string; banner: string }>('/api/dashboard/company', { token: seller })).body

/** Returns the logo from every place where the public and the member meet it. */
async function logos(): Promise<string[]> {
  const chats = await api.get('/api/public/user/chatMenu', { token: others.buyer ?? '' })
  const replies = [
    await api.get('/api/public/tenant/website', { query: { tenantId: 1 } }),
    await api.get('/api/public/product/detail', { query: { productId: 1 } }),
    await api.get('/api/public/search/item', { query: { itemType: 'COMPANY', searchKeyword: 'kemaman' } }),
    { body: (chats.body as { MenuId: number }[]).find(({ MenuId }) => MenuId === 1) },
  ]
  return replies.map(
    ({ body }) => /"(?:LogoImg|LogoUrl|ItemImage|MenuLogo)":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? '',
  )
}

test('a new logo replaces the old one everywhere, until it is removed', async () => {
  const everywhere = (url: string) => Array.from({ length: 4 }, () => url)
  const drawn = '/api/pictures/logo/1.svg'
  expect(await logos()).toEqual(everywhere(drawn))
  expect((await upload('company/logo')).status).toBe(200)
  const { logo: first } = await profile()
  expect(await logos()).toEqual(everywhere(first))
  expect((await upload('company/logo', `${PNG} 2`)).status).toBe(200)
  const { logo: second } = await profile()
  expect(second).not.toBe(first)
  expect(await logos()).toEqual(everywhere(second))
  expect([(await api.get(first)).status, (await api.get(second)).status]).toEqual([404, 200])
  expect((await remove('company/logo')).status).toBe(200)
  expect(await logos()).toEqual(everywhere(drawn))
  expect([(await api.get(second)).status, await profile()]).toMatchObject([404, { logo: '', banner: '' }])
})

test('a banner appears on the company’s page, and a file that is not a picture replaces none', async () => {
  await upload('company/banner')
  const { banner } = await profile()
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', ''])
    expect((await upload('company/banner', content)).status).toBe(415)
  expect((await upload('company/banner', PNG + 'x'.repeat(5 * 1024 ** 2))).status).toBe(413)
  type Page = { headerInfo: [{ BannerImg: string }] }
  const { body } = await api.get<Page>('/api/public/tenant/website', { query: { tenantId: 1 } })
  expect(body.headerInfo[0].BannerImg).toBe(banner)
  await remove('company/banner')
})

test('a deleted item has no page and is in no list; its buyers keep its name, and no other item gets its id', async () => {
  const rfq = { categoryTypeId: 1, title: 'RFQ : Pipe', quantity: 1, toTenantId: 1, rfqBody: 'Hi' }
  const path = '/api/dashboard/products'
  const offer = { name: 'Odd flange', categoryId: 4 }
  const create = async () => (await api.post<{ Id: number }>(path, offer, { token: seller })).body.Id
  const id = await create()
  await upload(`products/${id}`)
  await api.put(`${path}/${id}`, { isPublished: true }, { token: seller })
  await api.post('/api/public/rfq/new2', { ...rfq, productServiceId: id }, { token: others.buyer ?? '' })
  const found = async (query: object) =>
    (
      await api.get<{ total: number }>(path, {
        token: seller,
        query: { search: 'odd FLANGE gate', ...query },
      })
    ).body.total
  expect([await found({}), await found({ published: 'true' }), await found({ published: 'false' })]).toEqual([
    1, 1, 0,
  ])
  const { body } = await api.get<{ pictures: [{ url: string }] }>(`${path}/${id}`, { token: seller })

  const answers = await Promise.all([1, 2, 3].map(() => remove(`products/${id}`, seller, 'one click')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await remove(`products/${id}`)).status).toBe(404)
  expect(await found({})).toBe(0)
  expect((await api.put(`${path}/${id}`, { isPublished: true }, { token: seller })).status).toBe(404)
  expect((await upload(`products/${id}`)).status).toBe(404)
  const gone = ['/api/public/product/detail', body.pictures[0].url]
  for (const each of gone) expect((await api.get(each, { query: { productId: id } })).status).toBe(404)
  const sent = await api.get('/api/dashboard/quotes', { token: others.buyer ?? '', query: { of: 'sent' } })
  expect(sent.body).toMatchObject({ quotes: [{ itemName: 'Odd flange', itemId: null }] })
  expect(await create()).toBeGreaterThan(id)
})

test('a write repeated with its key after a lost answer is done once', async () => {
  const count = async () =>
    (await api.get<{ pictures: unknown[] }>('/api/dashboard/products/2', { token: seller })).body
  const sends = await Promise.all([1, 2, 3].map(() => upload('products/2', PNG, seller, 'lost answer')))
  expect(sends.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await upload('products/2')).status).toBe(200)
  expect((await count()).pictures).toHaveLength(1)
  const headers = { 'Idempotency-Key': 'double click' }
  const create = () =>
    api.post<{ Id: number }>(
      '/api/dashboard/products',
      { name: 'Twice', categoryId: 4 },
      { token: seller, headers },
    )
  const made = await Promise.all([create(), create(), create()])
  expect(new Set(made.map(({ body }) => body.Id)).size).toBe(1)
  const repeated = await Promise.all([1, 2].map(() => upload('company/logo', PNG, seller, 'lost answer')))
  expect(repeated.map(({ status }) => status)).toEqual([200, 200])
  expect((await remove('company/logo', seller, 'lost answer')).status).toBe(200)
})

const offer = { name: 'Mine now', categoryId: 3, isPublished: true }

/** Each write of a seller, with the answers to another company's seller, a member without one and a visitor. */
test.each<[call: string, rival: number, send: (token: string) => Promise<{ status: number }>]>([
  ['create a product', 200, token => api.post('/api/dashboard/products', offer, { token })],
  ['change a product', 404, token => api.put('/api/dashboard/products/1', offer, { token })],
  ['delete a product', 404, token => remove('products/1', token)],
  ['add a picture', 404, token => upload('products/1', PNG, token)],
  ['read a product', 404, token => api.get('/api/dashboard/products/1', { token })],
  ['list products', 200, token => api.get('/api/dashboard/products', { token })],
  [
    'change a service',
    404,
    token => api.put('/api/dashboard/services/3', { ...offer, categoryId: 5 }, { token }),
  ],
  ['delete a service', 404, token => remove('services/3', token)],
  ['read the profile', 200, token => api.get('/api/dashboard/company', { token })],
  ['save the profile', 200, token => api.put('/api/dashboard/company', { name: 'Rival' }, { token })],
  ['upload a logo', 200, token => upload('company/logo', PNG, token)],
  ['remove a logo', 200, token => remove('company/logo', token)],
  ['upload a banner', 200, token => upload('company/banner', PNG, token)],
  ['remove a banner', 200, token => remove('company/banner', token)],
])('only a seller of the company may %s', async (_, rival, send) => {
  const page = async () => (await api.get('/api/public/tenant/website', { query: { tenantId: 1 } })).body
  const before = await page()
  const answers = []
  for (const token of [others.rival, others.buyer, others.visitor])
    answers.push((await send(token ?? '')).status)
  expect(answers).toEqual([rival, 403, 401])
  expect(await page()).toEqual(before)
})
