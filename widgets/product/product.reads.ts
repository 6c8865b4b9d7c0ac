import { type FirstReads, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-product': attribute => [['product/detail', { productId: attribute('product-id', NUMBER) }]],
  'trade-service': attribute => [['service/detail', { serviceId: attribute('service-id', NUMBER) }]],
}
