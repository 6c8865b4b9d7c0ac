import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
let rival: string
beforeAll(async () => {
  api = await startApi()
  token = await api.asSeller()
  rival = await api.join({ Email: 'rival@example.test', Category: 'company', Name: 'Rival Helmets' })
}, START_TIMEOUT)
afterAll(() => api.close())

const helmet = {
  name: 'Safety Helmet, vented',
  categoryId: 4,
  brand: 'Kemaguard',
  shortDescription: 'For hot places.',
  longDescription: 'Light <b>shell</b>.\n\n- six colours\n- chin strap',
}

type Detail = {
  name: string
  isPublished: boolean
  pictures: { name: string; url: string }[]
  longDescription: string
}

const path = (id: number) => `/api/dashboard/products/${id}`
const create = async (given = {}) =>
  (await api.post<{ Id: number }>('/api/dashboard/products', { ...helmet, ...given }, { token })).body.Id
const read = async (id: number) => (await api.get<Detail>(path(id), { token })).body
const change = (id: number, fields: object, as = token) => api.put(path(id), fields, { token: as })

const PNG = '\x89PNG\r\n\x1a\n rest'
const JPEG = '\xff\xd8\xff\xe0 rest'
const WEBP = 'RIFF\x10\x00\x00\x00WEBPVP8 '

function upload(id: number, content: string, as = token) {
  const form = new FormData()
  form.append('file', new File([Buffer.from(content, 'latin1')], 'picture.png', { type: 'image/png' }))
  return api.send<{ Result: [{ name: string; url: string }] }>(
    'POST',
    `/api/upload/dashboard/products/${id}`,
    form,
    {
      token: as,
    },
  )
}

async function find(
  searchKeyword: string,
  itemType = 'PRODUCTS',
): Promise<{ Id: number; ItemImage: string }[]> {
  const query = { searchKeyword, itemType }
  type Found = { searchList: { Id: number; ItemImage: string }[] }
  return (await api.get<Found>('/api/public/search/item', { query })).body.searchList
}

/** Tells for each place where the public may meet a product of company 1 in category 4 if it is shown there. */
async function shownIn(id: number): Promise<boolean[]> {
  const { body: listed } = await api.get<{ Id: number }[]>('/api/public/product/list/category', {
    query: { categoryId: 4 },
  })
  const { body: page } = await api.get<{ productList: { Id: number }[] }>(
    '/api/public/tenant/website/product/list',
    {
      query: { tenantId: 1, RowsPerPage: 100 },
    },
  )
  const { body: cards } = await api.get<{ ProductId: number }[]>('/api/public/product/recommended')
  const detail = await api.get('/api/public/product/detail', { query: { productId: id } })
  const rfq = {
    categoryTypeId: 1,
    title: 'RFQ',
    quantity: 1,
    toTenantId: 1,
    rfqBody: 'Hi',
    productServiceId: id,
  }
  const asked = await api.post('/api/public/rfq/new2', rfq, { token: rival })
  return [
    (await find('vented helmet')).some(({ Id }) => Id === id),
    (await find('')).some(({ Id }) => Id === id) || (await find('helmet')).some(({ Id }) => Id === id),
    listed.some(({ Id }) => Id === id),
    page.productList.some(({ Id }) => Id === id),
    cards.some(({ ProductId }) => ProductId === id),
    detail.status === 200,
    asked.status === 200,
  ]
}

const everywhere = (isShown: boolean) => Array.from({ length: 7 }, () => isShown)

test('a product appears only while it is published', async () => {
  const id = await create()
  await upload(id, PNG)
  expect(await shownIn(id)).toEqual(everywhere(false))
  expect((await change(id, { isPublished: true })).status).toBe(200)
  expect(await shownIn(id)).toEqual(everywhere(true))
  await change(id, { isPublished: false })
  expect(await shownIn(id)).toEqual(everywhere(false))
})

test('the search finds an edited item by its new text, and no longer by the old', async () => {
  const id = await create({ name: 'Wrench' })
  await change(id, { isPublished: true })
  expect((await find('wrench')).map(({ Id }) => Id)).toEqual([id])
  await change(id, { ...helmet, name: 'Torque spanner', brand: 'Spannomat' })
  expect(await find('wrench')).toEqual([])
  expect((await find('spannomat')).map(({ Id }) => Id)).toEqual([id])
  expect((await find('spannomta')).map(({ Id }) => Id)).toEqual([id])
  await change(id, { isPublished: false })
})

test('the search finds a company by the category of its published items', async () => {
  const { body } = await api.post<{ Id: number }>(
    '/api/dashboard/services',
    { name: 'Weld check', categoryId: 5 },
    { token: rival },
  )
  expect((await find('ultrasonic', 'COMPANY')).map(({ Id }) => Id)).not.toContain(5)
  await api.put(`/api/dashboard/services/${body.Id}`, { isPublished: true }, { token: rival })
  expect((await find('ultrasonic', 'COMPANY')).map(({ Id }) => Id)).toContain(5)
})

