import { pictures } from '#shared/testing/pictures.ts'
import { listingReply, productReply, serviceReply } from '#shared/testing/replies.ts'
import { valveWorks } from './company.ts'

/** HTML in the style of sellers. */
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

/** A product with every field filled in. */
export const valve = productReply({
  name: 'API 6D Trunnion Ball Valve 8" 600#',
  category: 'Ball Valves',
  categoryId: 31,
  shortDescription:
    'Two-piece forged body, full bore, fire-safe to API 607. Gear operated, RTJ or RF ends, for sweet and sour service.',
  material: 'ASTM A105N / F316',
  longDescription,
  pictures: [pictures.valve, pictures.valveSection, pictures.pipe, pictures.gauge, pictures.drillBit],
  company: { logo: pictures.logo, dateIncorporated: '2009-03-12T00:00:00' },
})

/** A service with every field filled in. */
export const survey = serviceReply({
  pictures: [pictures.gauge, pictures.pipe],
  company: { logo: pictures.logo, dateIncorporated: '2009-03-12T00:00:00' },
})

/** The replies around an item: its seller, and others of its category. */
export const aroundItem = {
  'GET /api/public/tenant/website': valveWorks,
  'GET /api/public/product/list/category': listingReply(
    ['Gate Valve 6" 300#', 'Globe Valve 2" 800#', 'Ball Valve 8" 600#', 'Check Valve 4" 150#'].map(
      (name, index) => ({
        id: index + 6,
        name,
        image: index % 2 ? pictures.gauge : pictures.valve,
        alternateImage: pictures.valveSection,
      }),
    ),
  ),
}

/** Names as long as sellers' names. */
export const longTexts = {
  name: 'Super duplex lined API 6D trunnion mounted double isolation and bleed ball valve with extended bonnet and ASTM-A995-GRADE-5A-CE3MN-UNS-J93404-BODY-AND-TRIM',
  category: 'Ball valves for subsea and topside service',
  companyName: 'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
  location: 'Kawasan Perindustrian Teluk Kalong, Kemaman, Terengganu',
  pictures: [pictures.valve, pictures.valveSection],
  company: { logo: pictures.logo },
  longDescription,
}
