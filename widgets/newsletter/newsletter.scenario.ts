import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-newsletter': {
    async use(user) {
      await user.type('Your e-mail', 'nobody')
      await user.click('Subscribe')
      await user.sees('Email is not valid')
    },
  },
}
