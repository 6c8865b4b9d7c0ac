import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
let rival: string
beforeAll(async () => {
  api = await startApi()
  token = await api.asSeller()
  rival = await api.join({ Email: 'rival@example.test', Category: 'company', Name: 'Rival Valves' })
}, START_TIMEOUT)
afterAll(() => api.close())

const PRODUCTS = '/api/dashboard/products'
const several = (fields: object, as = token) =>
  api.put<{ Done: number; ResponseMessage: string }>(`${PRODUCTS}/several`, fields, { token: as })
const create = async (name: string, as = token, given = {}) =>
  (await api.post<{ Id: number }>(PRODUCTS, { name, categoryId: 4, ...given }, { token: as })).body.Id
const read = (id: number, as = token) => api.get<Record<string, unknown>>(`${PRODUCTS}/${id}`, { token: as })
const found = async (searchKeyword: string) => {
  const query = { searchKeyword, itemType: 'PRODUCTS' }
  const { body } = await api.get<{ searchList: { Id: number }[] }>('/api/public/search/item', { query })
  return body.searchList.map(({ Id }) => Id).sort()
}

test('several items are published, moved, hidden and deleted at once, and the search follows', async () => {
  const ids = [await create('Zorbing cap, red'), await create('Zorbing cap, blue')]
  expect((await several({ ids, action: 'publish' })).body).toMatchObject({ Done: 2 })
  expect(await found('zorbing')).toEqual(ids)

  await several({ ids, action: 'move', categoryId: 3 })
  expect((await read(ids[0] ?? 0)).body).toMatchObject({ categoryId: 3, isPublished: true })

  expect((await several({ ids: ids.slice(0, 1), action: 'hide' })).body.Done).toBe(1)
  expect(await found('zorbing')).toEqual(ids.slice(1))

  const form = new FormData()
  form.append('file', new File([Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1')], 'cap.png'))
  type Added = { Result: [{ url: string }] }
  const { body } = await api.send<Added>('POST', `/api/upload/dashboard/products/${ids[1]}`, form, { token })
  expect((await several({ ids, action: 'delete' })).body.Done).toBe(2)
  expect(await found('zorbing')).toEqual([])
  expect((await read(ids[1] ?? 0)).status).toBe(404)
  expect((await api.app.request(body.Result[0].url)).status).toBe(404)
})

test('items of others and items that are gone are skipped and not counted', async () => {
  const own = await create('Own cap')
  const theirs = await create('Their cap', rival)
  for (const action of ['publish', 'move', 'delete']) {
    const { status, body } = await several({ ids: [theirs, own, 999_999], action, categoryId: 3 })
    expect([action, status, body.Done]).toEqual([action, 200, 1])
  }
  expect((await read(theirs, rival)).body).toMatchObject({ categoryId: 4, isPublished: false })
  expect((await several({ ids: [own], action: 'hide' })).body.Done).toBe(0)
})

test.each([
  [{ ids: [], action: 'hide' }, 'Choose between 1 and 500 items.'],
  [
    { ids: Array.from({ length: 501 }, (_, at) => at + 1), action: 'hide' },
    'Choose between 1 and 500 items.',
  ],
  [{ ids: [1], action: 'sell' }, 'action must be publish, hide, move or delete.'],
  [{ ids: [1], action: 'move' }, 'Category is empty'],
  [{ ids: [1], action: 'move', categoryId: 5 }, 'Category is empty'],
])('%.60j is refused', async (fields, ResponseMessage) => {
  expect(await several(fields)).toMatchObject({ status: 400, body: { ResponseMessage } })
})

test('a copy has all texts and no number, and only its seller sees it', async () => {
  const texts = { brand: 'Zorb', sku: 'Z-1', longDescription: 'One.\n\n- two\n- three' }
  const id = await create('x'.repeat(198), token, texts)
  const copy = async (of: number, as = token) =>
    api.post<{ Id: number }>(`${PRODUCTS}/${of}/copy`, {}, { token: as })
  const { body } = await copy(id)
  expect((await read(body.Id)).body).toMatchObject({
    name: `${'x'.repeat(193)} (copy)`,
    categoryId: 4,
    brand: 'Zorb',
    sku: '',
    longDescription: texts.longDescription,
    isPublished: false,
    pictures: [],
  })
  expect((await copy(id, rival)).status).toBe(404)
  await api.put('/api/dashboard/mails', { language: 'ms', notices: 'yes' }, { token: rival })
  const theirs = await create('Topi', rival)
  const malay = (await copy(theirs, rival)).body.Id
  expect((await read(malay, rival)).body.name).toBe('Topi (salinan)')
})

test('a copy keeps the facts of a seeded item, and the formatting of its description', async () => {
  const { body } = await api.post<{ Id: number }>(`${PRODUCTS}/1/copy`, {}, { token })
  await several({ ids: [body.Id], action: 'publish' })
  type Detail = { facts: object[]; description: [{ LongDescription: string }] }
  const detail = async (productId: number) =>
    (await api.get<Detail>('/api/public/product/detail', { query: { productId } })).body
  const [original, copy] = [await detail(1), await detail(body.Id)]
  expect(copy.facts).toEqual(original.facts)
  expect(copy.description[0].LongDescription).toBe(original.description[0].LongDescription)
  await several({ ids: [body.Id], action: 'delete' })
})

test('the checklist of a company counts what buyers can find', async () => {
  const list = async (as: string) =>
    (await api.get<{ hasProfile: boolean; published: number }>('/api/dashboard/checklist', { token: as }))
      .body
  const fresh = await api.join({ Email: 'fresh@example.test', Category: 'company', Name: 'Fresh' })
  expect(await list(fresh)).toEqual({ hasProfile: false, published: 0 })
  const profile = { name: 'Fresh Valves', tagline: 'Valves from stock', town: 'Kemaman' }
  await api.put('/api/dashboard/company', profile, { token: fresh })
  const ids = [await create('One', fresh), await create('Two', fresh)]
  await several({ ids, action: 'publish' }, fresh)
  expect(await list(fresh)).toEqual({ hasProfile: true, published: 2 })
  expect((await list(token)).hasProfile).toBe(true)
  expect((await api.get('/api/dashboard/checklist', { token: await api.asBuyer() })).status).toBe(403)
})
