import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-search': {
    async use(user) {
      await user.click('Next page')
      await user.sees('Page 2 of')
      await follow('BS 1873 Globe Valve 8" 600#')(user)
    },
  },
}
