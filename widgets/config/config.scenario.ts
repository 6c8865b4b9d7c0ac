import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-config': {
    attributes: 'locale="ms"',
    beside: '<trade-newsletter></trade-newsletter>',
    sees: 'Langgan',
    async use(user) {
      await user.type('E-mel anda', 'nobody')
      await user.press('Enter')
      await user.sees('[nobody]')
    },
  },
}
