import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Footer', component: 'trade-footer', parameters: { layout: 'fullscreen' } }

const footer = '<trade-footer></trade-footer>'

export const Ready = story(footer)

export const LongTexts = longTextsVariant(Ready, {
  config: {
    brand: 'Kemaman and Kerteh Oil-and-Gas Marketplace Cooperative Berhad',
    copyright:
      'Copyright © 2019 Kemaman and Kerteh Oil-and-Gas Marketplace Cooperative Berhad (201801034567)',
    socialUrl: 'https://social.example/trade',
  },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const WithSocialLink = variant(footer, { config: { socialUrl: 'https://social.example/trade' } })
