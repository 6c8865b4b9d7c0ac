import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Banner', component: 'trade-banner' }

export const Ready = story('<trade-banner name="register"></trade-banner>')
export const NotSetUp = story('<trade-banner name="sale"></trade-banner>')
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Community = variant('<trade-banner name="community"></trade-banner>')
