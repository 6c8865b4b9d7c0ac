import type { RecordedRequest } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { companyProductsReply, companyReply, companyServicesReply } from '#shared/testing/replies.ts'

/** A company with every field filled in. */
export const valveWorks = companyReply({
  name: 'Kemaman Valve Works Sdn Bhd',
  tagline: 'Valves from 2 to 48 inch, made and tested in Kemaman',
  logo: '',
  banner: '',
  registrationNo: '201801034567 (1296593-X)',
  dateIncorporated: '2018-08-14',
  registeredAddress: 'Lot 12, Teluk Kalong Industrial Estate, 24000 Kemaman, Terengganu',
  authorizedCapital: 'RM 5,000,000',
  totalEmployees: 84,
  products: 43,
  services: 6,
  branches: [
    { name: 'Head Office', type: 'Head Office', location: 'Kemaman, Terengganu', image: pictures.gauge },
    { name: 'Repair Workshop', type: 'Workshop', location: 'Kertih, Terengganu', image: pictures.valve },
    { name: 'Labuan Yard', type: 'Yard', location: 'Labuan', image: pictures.pipe },
    { name: 'Bintulu Agency', type: 'Agency', location: 'Bintulu, Sarawak', image: '' },
  ],
  registrations: [
    { name: 'PETRONAS Licence', image: pictures.logo },
    { name: 'Ministry of Finance Registration', image: '' },
  ],
  certificates: [
    {
      name: 'API 6D Monogram',
      issuedBy: 'American Petroleum Institute',
      dateIssued: '2023-11-20',
      validUntil: '2027-03-31',
      image: pictures.valveSection,
    },
    { name: 'ISO 9001:2015', issuedBy: 'SIRIM QAS', dateIssued: '2024-03-02', image: '' },
    { name: 'ISO 45001:2018', issuedBy: 'Bureau Veritas', dateIssued: '2022-06-15', image: '' },
  ],
  awards: [
    {
      name: 'Vendor of the Year',
      awardedBy: 'East Coast Operators’ Council',
      dateAwarded: '2023-12-08',
      image: pictures.drillBit,
    },
  ],
})

const goods = [
  {
    name: 'API 6D Trunnion Ball Valve 8" 600#',
    category: 'Ball Valves',
    description: 'Two-piece forged body, full bore, fire-safe to API 607. Gear operated, RTJ or RF ends.',
    image: pictures.valve,
  },
  {
    name: 'Pressure Gauge 0–250 bar Glycerin',
    category: 'Gauges',
    description: 'Stainless case, bayonet ring, class 1.0.',
    image: pictures.gauge,
  },
  { name: 'Spiral Wound Gasket 6" 300#', category: 'Gaskets', description: '', image: '' },
]

const PAGE_SIZE = 10

/** Returns the ten items of the requested page, named after their position in the whole list. */
function itemsOnPage({ query }: RecordedRequest) {
  const first = (Number(query.PageNumber) - 1) * PAGE_SIZE
  return Array.from({ length: PAGE_SIZE }, (_, index) => ({
    ...goods[index % goods.length],
    id: first + index + 1,
    name: `${goods[index % goods.length]?.name} (${first + index + 1})`,
  }))
}

/** The replies for this company with 128 products and 14 services. */
export const valveWorksReplies = {
  'GET /api/public/tenant/website': valveWorks,
  'GET /api/public/tenant/website/product/list': (request: RecordedRequest) =>
    companyProductsReply(itemsOnPage(request), 128),
  'GET /api/public/tenant/website/service/list': (request: RecordedRequest) =>
    companyServicesReply(itemsOnPage(request), 14),
}
