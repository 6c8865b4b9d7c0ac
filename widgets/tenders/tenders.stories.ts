import { json, later } from '#shared/testing/fake-network.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Tenders', component: 'trade-tenders' }

const TENDERS = 'GET /api/public/rfqtender/list'
const tenders = '<trade-tenders></trade-tenders>'
const rfqs = [
  { Agency: 'Petra Offshore', Title: '6" carbon steel pipe, 1,200 m', ClosingDate: '2026-01-15' },
  { Agency: 'Kerteh Terminals', Title: 'Pressure gauges, glycerine filled', ClosingDate: '2026-02-01' },
]
const notices = [
  { Agency: 'Sabah Ports', Title: 'Overhaul of two fire pumps', ClosingDate: '2026-01-31' },
  { Agency: 'Miri Gas Supply', Title: 'Hydrotest of a 12" line, 4 km', ClosingDate: '2026-02-20' },
]

export const Loading = story(tenders, { replies: { [TENDERS]: later() } })
export const Ready = story(tenders, { replies: { [TENDERS]: { RfqResult: rfqs, TenderResult: notices } } })
export const Empty = story(tenders, { replies: { [TENDERS]: { RfqResult: [], TenderResult: [] } } })
export const LoadFailed = story(tenders, { replies: { [TENDERS]: json(500, {}) } })
export const Offline = story(tenders, { offline: true })

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [TENDERS]: {
      RfqResult: rfqs.map(rfq => ({ ...rfq, Title: 'W'.repeat(60), Agency: 'Lembaga '.repeat(9) })),
      TenderResult: notices.map(notice => ({ ...notice, Title: 'W'.repeat(60) })),
    },
  },
})
export const MissingFields = story(tenders, {
  replies: { [TENDERS]: { RfqResult: [{ Title: 'Gaskets' }], TenderResult: [{ Title: 'Painting' }] } },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const OneList = variant(tenders, { replies: { [TENDERS]: { RfqResult: rfqs, TenderResult: [] } } })
