import { follow, type Scenarios } from '#shared/testing/scenario.ts'

/** The last part that arrives. */
const late = 'Enlarge the picture'

export const scenarios: Scenarios = {
  'trade-product': { sees: late, use: follow('Kemaman Valve Works Sdn Bhd') },
  'trade-service': { sees: late, use: follow('Home') },
}
