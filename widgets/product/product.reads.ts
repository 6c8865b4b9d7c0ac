import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-product': attribute => [['product/detail', { productId: attribute('product-id') }]],
  'trade-service': attribute => [['service/detail', { serviceId: attribute('service-id') }]],
}
