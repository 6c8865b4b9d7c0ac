import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-rfq-button': {
    member: true,
    async use(user) {
      await user.click('Request Quotation')
      await user.type('Quantity', '12')
      await user.type('Message', 'Delivered to Bintulu')
      await user.sees('[Delivered to Bintulu]')
      await user.click('Send RFQ Now')
      await user.sees('Are you sure to submit your RFQ?')
      await user.press('Enter')
      await user.hears('trade-rfq-sent')
      await user.sees('RFQ sucessfully send')
    },
  },
}
