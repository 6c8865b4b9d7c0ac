import { fault, json, later, type SeenRequest } from '#shared/testing/network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { countsReply, searchReply } from '#shared/testing/replies/search.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Search', component: 'trade-search' }

const search = '<trade-search keyword="ball valve"></trade-search>'
const items = 'GET /api/public/search/item'
const counts = 'GET /api/public/search/item/count'

const description =
  'Forged steel, fire-safe to API 607, double block and bleed, locking device. Stock in Kemaman yard; MTC 3.1 with every delivery.'

const goods = [
  {
    name: 'API 6D Trunnion Ball Valve 8" 600#',
    image: pictures.valve,
    alternateImage: pictures.valveSection,
  },
  {
    name: 'Pressure Gauge 0–250 bar Glycerin',
    category: 'Gauges',
    image: pictures.gauge,
    alternateImage: '',
  },
  { name: 'ASTM A106 Gr. B Seamless Pipe 6"', category: 'Pipe', image: pictures.pipe, alternateImage: '' },
  {
    name: 'PDC Drill Bit 8½" five blades',
    category: 'Drilling',
    image: pictures.drillBit,
    alternateImage: '',
  },
].map((words, index) => ({ description, id: index + 1, ...words }))

const tenOf = ({ query }: SeenRequest) => {
  const first = (Number(query.PageNumber) - 1) * 10
  return Array.from({ length: 10 }, (_, index) => ({
    ...goods[index % goods.length],
    id: first + index + 1,
    name: `${goods[index % goods.length]?.name} (${first + index + 1})`,
  }))
}

const found = {
  [items]: (request: SeenRequest) => searchReply(tenOf(request), 128),
  [counts]: countsReply({ products: 128, services: 14, company: 9 }),
}

export const Results = story(search, { replies: found })

export const Everything = story('<trade-search></trade-search>', { replies: found })

export const Companies = story('<trade-search keyword="valve" tab="company"></trade-search>', {
  replies: {
    ...found,
    [items]: searchReply([
      {
        id: 1,
        name: 'Kemaman Valve Works Sdn Bhd',
        image: pictures.logo,
        category: 'Manufacturer',
        description,
      },
      {
        id: 2,
        name: 'Bintulu Pipe & Fittings',
        image: '',
        category: '',
        description: '',
        location: 'Bintulu, Sarawak',
      },
    ]),
  },
})

export const TenThousand = story('<trade-search keyword="valve" page="500"></trade-search>', {
  replies: {
    [items]: (request: SeenRequest) => searchReply(tenOf(request), 10_000),
    [counts]: countsReply({ products: 10_000, services: 3_600, company: 150 }),
  },
})

export const Loading = story(search, { replies: { ...found, [items]: later() } })

export const Nothing = story('<trade-search keyword="bal vlave"></trade-search>', {
  replies: { [items]: searchReply([], 0), [counts]: countsReply({ services: 14, company: 1 }) },
})

export const NothingListed = story('<trade-search></trade-search>', {
  replies: { [items]: searchReply([], 0) },
})

export const PageOutOfRange = story('<trade-search keyword="ball valve" page="99"></trade-search>', {
  replies: { ...found, [items]: searchReply([], 128) },
})

export const ServerError = story(search, { replies: { ...found, [items]: json(500, {}) } })

export const Offline = story(search, {
  replies: { [items]: fault('offline'), [counts]: fault('offline') },
})

export const Sparse = story(search, {
  replies: {
    ...found,
    [items]: searchReply([
      {
        name: 'Super duplex lined API 6D trunnion mounted double isolation and bleed ball valve with extended bonnet and ASTM-A995-GRADE-5A-CE3MN-UNS-J93404-BODY-AND-TRIM',
        image: pictures.valve,
        companyName:
          'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
        description: description.repeat(4),
      },
      { name: 'No picture', image: '', alternateImage: '' },
      { name: 'Picture is gone', image: '/gone.png', alternateImage: '/gone-too.png' },
      {
        name: 'No company, no category',
        companyId: 0,
        companyName: '',
        category: '',
        location: '',
        image: pictures.pipe,
      },
    ]),
  },
})
