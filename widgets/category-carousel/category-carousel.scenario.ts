import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-category-carousel': { use: follow('View All Products') },
}
