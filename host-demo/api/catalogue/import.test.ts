import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueRow, PlannedRow } from '#shared/trade/catalogue-row.ts'
import { deleteExpired } from '../database/delete-expired.ts'
import { startImports } from '../start-imports.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { workImports } from './work.ts'

let api: TestApi
let token: string
let rival: string
beforeAll(async () => {
  api = await startApi()
  token = await api.asSeller()
  rival = await api.join({ Email: 'rival@example.test', Category: 'company', Name: 'Rival Helmets' })
}, START_TIMEOUT)
afterAll(() => api.close())

type Import = { state: string; counts: Record<string, number>; done: number; total: number; left: number }

const apiOf = () => ({ orm: api.database.orm, settings: api.settings })
const work = () => workImports(apiOf())

async function begin(rows: CatalogueRow[], as = token) {
  const sheet = { kind: 'product', file: 'valves.xlsx', columns: ['SKU', 'Name'] }
  const { Id } = (await api.post<{ Id: number }>('/api/dashboard/imports', sheet, { token: as })).body
  return { id: Id, planned: await send(Id, rows, as) }
}
const send = async (id: number, rows: CatalogueRow[], as = token) =>
  (await api.post<{ Rows: PlannedRow[] }>(`/api/dashboard/imports/${id}/rows`, { rows }, { token: as })).body
    .Rows
const step = (id: number, name: 'apply' | 'undo', as = token) =>
  api.post(`/api/dashboard/imports/${id}/${name}`, {}, { token: as })
const read = async (id: number) => (await api.get<Import>(`/api/dashboard/imports/${id}`, { token })).body
async function run(rows: CatalogueRow[]) {
  const { id } = await begin(rows)
  expect((await step(id, 'apply')).status).toBe(200)
  await work()
  return id
}

type Exported = CatalogueRow & { id: number }
const items = async () =>
  (await api.get<{ rows: Exported[]; next: number | null }>('/api/dashboard/products/rows', { token })).body
    .rows
const itemOf = async (sku: string) => (await items()).filter(item => item.sku === sku)

const valve = { category: 'Ball Valves', name: 'Ball valve 2"', brand: 'Kemaflow' }

test('rows are planned: new, changed, unchanged, in doubt or with a fault', async () => {
  const { planned } = await begin([
    { row: 2, sku: 'NEW-1', ...valve, facts: { size: 'DN 50', class: '' } },
    { row: 3, sku: 'KVW-1', brand: 'Other', material: '', model: '-', facts: { size: '3"' } },
    { row: 4, sku: 'KVW-2', brand: 'Kemaflow' },
    { row: 5, sku: '', name: 'api 6D trunnion ball valve 6" 600#', brand: 'Other' },
    { row: 6, sku: 'NEW-1', ...valve },
    { row: 7, sku: 'NEW-2', name: 'Valve', category: 'Ball Valve', isPublished: 'maybe' },
    { row: 8, sku: 'NEW-3', ...valve, facts: { size: '8', class: 'x'.repeat(101), colour: 'red' } },
    { row: 9, sku: 'NEW-4', name: '', brand: 'x'.repeat(101) },
    { row: 10, sku: 'KVW-3', pictures: ['a.jpg'], name: 'x'.repeat(201) },
    { row: 11, sku: 'NEW-5', ...valve, pictures: ['a.jpg'] },
  ])
  expect(planned.map(({ row, action }) => [row, action])).toEqual([
    [2, 'create'],
    [3, 'change'],
    [4, 'same'],
    [5, 'choose'],
    ...[6, 7, 8, 9, 10].map(row => [row, 'fault']),
    [11, 'create'],
  ])
  const [created, changed, , doubtful, twice, ...rest] = planned
  expect(created?.changes).toContainEqual({ field: 'facts.size', before: '', after: 'DN 50' })
  expect(changed).toMatchObject({
    itemId: 1,
    changes: [
      { field: 'brand', before: 'Kemaflow', after: 'Other' },
      { field: 'model', before: 'M-1', after: '' },
      { field: 'facts.size', before: '2"', after: '3"' },
    ],
  })
  expect(doubtful?.candidates).toEqual([{ id: 3, name: 'API 6D Trunnion Ball Valve 6" 600#', sku: 'KVW-3' }])
  expect(twice?.faults[0]?.text).toBe('“NEW-1” is in row 2 already. Keep one of the two rows.')
  expect(rest.flatMap(({ faults }) => faults.map(({ field, text }) => [field, text]))).toEqual([
    ['category', 'There is no category “Ball Valve”. Did you mean “Ball Valves”?'],
    ['isPublished', 'Write yes or no instead of “maybe”.'],
    ['facts.size', 'Write “8” as one number with its unit, such as 8" (DN 200).'],
    ['facts.class', `“${'x'.repeat(60)}…” is too long: write at most 100 characters.`],
    ['facts.colour', 'This category does not ask for it. Remove “red”, or choose another category.'],
    ['name', 'Write a name. A new item needs one.'],
    ['category', 'Write a category. A new item needs one.'],
    ['brand', `“${'x'.repeat(60)}…” is too long: write at most 100 characters.`],
    ['name', `“${'x'.repeat(60)}…” is too long: write at most 200 characters.`],
  ])
  expect(planned.at(-1)?.remarks).toEqual([
    {
      field: 'pictures',
      value: 'a.jpg',
      text: '“a.jpg” is not there yet. Add it to the pictures after the import.',
    },
  ])
})

