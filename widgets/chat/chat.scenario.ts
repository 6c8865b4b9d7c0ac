import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-chat': {
    member: true,
    async use(user) {
      await user.type('Message to Kemaman Valve Works Sdn Bhd', 'Is it in stock?')
      await user.sees('[Is it in stock?]')
      await user.click('Bintulu Pipe & Fittings Sdn Bhd')
    },
  },
}
