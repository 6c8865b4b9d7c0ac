import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-product': { use: follow('Kemaman Valve Works Sdn Bhd') },
  'trade-service': { use: follow('Home') },
}
