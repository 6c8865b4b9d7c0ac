import {
  largeText,
  longTexts,
  narrow,
  rightToLeft,
  signedIn,
  signedOut,
} from '#shared/testing/circumstances.ts'
import { story, variant } from '#shared/testing/story.ts'

export default { title: 'Widgets/Banner', component: 'trade-banner' }

export const Ready = story('<trade-banner name="register"></trade-banner>')
export const NotSetUp = story('<trade-banner name="sale"></trade-banner>')
export const SignedOut = signedOut(Ready)
export const SignedIn = signedIn(Ready)

export const LongTexts = longTexts(Ready)
export const RightToLeft = rightToLeft(Ready)
export const Narrow = narrow(Ready)
export const LargeText = largeText(Ready)

export const Community = variant('<trade-banner name="community"></trade-banner>')
