import { fault, json, later } from '#shared/testing/network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { listingReply, subCategoriesReply } from '#shared/testing/replies.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Category', component: 'trade-category' }

const FAMILY = 'GET /api/public/product/category'
const LISTING = 'GET /api/public/product/list/category'

const html = '<trade-category category-id="46" kind="product"></trade-category>'

const valves = subCategoriesReply({
  id: 1,
  name: 'Valves',
  categories: [
    { id: 46, name: 'Ball Valves' },
    { id: 47, name: 'Gate Valves' },
    { id: 48, name: 'Globe & Check Valves' },
    { id: 49, name: 'Butterfly & Plug Valves' },
    { id: 50, name: 'Control & Choke Valves' },
    { id: 51, name: 'Safety & Relief Valves' },
  ],
})

const description =
  'Forged steel, fire-safe to API 607, double block and bleed, locking device. Stock in Kemaman yard; MTC 3.1 with every delivery.'

const goods = [
  {
    name: 'API 6D Trunnion Ball Valve 8" 600#',
    image: pictures.valve,
    alternateImage: pictures.valveSection,
  },
  { name: 'Pressure Gauge 0–250 bar Glycerin', category: 'Gauges', image: pictures.gauge },
  { name: 'ASTM A106 Gr. B Seamless Pipe 6"', category: 'Pipe', image: pictures.pipe, companyId: 0 },
  { name: 'No picture, nothing said', category: '', image: '', description: '', companyName: '' },
]

const many = (count: number) =>
  listingReply(
    Array.from({ length: count }, (_, index) => {
      const words = goods[index % goods.length]
      return {
        description,
        alternateImage: '',
        ...words,
        id: index + 1,
        name: `${words?.name} (${index + 1})`,
      }
    }),
  )

const open = { [FAMILY]: valves, [LISTING]: many(23) }

export const Products = story(html, { replies: open })

export const Parent = story('<trade-category category-id="1" kind="product"></trade-category>', {
  replies: open,
})

export const Services = story('<trade-category category-id="62" kind="service"></trade-category>', {
  replies: {
    'GET /api/public/service/category': subCategoriesReply({
      id: 16,
      name: 'Inspection',
      categories: [
        { id: 62, name: 'Non-destructive testing' },
        { id: 63, name: 'Third-party inspection' },
      ],
    }),
    'GET /api/public/service/list/category': listingReply([
      { name: 'Ultrasonic thickness survey', category: 'Non-destructive testing', image: pictures.gauge },
    ]),
  },
})

export const LastPage = story('<trade-category category-id="46" kind="product" page="3"></trade-category>', {
  replies: open,
})

export const TenThousand = story(
  '<trade-category category-id="46" kind="product" page="500"></trade-category>',
  { replies: { ...open, [LISTING]: many(10_000) } },
)

export const PageOutOfRange = story(
  '<trade-category category-id="46" kind="product" page="99"></trade-category>',
  { replies: open },
)

export const Nothing = story(html, { replies: { ...open, [LISTING]: [] } })

export const WithoutMenu = story(html, { replies: { ...open, [FAMILY]: json(500, {}) } })

export const Placeholder = story('<trade-category category-id="46"></trade-category>')

export const Loading = story(html, { replies: { [FAMILY]: later(), [LISTING]: later() } })

export const ServerError = story(html, { replies: { ...open, [LISTING]: json(500, {}) } })

export const Offline = story(html, {
  replies: { [FAMILY]: fault('offline'), [LISTING]: fault('offline') },
})

export const NotFound = story(html, { replies: { [FAMILY]: json(404, {}), [LISTING]: json(404, {}) } })
