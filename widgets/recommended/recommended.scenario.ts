import { follow, type Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-recommended': { use: follow('API 6D Trunnion Ball Valve 8" 600#') },
}
