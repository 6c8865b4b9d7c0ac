/** Replies of the bid calls, for tests. */
import { nothingAsked } from '#shared/trade/asked.ts'
import type { Bids } from '#shared/trade/bids.ts'
import type { Bid } from './bids.store.ts'

export const bidOffer = (given: Partial<NonNullable<Bid['offer']>> = {}): NonNullable<Bid['offer']> => ({
  event: 1,
  price: '12.50',
  currency: 'MYR',
  priceBasis: 'unit',
  validUntil: '2027-01-31',
  timeZone: 'Asia/Kuala_Lumpur',
  delivery: '6 weeks',
  terms: 'DAP Labuan',
  message: '',
  createdAt: '2026-11-27T08:00:00.000Z',
  attachment: null,
  ...given,
})

export const bid = (rfq: number, given: Partial<Bid> = {}): Bid => ({
  rfq,
  seen: rfq * 10,
  status: 'quoted',
  isSilent: false,
  notDelivered: null,
  quantity: '10',
  unit: 'pcs',
  offer: bidOffer(),
  earlier: [],
  deviations: [],
  award: null,
  isOrderedElsewhere: false,
  refusal: null,
  ...given,
})

type Award = NonNullable<Bid['award']>

export const bidAward = (given: Partial<Award> = {}): Award => ({
  event: 9,
  order: 5,
  number: 'PO-2026-0005',
  state: 'ordered',
  quantity: '10',
  canUndo: true,
  ...given,
})

const silent = (rfq: number): Bid => bid(rfq, { seen: 0, status: 'open', isSilent: true, offer: null })

export const LIST = { id: 7, name: 'RFQ list 2026-11-27/ab12' }

/** Two lines and three sellers: one quotes in a foreign currency, and one is silent. */
export const bidsReply = (given: Partial<Bids> = {}): Bids => ({
  list: LIST,
  date: '2026-11-27T08:00:00.000Z',
  currency: 'MYR',
  rates: [{ currency: 'USD', rate: '4.45', date: '2026-11-27' }],
  sellers: [
    { id: 1, name: 'Kemaman Valve Works', nth: 1 },
    { id: 2, name: 'Labuan Offshore Supply', nth: 1 },
    { id: 3, name: 'Miri Pipe & Steel', nth: 1 },
  ],
  lines: [
    {
      item: 1,
      title: 'Gate valve 2"',
      quantity: '10',
      unit: 'pcs',
      asked: nothingAsked,
      bids: [
        bid(11, { earlier: [bidOffer({ event: 5, price: '14' })] }),
        bid(12, {
          offer: bidOffer({ price: '2.75', currency: 'USD', delivery: '4 weeks', message: 'Ex works' }),
          deviations: [
            { kind: 'currency', asked: 'MYR' },
            { kind: 'remark', text: 'Ex works' },
          ],
        }),
        silent(13),
      ],
    },
    {
      item: 2,
      title: 'Spool',
      quantity: '2',
      unit: 'set',
      asked: nothingAsked,
      bids: [
        bid(21, { quantity: '2', unit: 'set', offer: bidOffer({ price: '900', priceBasis: 'lump sum' }) }),
        bid(22, {
          quantity: '2',
          unit: 'set',
          status: 'declined',
          offer: null,
          refusal: 'Not in our range.',
        }),
        null,
      ],
    },
  ],
  ...given,
})

const items = [
  ...['Ball valve trunnion, RTJ, 8"', 'Weld neck flange 6" 150#', 'Spiral wound gasket 6" 150#'],
  ...['Seamless pipe A106 Gr. B 6" sch 40', 'Elbow 90° LR 6" sch 40', 'Stud bolt 3/4" x 140, B7/2H'],
  ...['Wire rope 19 mm, 6x36 IWRC', 'Gate valve 4" 600#, API 600', 'Pressure transmitter 0-40 bar, HART'],
  ...['Third-party inspection at works', 'Check valve swing 3" 300#', 'Reducer concentric 6" x 4" sch 40'],
]

/** Twelve lines and seventeen sellers: each line is asked of two to four, of whom all but one quote. */
export const longReply = (): Bids =>
  bidsReply({
    sellers: Array.from({ length: 17 }, (_, at) => ({
      id: at + 1,
      name: `Kemaman Supply ${at + 1} Sdn Bhd`,
      nth: 1,
    })),
    lines: items.map((title, row) => {
      const asked = Array.from({ length: 2 + (row % 3) }, (_, nth) => (row * 3 + nth * 5) % 17)
      const offers = asked.map((at, nth) => {
        const rfq = row * 20 + nth + 1
        if (nth === 0) return [at, silent(rfq)] as const
        const price = `${1900 + ((row * 37 + nth * 91) % 700)}.50`
        const deviations: Bid['deviations'] =
          nth === 2 ? [{ kind: 'incoterm', asked: 'DAP Kerteh', offered: 'EXW' }] : []
        return [
          at,
          bid(rfq, { offer: bidOffer({ price, currency: nth === 1 ? 'MYR' : 'USD' }), deviations }),
        ] as const
      })
      const bids = new Map<number, Bid>(offers)
      return {
        item: row + 1,
        title,
        quantity: '10',
        unit: 'pcs',
        asked: { ...nothingAsked, note: 'Fire safe to API 607.' },
        bids: Array.from({ length: 17 }, (_, at) => bids.get(at) ?? null),
      }
    }),
  })
