import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-register': {
    attributes: 'open',
    async use(user) {
      await user.type('Email', 'hafiz@buyer.test')
      await user.click('Register')
      await user.sees('Password is empty')
    },
  },
}
