import { json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { productReply } from '#shared/testing/replies.ts'
import { aroundItem, longTexts, valve } from '#shared/testing/samples/items.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Product', component: 'trade-product' }

const product = '<trade-product product-id="7"></trade-product>'
const DETAIL = 'GET /api/public/product/detail'
const TENDERS = 'GET /api/public/rfqtender/list'
const one = { ...aroundItem, [DETAIL]: valve }

export const Loading = story(product, { replies: { [DETAIL]: later() } })
export const Ready = story(product, { replies: one })
export const LoadFailed = story(product, { replies: { [DETAIL]: json(500, {}) } })
export const Offline = story(product, { offline: true })
export const NotFound = story(product, { replies: { [DETAIL]: { ...productReply(), productDetail: [] } } })
export const NotSetUp = story('<trade-product></trade-product>')
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    ...aroundItem,
    [DETAIL]: productReply({
      ...longTexts,
      model: 'TBV-DIB2-8-600-RTJ-A995-5A-EXT-300-GEARED-LOCKABLE-NACE-MR0175',
    }),
  },
})
export const MissingFields = story(product, {
  replies: { [DETAIL]: { productDetail: [{ Id: 7, Name: 'Gasket' }] } },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const SecondPicture = variant(
  product,
  { replies: one },
  {
    async play({ canvasElement }) {
      const { click, findCurrentButton } = userActions(canvasElement)
      await click('item.showPicture', { number: 2, count: 5 })
      await findCurrentButton('item.showPicture', { number: 2, count: 5 })
    },
  },
)
export const TurnedTab = variant(
  product,
  { replies: one },
  {
    async play({ canvasElement }) {
      const { selectTab, findText } = userActions(canvasElement)
      await selectTab('item.tabCompany')
      await findText('item.dateIncorporated')
    },
  },
)
export const CompanyProfile = variant('<trade-product product-id="7" tab="2"></trade-product>', {
  replies: one,
})
export const Reviews = variant('<trade-product product-id="7" tab="3"></trade-product>', { replies: one })
export const Enlarged = variant(
  product,
  { replies: one },
  {
    async play({ canvasElement }) {
      const { click, findButton } = userActions(canvasElement)
      await click('offer.enlarge')
      await click('offer.zoomIn')
      await findButton('dialog.close')
    },
  },
)
export const LinkCopied = variant(
  product,
  { replies: one },
  {
    async play({ canvasElement }) {
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async () => {} },
      })
      const { click, findText } = userActions(canvasElement)
      await click('offer.share')
      await findText('offer.copied')
    },
  },
)
export const SellerCannotBeRead = variant(product, {
  replies: { ...one, 'GET /api/public/tenant/website': json(500, {}) },
})
export const WithTenders = variant('<trade-product product-id="7" tenders></trade-product>', {
  replies: {
    ...one,
    [TENDERS]: {
      RfqResult: [
        { Agency: 'Petra Offshore', Title: '6" carbon steel pipe, 1,200 m', ClosingDate: '2026-01-15' },
        { Agency: 'Kerteh Terminals', Title: 'Pressure gauges, glycerine filled', ClosingDate: '2026-02-01' },
      ],
      TenderResult: [],
    },
  },
})
export const TendersFailed = variant('<trade-product product-id="7" tenders></trade-product>', {
  replies: { ...one, [TENDERS]: json(500, {}) },
})
export const PicturesAreGone = variant(product, {
  replies: {
    ...aroundItem,
    [DETAIL]: productReply({
      pictures: [pictures.gone, `${pictures.gone}?2`],
      company: { logo: pictures.gone },
    }),
  },
})
export const HostileDescription = variant(product, {
  replies: {
    ...aroundItem,
    [DETAIL]: productReply({
      longDescription:
        '<style>*{display:none}</style><script>alert(1)</script><img src="javascript:alert(1)" onerror="alert(1)"><p onclick="alert(1)">Harmless text</p><a href="javascript:alert(1)">A link that leads nowhere</a>',
      pictures: [pictures.valve],
      company: { logo: pictures.logo },
    }),
  },
})
export const LongDescriptionInParts = variant(
  product,
  {
    replies: {
      ...aroundItem,
      [DETAIL]: productReply({
        shortDescription: `${'Forged body. '.repeat(350)}The end.`,
        pictures: [pictures.valve],
        company: { logo: pictures.logo },
      }),
    },
  },
  {
    async play({ canvasElement }) {
      const { click, findText } = userActions(canvasElement)
      await click('list.moreText')
      await findText('The end.')
    },
  },
)
