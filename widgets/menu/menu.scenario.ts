import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-menu': {
    attributes: 'keyword="pump"',
    async use(user) {
      await user.type('Search the marketplace', 's')
      await user.sees('[pumps]')
      await user.click('Shop by Category')
      await user.sees('View All Products')
    },
  },
}
