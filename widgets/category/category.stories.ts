import { json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import type { RecordedRequest } from '#shared/testing/recorded-request.ts'
import {
  countsReply,
  facetsReply,
  listingReply,
  searchReply,
  subCategoriesReply,
} from '#shared/testing/replies.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

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
].map(words => ({ alternateImage: '', ...words }))

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const words = goods[index % goods.length]
    return {
      description,
      alternateImage: '',
      ...words,
      id: index + 1,
      name: `${words?.name} (${index + 1})`,
    }
  })
const many = (count: number) => listingReply(entries(count))

const open = { [FAMILY]: valves, [LISTING]: many(23) }

const at = (page: number): string =>
  `<trade-category category-id="46" kind="product" page="${page}"></trade-category>`

export const Loading = story(html, { replies: { [FAMILY]: later(), [LISTING]: later() } })
export const Ready = story(html, { replies: open })
export const Empty = story(html, { replies: { ...open, [LISTING]: [] } })
export const LoadFailed = story(html, { replies: { ...open, [LISTING]: json(500, {}) } })
export const Offline = story(html, { offline: true })
export const NotFound = story(html, { replies: { [FAMILY]: json(404, {}), [LISTING]: json(404, {}) } })
export const NotSetUp = story('<trade-category></trade-category>')

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [FAMILY]: subCategoriesReply({
      name: 'Pressure-Temperature-Level-and-Flow-Instrumentation for hazardous areas',
      categories: [
        { id: 46, name: 'Electrohydraulic-Wellhead-Control-Panels and Umbilical Termination Assemblies' },
        { id: 47, name: 'Transmitters, switches and gauges with HART, Modbus and Foundation Fieldbus' },
      ],
    }),
    [LISTING]: listingReply([
      {
        name: 'Super duplex lined API 6D trunnion mounted double isolation and bleed ball valve with extended bonnet and ASTM-A995-GRADE-5A-CE3MN-UNS-J93404-BODY-AND-TRIM',
        category: 'Ball valves for subsea and topside service',
        companyName:
          'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
        location: 'Kawasan Perindustrian Teluk Kalong, Kemaman, Terengganu Darul Iman',
        description: description.repeat(4),
        image: pictures.valve,
        alternateImage: '',
      },
      ...goods,
    ]),
  },
})
export const MissingFields = story(html, {
  replies: {
    [FAMILY]: { CategoryList: [] },
    [LISTING]: [
      { Id: 1, Name: 'Gasket' },
      { Id: 2, Name: 'Stud bolt' },
    ],
  },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const TurnedPage = variant(
  html,
  { replies: open },
  {
    async play({ canvasElement }) {
      const { click, findCurrentButton, findText } = userActions(canvasElement)
      await click('pager.next')
      await findCurrentButton('pager.page', { page: 2 })
      await findText('(11)')
    },
  },
)
const extended = {
  ...open,
  'GET /api/public/search/item': ({ query }: RecordedRequest) => {
    const total = query.state || query.facts ? 7 : 23
    const from = (Number(query.PageNumber) - 1) * 10
    return searchReply(entries(total).slice(from, from + 10), total)
  },
  'GET /api/public/search/item/count': {
    ...countsReply({ products: 23 }),
    ...facetsReply({
      products: {
        categories: [[62, 'Seamless Pipe', 240]],
        states: [
          ['Terengganu', 16],
          ['Sarawak', 7],
        ],
        facts: [{ key: 'class', name: 'Class', values: [['600#', 12]] }],
      },
    }),
  },
}

export const Refined = variant(
  html,
  { replies: extended, config: { searchExtensions: true } },
  {
    async play({ canvasElement }) {
      const { choose, click, findText } = userActions(canvasElement)
      await choose('refine.sort', 'name')
      await click('Sarawak 7')
      await findText('list.total', { count: 7 })
    },
  },
)
export const RefinedOnPhone = { ...narrowVariant(Refined), isVariant: true }
export const GroupedPage = variant(
  html,
  { replies: open },
  {
    async play({ canvasElement }) {
      const { choose, findText } = userActions(canvasElement)
      await choose('refine.sortHere', 'name')
      await choose('refine.group', 'companyName')
      await findText('refine.groupedHere')
    },
  },
)
export const LastPage = variant(at(3), { replies: open })
export const TenThousand = variant(at(500), { replies: { ...open, [LISTING]: many(10_000) } })
export const PageOutOfRange = variant(at(99), { replies: open })
export const WithoutMenu = variant(html, { replies: { ...open, [FAMILY]: json(500, {}) } })
export const Parent = variant('<trade-category category-id="1" kind="product"></trade-category>', {
  replies: open,
})
export const Services = variant('<trade-category category-id="62" kind="service"></trade-category>', {
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
      {
        name: 'Ultrasonic thickness survey',
        category: 'Non-destructive testing',
        image: pictures.gauge,
        alternateImage: '',
      },
    ]),
  },
})
export const Placeholder = variant('<trade-category category-id="46"></trade-category>')