test('a description is written as text and shown as HTML with the same words', async () => {
  const id = await create()
  await change(id, { isPublished: true })
  type Reply = { description: [{ LongDescription: string }] }
  const shown = async (productId: number) =>
    (await api.get<Reply>('/api/public/product/detail', { query: { productId } })).body.description[0]
      .LongDescription
  const html = '<p>Light &lt;b&gt;shell&lt;/b&gt;.</p><ul><li>six colours</li><li>chin strap</li></ul>'
  expect(await shown(id)).toBe(html)
  expect((await read(id)).longDescription).toBe(helmet.longDescription)
  // A description keeps its own formatting until its text is changed.
  const seeded = await read(1)
  expect(seeded.longDescription).toBe('Ready for export.')
  await change(1, { ...seeded, categoryId: 3 })
  expect(await shown(1)).toBe('<p>Ready for <strong>export</strong>.</p>')
  await change(id, { isPublished: false })
})

test('pictures are shown in their order, and returned byte for byte', async () => {
  const id = await create()
  const urls: string[] = []
  for (const content of [PNG, JPEG, WEBP]) urls.push((await upload(id, content)).body.Result[0].url)
  const [png = '', jpeg = '', webp = ''] = urls.map(url => url.split('/').at(-1) ?? '')
  expect([png, jpeg, webp].map(name => name.split('.')[1])).toEqual(['png', 'jpeg', 'webp'])
  await change(id, { isPublished: true, pictureNames: [webp, png] })
  expect((await read(id)).pictures.map(({ name }) => name)).toEqual([webp, png])
  expect((await find('vented helmet')).map(({ ItemImage }) => ItemImage)).toContain(
    `/api/pictures/upload/${webp}`,
  )
  type Reply = { productImage: { ImageURL: string; IsDefault: boolean }[] }
  const { body } = await api.get<Reply>('/api/public/product/detail', { query: { productId: id } })
  expect(body.productImage).toEqual([
    { ImageURL: `/api/pictures/upload/${webp}`, IsDefault: true },
    { ImageURL: `/api/pictures/upload/${png}`, IsDefault: false },
  ])
  const file = await api.app.request(`/api/pictures/upload/${png}`)
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toBe(PNG)
  expect(file.headers.get('Content-Type')).toBe('image/png')
  expect(file.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect((await api.get(`/api/pictures/upload/${jpeg}`)).status).toBe(404)
  expect((await change(id, { pictureNames: [png, jpeg] })).status).toBe(409)
  await change(id, { isPublished: false })
})

describe('is refused:', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['HTML', '<!doctype html><script>1</script>', 415],
    ['GIF', 'GIF89a', 415],
    ['PDF', '%PDF-1.7', 415],
    ['HTML after a blank', ' \x89PNG\r\n\x1a\n', 415],
    ['RIFF that is no picture', 'RIFF\x10\x00\x00\x00WAVEfmt ', 415],
    ['nothing', '', 415],
    ['too much', PNG + 'x'.repeat(5 * 1024 ** 2), 413],
  ])('%s as a picture', async (_, content, status) => {
    const id = await create()
    expect((await upload(id, content)).status).toBe(status)
    expect((await read(id)).pictures).toEqual([])
  })

  test('a sixth picture', async () => {
    const id = await create()
    for (let at = 0; at < 5; at += 1) expect((await upload(id, PNG + at)).status).toBe(200)
    expect((await upload(id, PNG)).status).toBe(409)
  })

  test('a change by others', async () => {
    const id = await create()
    const buyer = await api.asBuyer()
    expect((await api.get(path(id), { token: rival })).status).toBe(404)
    expect((await change(id, { ...helmet, name: 'Mine' }, rival)).status).toBe(404)
    expect((await upload(id, PNG, rival)).status).toBe(404)
    expect((await change(id, { isPublished: true }, buyer)).status).toBe(403)
    expect((await api.post('/api/dashboard/products', helmet, { token: buyer })).status).toBe(403)
    expect(await read(id)).toMatchObject({ name: helmet.name, isPublished: false, pictures: [] })
  })

  test.each([
    [{ name: ' ' }, 'Name is empty'],
    [{ categoryId: '' }, 'Category is empty'],
    [{ categoryId: 5 }, 'Category is empty'],
    [{ name: 'x'.repeat(201) }, 'name is too long: at most 200 characters.'],
  ])('%.40j', async (wrong, ResponseMessage) => {
    const answer = await api.post('/api/dashboard/products', { ...helmet, ...wrong }, { token })
    expect(answer).toMatchObject({ status: 400, body: { ResponseMessage } })
  })
})

test('the seller’s list has all items in pages, newest first', async () => {
  const first = await create()
  const second = await create({ name: 'Visor' })
  type List = { items: { id: number }[]; total: number; categories: { name: string; parent: string }[] }
  const list = async (PageNumber: number) =>
    (await api.get<List>('/api/dashboard/products', { token, query: { PageNumber } })).body
  const { items, total, categories } = await list(1)
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
  expect([items.length, (await list(2)).items.length]).toEqual([10, 10])
  expect(total).toBeGreaterThan(20)
  expect(categories.map(({ name }) => name)).toEqual([
    'Pipe',
    'Seamless Pipe',
    'Valves',
    'Ball Valves',
    'Gate Valves',
  ])
})
