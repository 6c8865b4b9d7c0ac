import { largeText, longTexts, narrow, rightToLeft } from '#shared/testing/circumstances.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Browser notice', component: 'trade-browser-notice' }

/** Recommends a browser that is never the one showing the story. */
export const Ready = story('<trade-browser-notice></trade-browser-notice>', {
  config: { recommendedBrowser: 'Netscape Navigator' },
})

export const LongTexts = longTexts(Ready, {
  config: { recommendedBrowser: 'Netscape Navigator of this or last year on a computer with a large screen' },
})
export const RightToLeft = rightToLeft(Ready)
export const Narrow = narrow(Ready)
export const LargeText = largeText(Ready)
