import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked } from '#shared/testing/asking.ts'
import { seed } from '#shared/testing/seed.ts'
import { compareBids, openQuantity, type Rates } from '#shared/trade/comparison.ts'
import {
  awardSteps,
  type Cell,
  History,
  numberOf,
  orderSteps,
  QUANTITY,
  quoteSteps,
  type Step,
  undoSteps,
  waits,
} from './bid-histories.ts'
import { type BidEvent, bidTable, type ListedRequest } from './bid-table.ts'

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: quoteSteps },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('answer', 'withdraw', 'refuse', 'ask', 'accept', 'decline'),
      cell: fc.nat(30),
    }),
  },
  { weight: 4, arbitrary: awardSteps },
  { weight: 3, arbitrary: undoSteps },
  { weight: 2, arbitrary: orderSteps },
  { weight: 1, arbitrary: waits },
)
/** The companies asked for each line. One may be asked twice. */
const asks = fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 5,
})

const RATE = 445n
const rates: Rates = { currency: 'MYR', rates: [{ currency: 'USD', rate: '4.45', date: '2026-01-01' }] }

test('after 1,000 random histories the table equals a recount', () => {
  const seenStates = new Set<string>()
  const orderStates = new Set<string>()
  fc.assert(
    fc.property(asks, fc.array(steps, { maxLength: 60 }), (asked, taken) => {
      const history = new History(asked)
      for (const step of taken) history.take(step)
      const { cells } = history
      const table = bidTable(
        cells.map(each => each.request),
        id => cells[id - 1]?.events ?? [],
        history.now(),
      )
      const { totals, lines: compared } = compareBids(table, rates)
      for (const [row, line] of table.lines.entries()) {
        expect(openQuantity(line)).toBe(String(history.left(line.item)))
        const ofLine = cells.filter(each => each.request.listItem === line.item)
        expect(line.bids.filter(bid => bid !== null)).toHaveLength(ofLine.length)
        for (const [column, bid] of line.bids.entries()) {
          const own = ofLine.find(each => each.request.id === bid?.rfq)
          if (!bid || !own) continue
          expect(own.request.company.id).toBe(table.sellers[column]?.id)
          expect(bid).toMatchObject(expected(history, own))
          expect(compared[row]?.[column]?.isLowest).toBe(isLowest(history, own, ofLine))
          seenStates.add(bid.status)
          if (bid.award) orderStates.add(bid.award.state)
        }
      }
      for (const [column, { total, counted, missing }] of totals.entries()) {
        const own = table.lines.map(line => cells.find(each => each.request.id === line.bids[column]?.rfq))
        const worths = own.flatMap(each => (each ? (worth(history, each) ?? []) : []))
        expect(hundredths(total)).toBe(worths.reduce((sum, each) => sum + each, 0n))
        expect([counted, missing.quote]).toEqual([worths.length, table.lines.length - worths.length])
      }
    }),
    { numRuns: 1000, seed },
  )
  // The histories reach every state.
  expect([...seenStates].sort()).toEqual([
    'accepted',
    'answered',
    'asked',
    'declined',
    'expired',
    'open',
    'quoted',
    'withdrawn',
  ])
  expect([...orderStates].sort()).toEqual(['acknowledged', 'cancelled', 'ordered', 'received', 'shipped'])
})

/** The bid that a cell must have. */
function expected(history: History, own: Cell) {
  const offer = history.standing(own)
  const { award } = own
  return {
    status: own.state === 'quoted' && !offer ? 'expired' : own.state,
    isSilent: !own.hasAnswered && !history.isOver(own),
    offer: offer && { event: offer.event, currency: offer.currency },
    earlier: own.quotes
      .filter(event => event !== offer?.event)
      .reverse()
      .map(event => ({ event })),
    award: award && {
      event: award.event,
      order: award.order.id,
      number: numberOf(award.order),
      state: award.order.state,
      quantity: String(award.quantity),
      canUndo: history.canUndo(own),
    },
    isOrderedElsewhere: own.isElsewhere,
    refusal: own.refusal,
  }
}

