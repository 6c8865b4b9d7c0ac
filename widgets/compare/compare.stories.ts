import { json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { queryAllDeep } from '#shared/testing/rendered-text.ts'
import { productReply, serviceReply } from '#shared/testing/replies.ts'
import { longTexts, survey, valve } from '#shared/testing/samples/items.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Compare', component: 'trade-compare' }

const html = '<trade-compare items="product-7,product-9"></trade-compare>'
const PRODUCT = 'GET /api/public/product/detail'
const SERVICE = 'GET /api/public/service/detail'

const facts = (rows: Readonly<Record<string, string>>): string =>
  `<table>${Object.entries(rows)
    .map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`)
    .join('')}</table>`

const first = productReply({
  id: 7,
  name: 'API 6D Trunnion Ball Valve 8" 600#',
  categoryId: 31,
  longDescription: facts({ 'Nominal size': '8"', 'Pressure class': '600', Ends: 'RTJ' }),
  pictures: [pictures.valve],
  company: { logo: pictures.logo },
})
const second = productReply({
  id: 9,
  name: 'Floating Ball Valve 6" 600#',
  companyId: 14,
  companyName: 'Bintulu Pipe & Fittings Sdn Bhd',
  location: 'Bintulu, Sarawak',
  model: 'FBV-6',
  material: 'ASTM A182 F316',
  longDescription: facts({ 'Nominal size': '6"', 'Pressure class': '600', Bore: 'Reduced' }),
  pictures: [pictures.pipe],
  company: { logo: pictures.logo },
})

/** Answers for product 7, and for all others with the second reply. */
const products =
  (one: object = first, others: object = second) =>
  ({ query }: RecordedRequest) =>
    query.productId === '7' ? one : others

const ready = { [PRODUCT]: products() }
const none = { productDetail: [] }

export const Loading = story(html, { replies: { [PRODUCT]: later() } })
export const Ready = story(html, { replies: ready })
export const Empty = story('<trade-compare></trade-compare>')
export const LoadFailed = story(html, { replies: { [PRODUCT]: json(500, {}) } })
export const Offline = story(html, { offline: true })
export const NotFound = story(html, { replies: { [PRODUCT]: none } })
export const LongTexts = longTextsVariant(Ready, {
  replies: { [PRODUCT]: products(productReply({ ...longTexts, id: 7 })) },
})
export const MissingFields = story(html, {
  replies: {
    [PRODUCT]: products(
      { productDetail: [{ Id: 7, Name: 'Gasket' }] },
      { productDetail: [{ Id: 9, Name: 'Stud bolt' }] },
    ),
  },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const FourItems = variant(
  '<trade-compare items="product-7,product-9,service-3,product-8"></trade-compare>',
  { replies: { [PRODUCT]: products(valve), [SERVICE]: survey } },
)
export const ProductAndService = variant('<trade-compare items="product-7,service-3"></trade-compare>', {
  replies: { ...ready, [SERVICE]: serviceReply({ id: 3, pictures: [pictures.gauge] }) },
})
/** A long table shows only the differences at first. */
export const AllFacts = variant(
  html,
  { replies: ready },
  {
    async play({ canvasElement }) {
      const { findText } = userActions(canvasElement)
      await findText('compare.different')
      for (const control of queryAllDeep(canvasElement, 'input[type="checkbox"]')) {
        if (control instanceof HTMLElement) control.click()
      }
      await findText('compare.same')
    },
  },
)
export const OneItem = variant('<trade-compare items="product-7"></trade-compare>', { replies: ready })
export const OneNoLongerExists = variant(html, { replies: { [PRODUCT]: products(first, none) } })
export const OneFailed = variant(html, { replies: { [PRODUCT]: products(first, json(500, {})) } })
export const TooMany = variant(
  '<trade-compare items="product-7,product-9,product-8,product-6,product-5"></trade-compare>',
  { replies: ready },
)
export const WithProcurement = variant(html, { replies: ready, config: { procurement: true } })
export const AllOnTheList = variant(
  html,
  { replies: ready, config: { procurement: true } },
  {
    async play({ canvasElement }) {
      const { click, findText } = userActions(canvasElement)
      await click('compareTools.addAll')
      await findText('compareTools.added')
    },
  },
)
export const ItemRemoved = variant(
  html,
  { replies: ready },
  {
    async play({ canvasElement }) {
      const { click, findText } = userActions(canvasElement)
      await click('Remove: Floating Ball Valve 6" 600#')
      await findText('compare.addAnother')
    },
  },
)
