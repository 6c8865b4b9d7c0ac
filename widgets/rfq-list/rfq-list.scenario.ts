import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-rfq-list': {
    async use(user) {
      await user.click('Paste lines')
      await user.type('Lines or cells', '10 pcs gate valve')
      await user.sees('Add to the list (1)')
      await user.press('Tab')
      await user.click('Add to the list (1)')
      await user.hears('trade-rfq-list-change')
      await user.sees('sellers for each line')
      await user.seesNoMore('Looking for sellers')
    },
  },
}
