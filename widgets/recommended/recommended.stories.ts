import { json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { recommendedReply } from '#shared/testing/replies.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'

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
    Array.from({ length: count }, (_, index) => {
      const [name, image] = goods[index % goods.length] ?? goods[0]
      return { id: index + 1, name, image, alternateImage: image && pictures.valveSection }
    }),
  )

export const Loading = story(products, { replies: { [PRODUCTS]: later() } })
export const Ready = story(products, { replies: { [PRODUCTS]: cards(20) } })
/** Has too few items, so that only the host's own content is shown. */
export const Empty = story(
  '<trade-recommended kind="product"><p slot="empty">Nothing is recommended today.</p></trade-recommended>',
  { replies: { [PRODUCTS]: cards(3) } },
  { showsFallback: true },
)
export const LoadFailed = story(products, { replies: { [PRODUCTS]: json(500, {}) } })
export const Offline = story(products, { offline: true })

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [PRODUCTS]: recommendedReply(
      Array.from({ length: 20 }, (_, index) => ({
        id: index + 1,
        name: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
        image: pictures.valve,
        alternateImage: '',
      })),
    ),
  },
})
export const MissingFields = story(products, {
  replies: { [PRODUCTS]: [4, 5, 6, 7].map(ProductId => ({ ProductId, ProductName: `Gasket ${ProductId}` })) },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const TwoRows = variant(services, { replies: { [SERVICES]: cards(11) } })
export const OneRow = variant(services, { replies: { [SERVICES]: cards(7) } })
export const PicturesAreGone = variant(products, {
  replies: {
    [PRODUCTS]: recommendedReply(
      Array.from({ length: 6 }, () => ({ image: pictures.gone, alternateImage: pictures.gone })).map(
        (words, index) => ({ ...words, id: index + 1 }),
      ),
    ),
  },
})
