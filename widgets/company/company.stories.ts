import { json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { companyProductsReply, companyReply } from '#shared/testing/replies.ts'
import { valveWorks, valveWorksReplies } from '#shared/testing/samples/company.ts'
import { member } from '#shared/testing/scene.ts'
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

export default { title: 'Widgets/Company', component: 'trade-company' }

const COMPANY = 'GET /api/public/tenant/website'
const PRODUCTS = 'GET /api/public/tenant/website/product/list'

const company = '<trade-company company-id="12"></trade-company>'
const onTab = (tab: number, rest = ''): string =>
  `<trade-company company-id="12" tab="${tab}"${rest}></trade-company>`

export const Loading = story(company, { replies: { [COMPANY]: later() } })
export const Ready = story(company, { replies: valveWorksReplies })
export const Empty = story(onTab(2), {
  replies: { ...valveWorksReplies, [PRODUCTS]: companyProductsReply([]) },
})
export const LoadFailed = story(company, { replies: { [COMPANY]: json(500, {}) } })
export const Offline = story(company, { offline: true })
export const NotFound = story(company, { replies: { [COMPANY]: json(404, {}) } })
export const NotSetUp = story('<trade-company></trade-company>')

export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [COMPANY]: companyReply({
      name: 'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
      logo: '',
      banner: '',
      registrationNo: '201801034567-1296593-X-SUCCESSOR-OF-199301012345-262345-P',
      branches: [
        {
          name: 'Kawasan-Perindustrian-Teluk-Kalong Maintenance and Overhaul Centre',
          type: 'Head Office',
          location: 'Kawasan Perindustrian Teluk Kalong, Kemaman, Terengganu Darul Iman',
          image: pictures.gauge,
        },
      ],
      registrations: [
        {
          name: 'Kementerian Kewangan Malaysia: Sijil Akuan Pendaftaran Syarikat Bumiputera, kod bidang 220801',
          image: pictures.logo,
        },
      ],
      certificates: [
        {
          name: 'Petroleum, petrochemical and natural gas industries quality management ISO/TS 29001:2020',
          issuedBy: 'Lembaga Pembangunan Industri Pembinaan Malaysia',
          image: pictures.valveSection,
        },
      ],
      awards: [
        {
          name: 'Outstanding Contribution to Safety, Health and Environment on the East Coast of the Peninsula',
          awardedBy: 'East Coast Operators’ Council for Upstream and Downstream Activities',
          image: pictures.drillBit,
        },
      ],
    }),
  },
})
export const MissingFields = story(company, {
  replies: { ...valveWorksReplies, [COMPANY]: { headerInfo: [{ CompanyName: 'Miri Drilling Tools' }] } },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const TurnedTab = variant(
  company,
  { replies: valveWorksReplies },
  {
    async play({ canvasElement }) {
      const { selectTab, click, findCurrentButton, findText } = userActions(canvasElement)
      await selectTab('company.products')
      await click('pager.next')
      await findCurrentButton('pager.page', { page: 2 })
      await findText('(11)')
    },
  },
)
export const Products = variant(onTab(2), { replies: valveWorksReplies })
export const LastPage = variant(onTab(2, ' page="13"'), { replies: valveWorksReplies })
export const Services = variant(onTab(3), { replies: valveWorksReplies })
export const PageOutOfRange = variant(onTab(2, ' page="99"'), {
  replies: { ...valveWorksReplies, [PRODUCTS]: companyProductsReply([], 128) },
})
export const ProductsLoading = variant(onTab(2), { replies: { ...valveWorksReplies, [PRODUCTS]: later() } })
export const ProductsFailed = variant(onTab(2), {
  replies: { ...valveWorksReplies, [PRODUCTS]: json(500, {}) },
})
export const Contact = variant(onTab(4, ' subject="Mud pump"'), {
  replies: valveWorksReplies,
  user: member(),
})
export const ContactSignedOut = variant(onTab(4), { replies: valveWorksReplies })
export const WithPictures = variant(company, {
  replies: {
    ...valveWorksReplies,
    [COMPANY]: {
      ...valveWorks,
      headerInfo: companyReply({ logo: pictures.logo, banner: pictures.pipe }).headerInfo,
    },
  },
})
export const PicturesAreGone = variant(company, {
  replies: {
    ...valveWorksReplies,
    [COMPANY]: companyReply({
      logo: pictures.gone,
      banner: pictures.gone,
      certificates: [{ name: 'ISO 45001:2018', image: pictures.gone }],
    }),
  },
})
