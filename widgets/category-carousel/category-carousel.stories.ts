import { json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Category carousel', component: 'trade-category-carousel' }

const TOP = 'GET /api/public/category/top10'
const products = '<trade-category-carousel kind="product"></trade-category-carousel>'
const services = '<trade-category-carousel kind="service"></trade-category-carousel>'

const icons = [pictures.valve, pictures.pipe, pictures.drillBit, pictures.gauge]
const names = [
  'Valves',
  'Pumps',
  'Pipe & Fittings',
  'Drilling Tools',
  'Instrumentation',
  'Safety',
  'Flow Meters',
  'Subsea & Offshore Handling Equipment',
]

const eight = categoriesReply(
  names.map((name, index) => ({ id: index + 1, name, icon: icons[index % icons.length] ?? '' })),
)

export const Loading = story(products, { replies: { [TOP]: later() } })
export const Ready = story(products, { replies: { [TOP]: eight } })
export const Empty = story(services, { replies: { [TOP]: [] } })
export const LoadFailed = story(products, { replies: { [TOP]: json(500, {}) } })
export const Offline = story(products, { offline: true })

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [TOP]: categoriesReply(
      Array.from({ length: 7 }, (_, index) => ({
        name: `Electrohydraulic-Wellhead-Control-Panels and Umbilical Termination Assemblies ${index + 1}`,
        icon: pictures.valve,
      })),
    ),
  },
})
export const MissingFields = story(products, {
  replies: {
    [TOP]: names.map((CategoryName, index) => ({
      CategoryId: index + 1,
      CategoryName,
      CategoryType: 'Product',
    })),
  },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Services = variant(services, {
  replies: {
    [TOP]: categoriesReply(
      ['Inspection & Testing', 'Training & Manpower', 'Calibration', 'Well Services'].map(name => ({
        name,
        kind: 'service',
        icon: pictures.gauge,
      })),
    ),
  },
})
export const PicturesAreGone = variant(products, {
  replies: { [TOP]: categoriesReply(names.map(name => ({ name, icon: pictures.gone }))) },
})