test('a row sent again is planned in place of the first, in the reader’s language', async () => {
  const { id } = await begin([{ row: 2, sku: 'AGAIN', name: 'Valve', values: ['AGAIN', 'Valve'] }])
  const rows = [{ row: 2, sku: 'AGAIN', ...valve, category: 'Injap', values: ['AGAIN', 'Injap'] }]
  await api.post(
    `/api/dashboard/imports/${id}/rows`,
    { rows },
    { token, headers: { 'Accept-Language': 'ms' } },
  )
  type Rows = { rows: (PlannedRow & { values: string[] })[]; total: number }
  const { body } = await api.get<Rows>(`/api/dashboard/imports/${id}/rows`, {
    token,
    query: { action: 'fault' },
  })
  expect(body).toMatchObject({ total: 1, rows: [{ row: 2, values: ['AGAIN', 'Injap'] }] })
  expect((await read(id)).counts).toEqual({ create: 0, change: 0, same: 0, choose: 0, fault: 1 })
})

test('the seller chooses the item of a row without a SKU', async () => {
  const name = 'API 6D Trunnion Ball Valve 8" 600#'
  const { id } = await begin([
    { row: 2, name, brand: 'Chosen' },
    { row: 3, name, ...{ category: 'Ball Valves', brand: 'Chosen' } },
  ])
  const choose = (row: number, itemId: number | null) =>
    api.put<{ Rows: [PlannedRow] }>(`/api/dashboard/imports/${id}/rows/${row}`, { itemId }, { token })
  expect((await choose(2, 5)).status).toBe(400)
  expect((await choose(2, 4)).body.Rows[0]).toMatchObject({ action: 'change', itemId: 4 })
  expect((await choose(3, 4)).status).toBe(400)
  expect((await choose(3, null)).body.Rows[0]).toMatchObject({ action: 'create', itemId: null })
})

test('applying creates and changes items, buyers find them, and an undo takes all back', async () => {
  const before = await items()
  const id = await run([
    {
      row: 2,
      sku: 'UNDO-1',
      ...valve,
      name: 'Zirconium ball valve',
      isPublished: 'yes',
      facts: { size: '2"' },
    },
    { row: 3, sku: 'KVW-5', name: 'Renamed valve', longDescription: 'Plain', facts: { size: '-' } },
    { row: 4, sku: 'UNDO-2', name: 'No category' },
  ])
  expect(await read(id)).toMatchObject({ state: 'applied', done: 2, total: 2 })
  expect(await itemOf('UNDO-1')).toMatchObject([{ isPublished: 'yes', facts: { size: '2"' } }])
  expect(await itemOf('KVW-5')).toMatchObject([{ name: 'Renamed valve', facts: { class: '600#' } }])
  const find = async () =>
    (
      await api.get<{ searchList: unknown[] }>('/api/public/search/item', {
        query: { searchKeyword: 'zirconium', itemType: 'PRODUCTS' },
      })
    ).body.searchList.length
  expect(await find()).toBe(1)
  expect((await step(id, 'apply')).status).toBe(409)
  await step(id, 'undo')
  await work()
  expect(await read(id)).toMatchObject({ state: 'undone', done: 2, total: 2, left: 0 })
  expect(await items()).toEqual(before)
  expect(await find()).toBe(0)
  const detail = await api.get('/api/public/product/detail', { query: { productId: 5 } })
  expect(JSON.stringify(detail.body)).toContain('<strong>export</strong>')
})

test('an undo leaves alone what somebody has changed since', async () => {
  const id = await run([
    { row: 2, sku: 'SINCE-1', ...valve },
    { row: 3, sku: 'SINCE-2', ...valve, name: 'Other valve' },
  ])
  const [changed] = await itemOf('SINCE-1')
  api.advance(60)
  const path = `/api/dashboard/products/${changed?.id}`
  await api.put(path, { name: 'By hand', categoryId: 3, sku: 'SINCE-1' }, { token })
  await step(id, 'undo')
  await work()
  expect(await read(id)).toMatchObject({ state: 'undone', left: 1 })
  expect(await itemOf('SINCE-1')).toMatchObject([{ name: 'By hand' }])
  expect(await itemOf('SINCE-2')).toEqual([])
})

