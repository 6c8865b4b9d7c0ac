import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Footer', component: 'trade-footer' }

const footer = '<trade-footer></trade-footer>'

export const Plain = story(footer)
export const WithSocialLink = story(footer, {
  config: { socialUrl: 'https://social.example/trade', copyright: 'Copyright © 2019 Trade Enabler' },
})
export const LongBrand = story(footer, {
  config: { brand: 'Kemaman and Kerteh Oil-and-Gas Marketplace Cooperative Berhad' },
})
