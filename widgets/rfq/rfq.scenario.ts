import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-rfq': {
    member: true,
    async use(user) {
      await user.type('Quantity', '12')
      await user.type('Message', 'Delivered to Kemaman')
      await user.sees('[Delivered to Kemaman]')
      await user.click('Send RFQ Now')
      await user.sees('Are you sure to submit your RFQ?')
      await user.press('Enter')
      await user.hears('trade-rfq-sent')
      await user.sees('RFQ sucessfully send')
    },
  },
}
