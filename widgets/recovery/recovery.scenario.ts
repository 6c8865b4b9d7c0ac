import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-recovery': {
    attributes: 'open',
    async use(user) {
      await user.type('Email', 'nobody')
      await user.click('Recover Password')
      await user.sees('Email is not valid')
    },
  },
}
