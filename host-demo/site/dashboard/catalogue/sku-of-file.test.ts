import { expect, test } from 'vitest'
import { itemOfFile } from './sku-of-file.ts'

const items = ['KV-1', 'KV-100', 'KV-100-2', 'A/B', ''].map(sku => ({ sku }))

test.each([
  ['KV-100.jpg', 'KV-100'],
  ['kv-100_front.PNG', 'KV-100'],
  ['KV-100 (3).webp', 'KV-100'],
  // The longest SKU wins.
  ['KV-100-2.jpg', 'KV-100-2'],
  ['KV-100-2-1.jpg', 'KV-100-2'],
  ['KV-1-2.jpg', 'KV-1'],
  ['A_B-1.jpg', 'A/B'],
  ['KV-1000.jpg', undefined],
  ['front.jpg', undefined],
])('%s shows %s', (name, sku) => {
  expect(itemOfFile(name, items)?.sku).toBe(sku)
})
