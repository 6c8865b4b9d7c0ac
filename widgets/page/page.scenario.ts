import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-page': {
    async use(user) {
      await user.click('How do I register?')
      await user.press('Tab')
      await user.press('Enter')
      await user.sees('Register as Our Member')
    },
  },
}
