import { type Scenarios, sendInquiry } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  'trade-company': {
    member: true,
    async use(user) {
      await user.click('Our Products')
      await user.sees('Total Records')
      await user.click('Contact Us')
      await user.type('Subject', 'Ball valves')
      await sendInquiry(user)
    },
  },
}
