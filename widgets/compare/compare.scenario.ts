import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-compare': { use: follow('Kemaman Valve Works Sdn Bhd') },
}
