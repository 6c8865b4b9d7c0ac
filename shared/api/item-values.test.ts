import { beforeEach, expect, test } from 'vitest'
import type { FakeNetwork } from '#shared/testing/fake-network.ts'
import * as replies from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { fetchItem } from './items.ts'
import { searchItems } from './search.ts'

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: replies.marketReplies(), user: member() })
})

const searchValves = () => searchItems({ keyword: 'valve', tab: 'products', page: 1 })

const PRODUCT = 'GET /api/public/product/detail'

test('lists the default picture first and each picture once, with absolute, safe URLs', async () => {
  const images = [
    { ImageURL: '/pictures/side.svg', IsDefault: false },
    { ImageURL: 'javascript:alert(1)', IsDefault: false },
    { ImageURL: '/pictures/front.svg', IsDefault: 'True' },
    { ImageURL: 'https://api.test/pictures/side.svg', IsDefault: null },
    { ImageURL: '', IsDefault: true },
  ]
  network.reply(PRODUCT, { ...replies.productReply(), productImage: images })
  expect((await fetchItem('product', 7)).pictures).toEqual([
    'https://api.test/pictures/front.svg',
    'https://api.test/pictures/side.svg',
  ])
})

test('a service has its number and no product fields', async () => {
  const item = await fetchItem('service', 7)
  expect(item).toMatchObject({ kind: 'service', fields: { serviceNo: 'NDT-014' } })
  expect(Object.keys(item.fields)).toEqual(['name', 'serviceNo'])
})

test('reads items on a page where Prototype.js replaces Array.prototype.entries', async () => {
  const { entries } = Array.prototype
  // Prototype.js has its own version, which returns a plain array of the elements.
  Object.assign(Array.prototype, {
    entries(this: unknown[]) {
      return this.map(element => element)
    },
  })
  try {
    expect((await fetchItem('product', 7)).pictures).toHaveLength(2)
    expect((await searchValves()).items).toHaveLength(1)
  } finally {
    Array.prototype.entries = entries
  }
})
