import { fault, json, later } from '#shared/testing/network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { productReply, serviceReply } from '#shared/testing/replies/items.ts'
import { member } from '#shared/testing/scene.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Product', component: 'trade-product' }

const product = '<trade-product product-id="7"></trade-product>'
const service = '<trade-service service-id="7"></trade-service>'

const longDescription = `
  <h1>Trunnion mounted, for pipelines</h1>
  <p>A two-piece forged body with a <b>full bore</b>, double block and bleed, and seats that can be sealed again
  under pressure. Suitable for pigging.</p>
  <ul><li>Fire safe to API 607, seventh edition</li><li>Emergency sealant injection from 6 inches up</li>
  <li>Anti-static between ball, stem and body</li></ul>
  <h2>Sizes in stock</h2>
  <table><tr><th>Size</th><th>Class</th><th>Ends</th><th>Bore (mm)</th><th>Weight (kg)</th></tr>
  <tr><td>6"</td><td>600</td><td>RTJ</td><td>150</td><td>215</td></tr>
  <tr><td>8"</td><td>600</td><td>RF</td><td>201</td><td>390</td></tr></table>
  <p>Drawings and certificates at <a href="https://valves.example/papers">our own site</a>.</p>`

const valve = productReply({
  name: 'API 6D Trunnion Ball Valve 8" 600#',
  category: 'Ball Valves',
  shortDescription:
    'Two-piece forged body, full bore, fire-safe to API 607. Gear operated, RTJ or RF ends, for sweet and sour service.',
  material: 'ASTM A105N / F316',
  longDescription,
  pictures: [pictures.valve, pictures.valveSection, pictures.pipe, pictures.gauge, pictures.drillBit],
  company: { logo: pictures.logo, dateIncorporated: '2009-03-12T00:00:00' },
})

const one = { 'GET /api/public/product/detail': valve }

export const SignedOut = story(product, { replies: one })

export const SignedIn = story(product, { replies: one, user: member() })

export const CompanyProfile = story('<trade-product product-id="7" tab="2"></trade-product>', {
  replies: one,
})

export const Reviews = story('<trade-product product-id="7" tab="3"></trade-product>', { replies: one })

export const Service = story(service, {
  replies: { 'GET /api/public/service/detail': serviceReply({ pictures: [pictures.gauge] }) },
})

export const WithTenders = story('<trade-product product-id="7" tenders></trade-product>', {
  replies: {
    ...one,
    'GET /api/public/rfqtender/list': {
      RfqResult: [
        { Agency: 'Petra Offshore', Title: '6" carbon steel pipe, 1,200 m', ClosingDate: '2026-01-15' },
        { Agency: 'Kerteh Terminals', Title: 'Pressure gauges, glycerine filled', ClosingDate: '2026-02-01' },
      ],
      TenderResult: [],
    },
  },
})

export const Loading = story(product, { replies: { 'GET /api/public/product/detail': later() } })

export const ServerError = story(product, { replies: { 'GET /api/public/product/detail': json(500, {}) } })

export const Offline = story(product, { replies: { 'GET /api/public/product/detail': fault('offline') } })

export const NotFound = story(product, {
  replies: { 'GET /api/public/product/detail': { ...productReply(), productDetail: [] } },
})

export const Bare = story(product, {
  replies: {
    'GET /api/public/product/detail': {
      productDetail: [{ Id: 7, Name: 'Gasket' }],
      description: [],
      productImage: [],
      companyProfile: [],
    },
  },
})

export const LongNames = story(product, {
  replies: {
    'GET /api/public/product/detail': productReply({
      name: 'Super duplex lined API 6D trunnion mounted double isolation and bleed ball valve with extended bonnet and ASTM-A995-GRADE-5A-CE3MN-UNS-J93404-BODY-AND-TRIM',
      category: 'Ball valves for subsea and topside service',
      companyName:
        'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
      location: 'Kawasan Perindustrian Teluk Kalong, Kemaman, Terengganu',
      model: 'TBV-DIB2-8-600-RTJ-A995-5A-EXT-300-GEARED-LOCKABLE-NACE-MR0175',
      pictures: [pictures.valve, pictures.valveSection],
    }),
  },
})

export const MissingPicture = story(product, {
  replies: { 'GET /api/public/product/detail': productReply({ pictures: ['/gone-1.png', '/gone-2.png'] }) },
})

export const HostileDescription = story(product, {
  replies: {
    'GET /api/public/product/detail': productReply({
      longDescription:
        '<style>*{display:none}</style><script>alert(1)</script><img src=x onerror=alert(1)><p onclick="alert(1)">Harmless text</p><a href="javascript:alert(1)">A link that leads nowhere</a>',
      pictures: [pictures.valve],
    }),
  },
})
