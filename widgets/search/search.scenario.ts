import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-search': {
    async use(user) {
      await user.click('Next page')
      await user.sees('Page 2 of')
      await user.press('Tab')
      await user.press('Enter')
      await user.hears('trade-navigate')
    },
  },
}
