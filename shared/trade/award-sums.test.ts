import { expect, test } from 'vitest'
import { nothingAsked } from './asked.ts'
import { awardSums } from './award-sums.ts'
import type { Bid, Bids } from './bids.ts'

const bid = (
  rfq: number,
  price: string,
  { currency = 'MYR', priceBasis = 'unit', ...given }: Partial<NonNullable<Bid['offer']> & Bid> = {},
): Bid => ({
  rfq,
  seen: 1,
  status: 'quoted',
  isSilent: false,
  notDelivered: null,
  quantity: '10',
  unit: 'pcs',
  earlier: [],
  deviations: [],
  award: null,
  isOrderedElsewhere: false,
  refusal: null,
  ...given,
  offer: {
    event: rfq,
    price,
    currency,
    priceBasis,
    validUntil: '2027-01-31',
    timeZone: null,
    delivery: '6 weeks',
    terms: '',
    message: '',
    createdAt: '2026-11-27T08:00:00.000Z',
    attachment: null,
  },
})

const line = (item: number, quantity: string | null, bids: (Bid | null)[]): Bids['lines'][number] => ({
  item,
  title: 'Pipe',
  quantity,
  unit: 'm',
  asked: nothingAsked,
  bids,
})

const bids = (lines: Bids['lines']): Bids => ({
  list: { id: 7, name: 'RFQ list 2026-11-27/ab12' },
  date: '2026-11-27T08:00:00.000Z',
  currency: 'MYR',
  rates: [{ currency: 'USD', rate: '4.45', date: '2026-11-27' }],
  sellers: [
    { id: 1, name: 'Kemaman', nth: 1 },
    { id: 1, name: 'Kemaman', nth: 2 },
    { id: 2, name: 'Labuan', nth: 1 },
  ],
  lines,
})

test('adds up exactly, by company and in all, and rounds each line as the table does', () => {
  const table = bids([
    line(1, '10', [bid(11, '0.1'), bid(12, '0.2'), bid(13, '2.75', { currency: 'USD' })]),
    line(2, '3', [bid(21, '0.3333'), null, null]),
  ])
  const sums = awardSums(table, [
    { rfq: 11, quantity: '3' },
    { rfq: 12, quantity: '1' },
    { rfq: 13, quantity: '6' },
    { rfq: 21, quantity: '3' },
  ])
  expect(sums).toMatchObject({ lines: 2, total: '74.93', open: 0, unpriced: 0, withoutRate: [] })
  expect(sums.sellers).toMatchObject([
    { name: 'Kemaman', lines: 2, total: '1.5', own: [{ currency: 'MYR', amount: '1.5' }] },
    { name: 'Labuan', lines: 1, total: '73.43', own: [{ currency: 'USD', amount: '16.5' }] },
  ])
})

test('says what has no rate and what has no quantity, and counts neither', () => {
  const table = bids([
    line(1, '10', [bid(11, '5'), null, bid(13, '120', { currency: 'EUR' })]),
    line(2, null, [bid(21, '7', { quantity: null }), null, null]),
    line(3, null, [bid(31, '900', { quantity: null, priceBasis: 'lump sum' }), null, null]),
  ])
  const all = [
    { rfq: 13, quantity: '10' },
    { rfq: 21, quantity: '' },
  ]
  expect(awardSums(table, all)).toMatchObject({
    lines: 2,
    total: null,
    own: [{ currency: 'EUR', amount: '1200' }],
    withoutRate: [{ currency: 'EUR', amount: '1200' }],
    unpriced: 1,
    open: 1,
  })
  expect(awardSums(table, [...all, { rfq: 31, quantity: '' }])).toMatchObject({ total: '900', open: 0 })
})

test('a line is open until all of it is ordered', () => {
  const ordered = bid(11, '5', {
    status: 'accepted',
    award: { event: 9, order: 5, number: 'PO-2026-0005', state: 'ordered', quantity: '6', canUndo: true },
  })
  const table = bids([line(1, '10', [ordered, bid(12, '6'), null]), line(2, '3', [bid(21, '1'), null, null])])
  expect(awardSums(table, []).open).toBe(2)
  expect(awardSums(table, [{ rfq: 12, quantity: '3.5' }]).open).toBe(2)
  expect(awardSums(table, [{ rfq: 12, quantity: '4' }]).open).toBe(1)
  expect(awardSums(table, [{ rfq: 12, quantity: '4' }]).sellers).toHaveLength(1)
})
