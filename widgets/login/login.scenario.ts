import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-login': {
    attributes: 'open',
    async use(user, { buyer, password }) {
      await user.type('Username', buyer)
      await user.type('Password', password)
      await user.click('Sign In')
      await user.hears('trade-session-change')
    },
  },
}
