import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { fakeNetwork } from '#shared/testing/fake-network.ts'
import {
  categoriesReply,
  companyProductsReply,
  companyReply,
  marketReplies,
  searchReply,
} from '#shared/testing/replies.ts'
import { findRecords, type Named, recordKind } from './records.ts'

const network = fakeNetwork(marketReplies())

beforeEach(() => {
  configure({ apiHost: 'https://api.test', fetch: network.fetch })
  network.reply('GET /api/public/tenant/website', companyReply({ name: 'Kemaman Valve Works' }))
  network.reply(
    'GET /api/public/tenant/website/product/list',
    companyProductsReply([
      { id: 1, name: 'Ball Valve 2"' },
      { id: 2, name: 'Gasket' },
    ]),
  )
  network.reply(
    'GET /api/public/search/item',
    searchReply([
      { id: 5, name: 'Gate Valve', companyId: 9 },
      { id: 1, name: 'Ball Valve 2"', companyId: 12 },
      { id: 3, name: 'Ball Valve 8"', companyId: 12 },
    ]),
  )
})
afterEach(() => configure({ apiHost: undefined, fetch: undefined }))

const ids = (records: readonly Named[]): number[] => records.map(({ id }) => id)

test('items of the own company are first, each once, and are found by its name too', async () => {
  const all = await findRecords('product', '', 12)
  expect([ids(all.own), ids(all.others)]).toEqual([[1, 2, 3], [5]])
  const valves = await findRecords('product', 'valve ball', 12)
  expect([ids(valves.own), ids(valves.others)]).toEqual([[1, 3], [5]])
})

test('a member without a company has no items of their own', async () => {
  const { own, others } = await findRecords('product', '', 0)
  expect([ids(own), ids(others)]).toEqual([[], [5, 1, 3]])
})

test('the own company is first and does not appear again among the others', async () => {
  network.reply('GET /api/public/search/item', searchReply([{ id: 5 }, { id: 12 }]))
  const { own, others } = await findRecords('company', 'kemaman', 12)
  expect(own).toEqual([{ id: 12, name: 'Kemaman Valve Works', detail: '' }])
  expect(ids(others)).toEqual([5])
})

test('if the own company cannot be read, all others are listed', async () => {
  network.reply('GET /api/public/tenant/website/product/list', new Response('', { status: 404 }))
  const { own, others } = await findRecords('product', '', 12)
  expect([ids(own), ids(others)]).toEqual([[1, 3], [5]])
})

test('categories are those of the chosen kind', async () => {
  network.reply(
    'GET /api/public/category/all',
    categoriesReply([
      { id: 1, name: 'Valves', kind: 'product' },
      { id: 2, name: 'Valve repair', kind: 'service' },
      { id: 3, name: 'Pipes', kind: 'product' },
    ]),
  )
  const found = async (kind: string, keyword: string): Promise<number[]> =>
    ids((await findRecords(recordKind('category-id', { kind }) ?? 'company', keyword, 0)).others)
  expect(await found('', 'valve')).toEqual([1, 2])
  expect(await found('service', 'valve')).toEqual([2])
  expect(await found('product', '')).toEqual([1, 3])
})

test.each([
  ['item-id', { kind: 'service' }, 'service'],
  ['item-id', {}, 'product'],
  ['quantity', {}, undefined],
])('%s with %j is of a %s', (attribute, values, kind) => {
  expect(recordKind(attribute, values)).toBe(kind)
})
