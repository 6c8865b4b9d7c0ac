import { fault, json, later } from '#shared/testing/network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { recommendedReply } from '#shared/testing/replies.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Recommended', component: 'trade-recommended' }

const PRODUCTS = 'GET /api/public/product/recommended'
const SERVICES = 'GET /api/public/service/recommended'
const products = '<trade-recommended kind="product"></trade-recommended>'
const services = '<trade-recommended kind="service"></trade-recommended>'

const goods = [
  ['API 6D Trunnion Ball Valve 8" 600#', pictures.valve],
  ['Triplex Mud Pump F-1300', pictures.gauge],
  ['ASTM A106 Gr. B Seamless Pipe 6"', pictures.pipe],
  ['PDC Drill Bit 8½" 5-Blade Steel Body, IADC M323', pictures.drillBit],
  ['Pressure Gauge 0–250 bar Glycerin', pictures.gauge],
  ['FR Safety Helmet with Visor', ''],
] as const

const cards = (count: number) =>
  recommendedReply(
    Array.from({ length: count }, (_, place) => {
      const [name, image] = goods[place % goods.length] ?? goods[0]
      return { id: place + 1, name, image, alternateImage: image && pictures.valveSection }
    }),
  )

export const ThreeRows = story(products, { replies: { [PRODUCTS]: cards(20) } })
export const TwoRows = story(services, { replies: { [SERVICES]: cards(11) } })
export const OneRow = story(services, { replies: { [SERVICES]: cards(7) } })
export const TooFewProducts = story(products + services, {
  replies: { [PRODUCTS]: cards(3), [SERVICES]: cards(6) },
})
export const LongNames = story(products, {
  replies: {
    [PRODUCTS]: recommendedReply(
      Array.from({ length: 6 }, (_, place) => ({
        id: place + 1,
        name: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
        image: '/gone.png',
      })),
    ),
  },
})
export const Loading = story(products, { replies: { [PRODUCTS]: later() } })
export const LoadingFailed = story(products, { replies: { [PRODUCTS]: json(500, {}) } })
export const Offline = story(products, { replies: { [PRODUCTS]: fault('offline') } })
