import { member } from '#shared/testing/scene.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Header', component: 'trade-header', parameters: { layout: 'fullscreen' } }

const header = '<trade-header></trade-header>'

export const SignedOut = story(header)

export const SignedIn = story(header, { user: member() })

export const LongName = story(header, {
  user: member({ name: 'Nurul Aisyah Binti Abdul Rahman Al-Haj of Kemaman Valve Works Sdn Bhd, Terengganu' }),
})