/** The price of a line in hundredths of the currency of the totals. */
function worth(history: History, own: Cell): bigint | null {
  const offer = history.standing(own)
  if (!offer) return null
  const cents = BigInt(offer.price * (offer.byUnit ? QUANTITY : 1))
  return offer.currency === 'MYR' ? cents : (cents * RATE + 50n) / 100n
}

function isLowest(history: History, own: Cell, ofLine: Cell[]): boolean {
  // Compared before rounding.
  const exact = ofLine.flatMap(each => {
    const offer = history.standing(each)
    return offer
      ? [
          {
            each,
            value: offer.price * (offer.byUnit ? QUANTITY : 1) * (offer.currency === 'MYR' ? 100 : 445),
          },
        ]
      : []
  })
  const mine = exact.find(({ each }) => each === own)
  return mine !== undefined && exact.length > 1 && exact.every(({ value }) => mine.value <= value)
}

const hundredths = (amount: string): bigint => {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

const requestOf = (given: Partial<ListedRequest> = {}): ListedRequest => ({
  id: 1,
  company: { id: 1, name: 'Kemaman' },
  title: 'Valve',
  asked: asked('', { quantity: '4' }),
  listItem: 1,
  quoteBy: null,
  sellerSaw: null,
  notDelivered: null,
  ...given,
})

const quoteOf = (given: Partial<BidEvent> = {}): BidEvent => ({
  id: 1,
  action: 'quote',
  message: '',
  price: '12.5',
  currency: 'USD',
  priceBasis: 'unit',
  validUntil: '2026-12-31',
  timeZone: 'UTC',
  validEnds: new Date('2027-01-01'),
  isLate: false,
  delivery: '6 weeks',
  terms: '',
  uploadName: null,
  fileName: '',
  quantity: null,
  orderId: null,
  orderNumber: null,
  orderState: null,
  createdAt: new Date('2026-01-10T23:00:00Z'),
  ...given,
})

const NOW = new Date('2026-01-15T08:00:00Z')

const only = (request: ListedRequest, event: BidEvent) =>
  bidTable([request], () => [event], NOW).lines[0]?.bids[0]

test('deviations are those that can be computed from the requirements', () => {
  const requirements = {
    currency: 'MYR',
    targetPrice: '10',
    neededBy: '2026-02-01',
    quoteBy: '2026-01-09',
  }
  const request = requestOf({ asked: asked('Please quote.', requirements), quoteBy: '2026-01-09' })
  expect(
    only(request, quoteOf({ delivery: '2026-02-02', message: 'Ex works', isLate: true }))?.deviations,
  ).toEqual([
    { kind: 'currency', asked: 'MYR' },
    { kind: 'late', asked: '2026-01-09' },
    { kind: 'delivery', asked: '2026-02-01' },
    { kind: 'remark', text: 'Ex works' },
  ])
  const onTime = { currency: 'MYR' }
  expect(only(request, quoteOf(onTime))?.deviations).toEqual([
    { kind: 'target', asked: '10', currency: 'MYR' },
  ])
  expect(only(request, quoteOf({ ...onTime, price: '10.00' }))?.deviations).toEqual([])
  // It may be a target for one unit.
  expect(only(request, quoteOf({ ...onTime, priceBasis: 'lump sum' }))?.deviations).toEqual([])
})

test.each([
  [{ delivery: '4 weeks ex works' }, 'EXW'],
  [{ terms: 'EXW Shah Alam' }, 'EXW'],
  [{ message: 'Price is FOB Port Klang.' }, 'FOB'],
  [{ terms: 'Delivered at place, Kerteh' }, undefined],
  [{ terms: 'DAP or EXW, as you like' }, undefined],
  [{ terms: 'Export packing' }, undefined],
])('of %j the rule %s differs from the one asked for', (given, offered) => {
  const request = requestOf({ asked: asked('', { incoterm: 'DAP', place: 'Kerteh' }) })
  const found = only(request, quoteOf(given))?.deviations.find(({ kind }) => kind === 'incoterm')
  expect(found).toEqual(offered && { kind: 'incoterm', asked: 'DAP Kerteh', offered })
})

test.each([
  ['3', '3'],
  ['', null],
  ['0', null],
  ['a few', null],
])('of the quantity "%s", %j counts', (quantity, counted) => {
  const request = requestOf({ asked: asked('', { quantity, unit: 'day' }) })
  expect(only(request, quoteOf())).toMatchObject({ quantity: counted, unit: 'day' })
})

/** Compares one line with these quotations. */
function compared(offers: Partial<BidEvent>[], given: Partial<ListedRequest> = {}, used: Rates = rates) {
  const requests = offers.map((_, at) =>
    requestOf({ id: at + 1, company: { id: at + 1, name: `Company ${at}` }, ...given }),
  )
  const table = bidTable(requests, id => [quoteOf({ id, ...offers[id - 1] })], NOW)
  return compareBids(table, used)
}

const lowest = (...[offers, given, used]: Parameters<typeof compared>) =>
  compared(offers, given, used).lines[0]?.map(({ isLowest }) => isLowest)

test('the lowest price is marked only where no missing rate or quantity could make another one lower', () => {
  const both = [
    { currency: 'MYR', price: '50' },
    { currency: 'USD', price: '11' },
  ]
  expect(lowest(both)).toEqual([false, true])
  expect(lowest(both, {}, { currency: 'MYR', rates: [] })).toEqual([false, false])
  expect(lowest([{ currency: 'MYR' }])).toEqual([false])
  expect(
    lowest([
      { currency: 'MYR', price: '10' },
      { currency: 'MYR', price: '10.00' },
    ]),
  ).toEqual([true, true])
  const lump = [
    { currency: 'MYR', price: '10' },
    { currency: 'MYR', price: '39', priceBasis: 'lump sum' as const },
  ]
  expect(lowest(lump)).toEqual([false, true])
  expect(lowest(lump, { asked: asked('', { quantity: '0' }) })).toEqual([false, false])
  expect(
    lowest(
      [
        { currency: 'MYR', price: '10' },
        { currency: 'MYR', price: '9' },
      ],
      { asked: asked('', { quantity: '0' }) },
    ),
  ).toEqual([false, true])
})

test('the earliest delivery is marked only where the words of every seller are certain', () => {
  const earliest = (...deliveries: string[]) =>
    compared(deliveries.map(delivery => ({ delivery }))).lines[0]?.map(({ isEarliest }) => isEarliest)
  expect(earliest('6 weeks after order', '45 days', '2 months ARO')).toEqual([true, false, false])
  expect(earliest('2026-03-01', '2026-02-28')).toEqual([false, true])
  expect(earliest('6 weeks', 'ex stock')).toEqual([false, false])
  expect(earliest('6-8 weeks', '9 weeks')).toEqual([false, false])
  expect(earliest('2 weeks', '2026-02-28')).toEqual([false, false])
  // A month has 28 to 31 days.
  expect(earliest('30 days', '1 month')).toEqual([false, false])
  expect(earliest('4 weeks', '1 month')).toEqual([true, false])
  expect(earliest('1 month', '1 Month.')).toEqual([true, true])
  expect(earliest('10 working days', '3 weeks')).toEqual([false, false])
})

test('amounts are exact, rounded by line, and a total says what it lacks', () => {
  const { totals, lines } = compared(
    [{ price: '0.1', currency: 'MYR' }, { price: '99999999999.77' }, { price: '1', currency: 'EUR' }],
    { asked: asked('', { quantity: '3' }) },
  )
  expect(totals).toEqual([
    { total: '0.3', counted: 1, missing: { quote: 0, rate: 0, quantity: 0 } },
    { total: '1334999999996.93', counted: 1, missing: { quote: 0, rate: 0, quantity: 0 } },
    { total: '0', counted: 0, missing: { quote: 0, rate: 1, quantity: 0 } },
  ])
  expect(lines[0]?.[2]).toMatchObject({ missing: 'rate' })
  // Half a cent is rounded up.
  expect(
    compared([{ price: '0.335', currency: 'MYR' }], { asked: asked('', { quantity: '3' }) }).totals[0]?.total,
  ).toBe('1.01')
})
