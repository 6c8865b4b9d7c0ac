import { expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { resetRecords } from '#shared/storage/device-records.ts'
import { member } from '#shared/testing/scene.ts'
import { noRequirements } from '#shared/trade/requirements.ts'
import {
  $rfqList,
  addLines,
  changeLine,
  emptyList,
  holdsItem,
  MAX_LINES,
  removeItem,
  removeLines,
  requireOfAll,
  type SellerItem,
} from './rfq-list.ts'

const offer = (itemId: number): SellerItem => ({
  kind: 'product',
  itemId,
  itemName: `Valve ${itemId}`,
  companyId: 12,
  companyName: 'Kemaman Valves',
})
const wanted = () => $rfqList.get().lines.map(line => line.wanted)
const watch = () => $rfqList.listen(() => {})

test('keeps lines through a reload, changes them and removes them', () => {
  watch()
  addLines([{ wanted: 'Gate valve' }, { wanted: 'Gasket', quantity: '4', unit: 'pcs' }])
  resetRecords()
  const [first, second] = $rfqList.get().lines
  expect(second).toMatchObject({ wanted: 'Gasket', quantity: '4', unit: 'pcs', note: '', offers: [] })
  changeLine(first?.id ?? '', { note: 'Fire safe' })
  expect($rfqList.get().lines[0]).toMatchObject({ wanted: 'Gate valve', note: 'Fire safe' })
  removeLines([first?.id ?? ''])
  expect(wanted()).toEqual(['Gasket'])
  requireOfAll({ ...noRequirements, incoterm: 'DAP', certificates: ['EN 10204 3.1'] })
  resetRecords()
  expect($rfqList.get().requirements).toMatchObject({ incoterm: 'DAP', certificates: ['EN 10204 3.1'] })
  emptyList()
  expect(localStorage.length).toBe(0)
})

test('a quantity stays in doubt through reloads and other changes until it is set or confirmed', () => {
  watch()
  const doubtful = { wanted: 'Valve', quantity: '1', isQuantityDoubtful: true }
  addLines([doubtful, doubtful, { wanted: 'Gasket', quantity: '4' }])
  const marks = () => $rfqList.get().lines.map(line => line.isQuantityDoubtful === true)
  keepUser(member())
  resetRecords()
  const [first, second] = $rfqList.get().lines
  changeLine(first?.id ?? '', { unit: 'pcs', note: 'Fire safe' })
  expect(marks()).toEqual([true, true, false])
  changeLine(first?.id ?? '', { quantity: '1000' })
  changeLine(second?.id ?? '', { isQuantityDoubtful: false })
  resetRecords()
  expect(marks()).toEqual([false, false, false])
  forgetUser()
})

test.each([undefined, false, 'yes', 1, null])('ignores a stored mark of %j', isQuantityDoubtful => {
  const stored = { id: 'a', wanted: 'x', quantity: '1', unit: '', note: '', offers: [], isQuantityDoubtful }
  const list = { lines: [stored], requirements: {}, savedAt: Date.now() }
  localStorage.setItem('trade-widgets:rfq-list:visitor', JSON.stringify(list))
  watch()
  resetRecords()
  expect($rfqList.get().lines).toMatchObject([{ wanted: 'x', quantity: '1' }])
  expect($rfqList.get().lines[0]?.isQuantityDoubtful).toBeUndefined()
})

test('removing an item also removes each line that has no other item', () => {
  watch()
  addLines([
    { wanted: 'Valve', offers: [offer(1), offer(2)] },
    { wanted: 'Valve 1', offers: [offer(1)] },
  ])
  expect(holdsItem($rfqList.get(), offer(1))).toBe(true)
  removeItem(offer(1))
  expect(holdsItem($rfqList.get(), offer(1))).toBe(false)
  expect($rfqList.get().lines).toMatchObject([{ wanted: 'Valve', offers: [offer(2)] }])
})

test('says how many lines did not fit', () => {
  watch()
  const many = Array.from({ length: MAX_LINES - 1 }, (_, index) => ({ wanted: `${index}` }))
  expect(addLines(many)).toBe(0)
  expect(addLines([{ wanted: 'Last' }, { wanted: 'Too many' }, { wanted: 'Too many' }])).toBe(2)
  expect(wanted()).toHaveLength(MAX_LINES)
})

test('after sign-in, the lines of the visitor follow those of the member', () => {
  watch()
  keepUser(member())
  addLines([{ wanted: 'Mine' }])
  forgetUser()
  expect(wanted()).toEqual([])
  addLines([{ wanted: 'Gathered' }])
  keepUser(member())
  expect(wanted()).toEqual(['Mine', 'Gathered'])
  forgetUser()
  expect(wanted()).toEqual([])
})

test('follows another tab and keeps its lines', () => {
  watch()
  addLines([{ wanted: 'Here' }])
  const key = localStorage.key(0) ?? ''
  const stored = JSON.parse(localStorage.getItem(key) ?? '')
  stored.lines.push({ ...stored.lines[0], id: 'other', wanted: 'There' })
  localStorage.setItem(key, JSON.stringify({ ...stored, edition: 'of the other tab' }))
  addLines([{ wanted: 'Here again' }])
  expect(wanted()).toEqual(['Here', 'There', 'Here again'])
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(wanted()).toEqual([])
})

test.each([
  ['a value that is not a list', { lines: 7, requirements: null }],
  ['invalid lines', { lines: [null, { wanted: 'x' }, { id: 1 }] }],
  ['an empty offer', { lines: [{ id: 'a', wanted: 'x', quantity: '', unit: '', note: '', offers: [{}] }] }],
])('ignores %s in the storage', (_, stored) => {
  localStorage.setItem('trade-widgets:rfq-list:visitor', JSON.stringify({ ...stored, savedAt: Date.now() }))
  watch()
  expect($rfqList.get()).toEqual({ lines: [], requirements: noRequirements })
})
