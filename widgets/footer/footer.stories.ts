import { largeText, longTexts, narrow, rightToLeft } from '#shared/testing/circumstances.ts'
import { story, variant } from '#shared/testing/story.ts'

export default { title: 'Widgets/Footer', component: 'trade-footer', parameters: { layout: 'fullscreen' } }

const footer = '<trade-footer></trade-footer>'

export const Ready = story(footer)

export const LongTexts = longTexts(Ready, {
  config: {
    brand: 'Kemaman and Kerteh Oil-and-Gas Marketplace Cooperative Berhad',
    copyright:
      'Copyright © 2019 Kemaman and Kerteh Oil-and-Gas Marketplace Cooperative Berhad (201801034567)',
    socialUrl: 'https://social.example/trade',
  },
})
export const RightToLeft = rightToLeft(Ready)
export const Narrow = narrow(Ready)
export const LargeText = largeText(Ready)

export const WithSocialLink = variant(footer, { config: { socialUrl: 'https://social.example/trade' } })
