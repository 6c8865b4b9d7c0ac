import {
  largeText,
  longTexts,
  narrow,
  rightToLeft,
  signedIn,
  signedOut,
} from '#shared/testing/circumstances.ts'
import { member } from '#shared/testing/scene.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Header', component: 'trade-header', parameters: { layout: 'fullscreen' } }

export const Ready = story('<trade-header></trade-header>')
export const SignedOut = signedOut(Ready)
export const SignedIn = signedIn(Ready)

export const LongTexts = longTexts(Ready, {
  user: member({ name: 'Nurul Aisyah Binti Abdul Rahman Al-Haj of Kemaman Valve Works Sdn Bhd, Terengganu' }),
})
export const RightToLeft = rightToLeft(SignedIn)
export const Narrow = narrow(SignedIn)
export const LargeText = largeText(SignedIn)
