import { type Scenarios, sendInquiry } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-inquiry': { member: true, use: sendInquiry },
}
