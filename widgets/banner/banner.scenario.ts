import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-banner': { use: follow('About the platform') },
}
