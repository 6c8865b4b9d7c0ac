import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await api.asSeller()
}, START_TIMEOUT)
afterAll(() => api.close())

const valve = { name: 'Ball valve', categoryId: 3, brand: 'Kemaflow', material: 'Bronze' }
type Detail = { facts: Record<string, string>; categoryId: number }

const create = (facts?: object) =>
  api.post<{ Id: number; ResponseMessage: string }>('/api/dashboard/products', { ...valve, facts }, { token })
const change = (id: number, fields: object) => api.put(`/api/dashboard/products/${id}`, fields, { token })
const factsOf = async (id: number) =>
  (await api.get<Detail>(`/api/dashboard/products/${id}`, { token })).body.facts

test('a category says what it asks for, with the values that its items have', async () => {
  type Fact = { key: string; kind: string; unit: string; values: string[] }
  type Reply = { categories: { id: number; kind: string; parent: string | null; facts: Fact[] }[] }
  const { categories } = (await api.get<Reply>('/api/dashboard/category-facts', { token })).body
  const ballValves = categories.find(({ id }) => id === 3)
  expect(ballValves).toMatchObject({ kind: 'product', name: 'Ball Valves', parent: 'Valves' })
  expect(ballValves?.facts.map(({ key }) => key)).toEqual(['size', 'class'])
  expect(ballValves?.facts[0]).toMatchObject({ kind: 'number', unit: 'nps', name: 'Nominal size' })
  expect(ballValves?.facts[0]?.values.slice(0, 3)).toEqual(['2"', '4"', '6"'])
  const buyer = await api.asBuyer()
  expect((await api.get('/api/dashboard/category-facts', { token: buyer })).status).toBe(403)
})

test('facts are saved with the texts, kept if they are not sent, and removed by an empty value', async () => {
  const { body } = await create({ size: 'DN 200', class: '600#' })
  expect(await factsOf(body.Id)).toEqual({ size: 'DN 200', class: '600#' })
  await change(body.Id, { ...valve, brand: 'Other' })
  await change(body.Id, { isPublished: true })
  expect(await factsOf(body.Id)).toEqual({ size: 'DN 200', class: '600#' })
  await change(body.Id, { ...valve, facts: { class: '' } })
  expect(await factsOf(body.Id)).toEqual({ size: 'DN 200' })
})

test('buyers see the facts, and find the item by them', async () => {
  const { body } = await create({ size: '13"', class: '600#' })
  await change(body.Id, { isPublished: true })
  const query = { searchKeyword: 'ball valve 13"', itemType: 'PRODUCTS' }
  type Found = { searchList: { Id: number }[] }
  const found = (await api.get<Found>('/api/public/search/item', { query })).body.searchList
  expect(found[0]?.Id).toBe(body.Id)
  type Reply = { description: [{ Facts: { Key: string; Value: string }[] }] }
  const detail = await api.get<Reply>('/api/public/product/detail', { query: { productId: body.Id } })
  expect(JSON.stringify(detail.body)).toContain('"Value":"13\\""')
})

test('facts that a new category does not ask for go with the old one', async () => {
  const { body } = await create({ size: '8"', class: '600#' })
  await change(body.Id, { ...valve, categoryId: 1, facts: {} })
  expect(await factsOf(body.Id)).toEqual({})
})

test.each([
  [
    { colour: 'red' },
    'facts.colour',
    'This category does not ask for it. Remove “red”, or choose another category.',
  ],
  [
    { brand: 'Other' },
    'facts.brand',
    'This category does not ask for it. Remove “Other”, or choose another category.',
  ],
  [
    { class: 'x'.repeat(101) },
    'facts.class',
    `“${'x'.repeat(60)}…” is too long: write at most 100 characters.`,
  ],
  [{ size: '8' }, 'facts.size', 'Write “8” as one number with its unit, such as 8" (DN 200).'],
  [{ size: '10 bar' }, 'facts.size', 'Write “10 bar” as one number with its unit, such as 8" (DN 200).'],
  [['8"'], 'facts', 'Send the facts as an object with a text for each key.'],
])('%j is refused', async (facts, field, ResponseMessage) => {
  expect(await create(facts)).toMatchObject({ status: 400, body: { field, ResponseMessage } })
})

test('an empty value of a fact that the category does not ask for is no fault', async () => {
  expect((await create({ colour: '' })).status).toBe(200)
})
