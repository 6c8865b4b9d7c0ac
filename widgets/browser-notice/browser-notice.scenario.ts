import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-browser-notice': {
    beside: '<trade-config recommended-browser="Netscape Navigator"></trade-config>',
    async use(user) {
      await user.click('Close')
      await user.seesNoMore('Netscape Navigator')
    },
  },
}
