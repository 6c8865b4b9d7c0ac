import { member } from '#shared/testing/scene.ts'
import { story } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Header', component: 'trade-header', parameters: { layout: 'fullscreen' } }

export const Ready = story('<trade-header></trade-header>')
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(Ready, {
  user: member({ name: 'Nurul Aisyah Binti Abdul Rahman Al-Haj of Kemaman Valve Works Sdn Bhd, Terengganu' }),
})
export const RightToLeft = rightToLeftVariant(SignedIn)
export const Narrow = narrowVariant(SignedIn)
export const LargeText = largeTextVariant(SignedIn)
