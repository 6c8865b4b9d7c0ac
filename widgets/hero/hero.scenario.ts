import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-hero': {
    async use(user) {
      await user.click('Show slide 2 of 3')
      await user.sees('Products and services in one platform')
      await user.press('Tab')
      await user.press('Enter')
      await user.sees('Talent recruiting for oil and gas')
    },
  },
}
