import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-sent': { member: true, use: follow('Search the marketplace') },
}
