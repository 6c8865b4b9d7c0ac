import { expect, test } from 'vitest'
import { compareLocation, itemsInText, textOfItems } from './compared-items.ts'
import { pathTo } from './links.ts'

const valve = { kind: 'product', id: 7 } as const
const survey = { kind: 'service', id: 9 } as const

test('items survive in the address', () => {
  expect(textOfItems([valve, survey])).toBe('product-7,service-9')
  expect(itemsInText('product-7,service-9')).toEqual([valve, survey])
  expect(itemsInText(' product-7 , service-9 ')).toEqual([valve, survey])
  expect(pathTo(compareLocation([valve, survey]))).toBe('/compare?items=product-7%2Cservice-9')
  expect(pathTo(compareLocation([]))).toBe('/compare')
})

test.each(['', ',', 'product', 'product-0', 'product--7', 'product-7.5', 'company-7', 'product-1e3', '7'])(
  '"%s" names no item',
  text => {
    expect(itemsInText(text)).toEqual([])
  },
)

test('an item is compared once, and a wrong entry does not hide the others', () => {
  expect(itemsInText('product-7,banana,product-7,service-7')).toEqual([valve, { kind: 'service', id: 7 }])
})
