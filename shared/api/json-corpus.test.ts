import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { keepUser } from '#shared/session/session.ts'
import { fakeNetwork } from '#shared/testing/fake-network.ts'
import { member } from '#shared/testing/scene.ts'
import { fetchAllCategories } from './categories.ts'
import { ApiError } from './error.ts'
import { fetchItem } from './items.ts'
import { createRfq } from './rfq.ts'
import { searchItems } from './search.ts'

const folder = process.env.CORPORA

type Case = { name: string; base64?: string }

/** Two cases are too large to be stored as bytes, so the suite describes them. */
const described: Record<string, string> = {
  'n_structure_100000_opening_arrays.json': '['.repeat(100_000),
  'n_structure_open_array_object.json': `${'[{"":'.repeat(50_000)}\n`,
}

const rfq = {
  itemId: 7,
  itemName: 'Pump',
  companyId: 12,
  quantity: 1,
  message: 'x',
  attachmentUrl: '',
  fileName: '',
}
const READS = [
  'GET /api/public/category/all',
  'GET /api/public/search/item',
  'GET /api/public/product/detail',
  'POST /api/public/rfq/new2',
]
const readings: [string, () => Promise<unknown>][] = [
  ['a list', fetchAllCategories],
  ['a page', () => searchItems({ keyword: '', tab: 'products', page: 1 })],
  ['a detail', () => fetchItem('product', 7)],
  ['a reply of any shape', () => createRfq({ kind: 'product', ...rfq })],
]

test.skipIf(!folder).each(readings)(
  'JSONTestSuite: %s is read or fails with an ApiError, and never crashes (needs CORPORA)',
  async (_, reading) => {
    const cases: Case[] = JSON.parse(readFileSync(`${folder}/jsontestsuite-parsing.json`, 'utf8'))
    expect(cases.length).toBeGreaterThan(300)
    configure({ apiHost: 'https://api.test' })
    keepUser(member())
    for (const { name, base64 } of cases) {
      const body = base64 === undefined ? described[name] : Buffer.from(base64, 'base64')
      expect(body, name).toBeDefined()
      const answer = () => new Response(body && new Uint8Array(Buffer.from(body)))
      const network = fakeNetwork(Object.fromEntries(READS.map(call => [call, answer])))
      configure({ fetch: network.fetch })
      const outcome: unknown = await reading().catch(error => error)
      if (outcome instanceof Error) {
        expect(outcome, name).toBeInstanceOf(ApiError)
        expect(outcome, name).toMatchObject({ kind: 'shape' })
      }
    }
  },
)

test.each(readings)(
  '%s nested 20,000 deep is read or fails with an ApiError, and never crashes',
  async (_, reading) => {
    configure({ apiHost: 'https://api.test' })
    keepUser(member())
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const named = `{"Id":7,"Name":${deep},"searchList":[${deep}],"productDetail":[{"Id":7,"Name":${deep}}]}`
    for (const body of [deep, named]) {
      const answer = () => new Response(body)
      const network = fakeNetwork(Object.fromEntries(READS.map(call => [call, answer])))
      configure({ fetch: network.fetch })
      const outcome: unknown = await reading().catch(error => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError)
    }
  },
)
