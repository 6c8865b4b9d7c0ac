import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-contact': {
    async use(user) {
      await user.type('Name', 'Hafiz Omar')
      await user.type('E-mail', 'hafiz@buyer.test')
      await user.type('Message', 'Thank you')
      await user.click('Send a Message')
      await user.hears('trade-contact-sent')
    },
  },
}
