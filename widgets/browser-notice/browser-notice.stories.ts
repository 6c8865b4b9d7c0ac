import { story } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Browser notice', component: 'trade-browser-notice' }

/** Recommends a browser that is never the one showing the story. */
export const Ready = story('<trade-browser-notice></trade-browser-notice>', {
  config: { recommendedBrowser: 'Netscape Navigator' },
})

export const LongTexts = longTextsVariant(Ready, {
  config: { recommendedBrowser: 'Netscape Navigator of this or last year on a computer with a large screen' },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)