test('an import that ended halfway is resumed, and each row is applied once by several processes', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ row: at + 2, sku: `ONCE-${at}`, ...valve }))
  const { id } = await begin(rows)
  await step(id, 'apply')
  // A server that ends at once has stored a part at most.
  await startImports(apiOf()).close()
  expect((await read(id)).state).toBe('applying')
  await Promise.all([work(), work(), work()])
  await work()
  expect(await read(id)).toMatchObject({ state: 'applied', done: 60, total: 60 })
  const skus = (await items()).map(({ sku }) => sku).filter(sku => sku?.startsWith('ONCE-'))
  expect(skus.sort()).toEqual(rows.map(({ sku }) => sku).sort())
})

test('rows whose item is gone, or has been added meanwhile, become faults', async () => {
  const made = await run([{ row: 2, sku: 'GONE', ...valve }])
  const { id } = await begin([
    { row: 2, sku: 'GONE', brand: 'Late' },
    { row: 3, sku: 'TAKEN', ...valve },
  ])
  await step(made, 'undo')
  await work()
  await run([{ row: 2, sku: 'TAKEN', ...valve }])
  await step(id, 'apply')
  await work()
  expect(await read(id)).toMatchObject({ state: 'applied', counts: { fault: 2, create: 0, change: 0 } })
  expect(await itemOf('TAKEN')).toHaveLength(1)
})

test('importing an export changes nothing', async () => {
  const { planned } = await begin((await items()).map((item, at) => ({ ...item, row: at + 2 })))
  expect(planned.filter(({ action }) => action !== 'same')).toEqual([])
})

test('services are found by their number', async () => {
  const sheet = { kind: 'service', file: 'services.csv', columns: [] }
  const inspector = await api.join({ Email: 'ndt@example.test', Category: 'company', Name: 'Ndt' })
  const { Id } = (await api.post<{ Id: number }>('/api/dashboard/imports', sheet, { token: inspector })).body
  const rows = [{ row: 2, sku: 'S-1', name: 'Weld check', category: 'ultrasonic testing' }]
  expect(await send(Id, rows, inspector)).toMatchObject([{ action: 'create' }])
  await step(Id, 'apply', inspector)
  await work()
  expect(
    await send(
      (await api.post<{ Id: number }>('/api/dashboard/imports', sheet, { token: inspector })).body.Id,
      rows,
      inspector,
    ),
  ).toMatchObject([{ action: 'same' }])
  const skus = await api.get<{ items: unknown[] }>('/api/dashboard/services/skus', { token: inspector })
  expect(skus.body.items).toMatchObject([{ sku: 'S-1', pictures: 0 }])
})

test('another company sees no import and changes none', async () => {
  const { id } = await begin([{ row: 2, sku: 'MINE', ...valve }])
  const path = `/api/dashboard/imports/${id}`
  const answers = await Promise.all([
    api.get(path, { token: rival }),
    api.get(`${path}/rows`, { token: rival }),
    api.post(`${path}/rows`, { rows: [{ row: 2, name: 'Theirs' }] }, { token: rival }),
    api.put(`${path}/rows/2`, { itemId: null }, { token: rival }),
    step(id, 'apply', rival),
    step(id, 'undo', rival),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  type List = { imports: { id: number }[] }
  const listed = async (as: string) =>
    (await api.get<List>('/api/dashboard/imports', { token: as })).body.imports.map(each => each.id)
  expect(await listed(rival)).toEqual([])
  expect((await listed(token))[0]).toBe(id)
  expect(
    (await send(
      id,
      Array.from({ length: 251 }, (_, at) => ({ row: at + 1 })),
    )) ?? 'refused',
  ).toBe('refused')
})

test('an import can be undone for seven days, one that was not applied is kept for a day', async () => {
  const applied = await run([{ row: 2, sku: 'OLD-1', ...valve }])
  const left = await begin([{ row: 2, sku: 'OLD-2', ...valve }])
  const status = async (id: number) => (await api.get(`/api/dashboard/imports/${id}`, { token })).status
  const sweep = () => deleteExpired(api.database.orm, api.settings.clock())
  // A request cleans up once an hour: this one does, so that the next ones do not.
  api.advance(86_400 - 60)
  expect((await read(left.id)).state).toBe('planning')
  api.advance(120)
  expect((await read(left.id)).state).toBe('expired')
  expect((await step(left.id, 'apply')).status).toBe(409)
  await sweep()
  expect([await status(left.id), await status(applied)]).toEqual([404, 200])
  api.advance(6 * 86_400 - 120)
  expect((await read(applied)).state).toBe('applied')
  api.advance(120)
  expect((await step(applied, 'undo')).status).toBe(409)
  await sweep()
  expect(await status(applied)).toBe(404)
})
