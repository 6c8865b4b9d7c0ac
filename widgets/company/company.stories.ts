import { fault, json, later } from '#shared/testing/network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { companyProductsReply, companyReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { story } from '#shared/testing/story.ts'
import { open } from './company.samples.ts'

export default { title: 'Widgets/Company', component: 'trade-company' }

const COMPANY = 'GET /api/public/tenant/website'
const PRODUCTS = 'GET /api/public/tenant/website/product/list'

const company = '<trade-company company-id="12"></trade-company>'
const onTab = (tab: number, rest = ''): string =>
  `<trade-company company-id="12" tab="${tab}"${rest}></trade-company>`

export const Overview = story(company, { replies: open })

export const WithPictures = story(company, {
  replies: { ...open, [COMPANY]: companyReply({ logo: pictures.logo, banner: pictures.pipe }) },
})

export const PicturesAreGone = story(company, {
  replies: { ...open, [COMPANY]: companyReply({ logo: '/gone.svg', banner: '/gone.svg' }) },
})

export const NothingButAName = story(company, {
  replies: { ...open, [COMPANY]: { headerInfo: [{ CompanyName: 'Miri Drilling Tools' }] } },
})

export const LongNames = story(company, {
  replies: {
    ...open,
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
        },
      ],
      certificates: [
        {
          name: 'Petroleum, petrochemical and natural gas industries quality management ISO/TS 29001:2020',
          issuedBy: 'Lembaga Pembangunan Industri Pembinaan Malaysia',
        },
      ],
    }),
  },
})

export const Products = story(onTab(2), { replies: open })

export const LastPage = story(onTab(2, ' page="13"'), { replies: open })

export const Services = story(onTab(3), { replies: open })

export const NoProducts = story(onTab(2), { replies: { ...open, [PRODUCTS]: companyProductsReply([]) } })

export const PageOutOfRange = story(onTab(2, ' page="99"'), {
  replies: { ...open, [PRODUCTS]: companyProductsReply([], 128) },
})

export const ProductsLoading = story(onTab(2), { replies: { ...open, [PRODUCTS]: later() } })

export const ProductsFailed = story(onTab(2), { replies: { ...open, [PRODUCTS]: json(500, {}) } })

export const Contact = story(onTab(4, ' subject="Mud pump"'), { replies: open, user: member() })

export const ContactSignedOut = story(onTab(4), { replies: open })

export const Loading = story(company, { replies: { [COMPANY]: later() } })

export const ServerError = story(company, { replies: { [COMPANY]: json(500, {}) } })

export const Offline = story(company, { replies: { [COMPANY]: fault('offline') } })

export const NotFound = story(company, { replies: { [COMPANY]: json(404, {}) } })
