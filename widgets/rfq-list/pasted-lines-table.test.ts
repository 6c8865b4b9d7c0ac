import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPastedLines } from './pasted-lines.ts'

/** Lines from real enquiries, each with its expected reading. */
const table = readFileSync('widgets/rfq-list/pasted-lines.tsv', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [quantity = '', unit = '', check = '', wanted = '', text = ''] = line.split('\t')
    const none = (cell: string): string => (cell === '-' ? '' : cell)
    const expected = { quantity: none(quantity), unit: none(unit), isDoubtful: check === '?', wanted }
    return { text, expected }
  })

const readings = table.map(({ text, expected }) => {
  const lines = readPastedLines(text.replaceAll('⇥', '\t').replaceAll('⏎', '\n'))
  const [line] = lines
  const { quantity = '', unit = '', isQuantityDoubtful: isDoubtful = false, wanted = '' } = line ?? {}
  return { text, expected, isOne: lines.length === 1, read: { quantity, unit, isDoubtful, wanted } }
})
type Reading = (typeof readings)[number]

/** Returns the share of read values that are right, and the share of given values that were read right. */
function scoreOf(field: 'quantity' | 'unit' | 'wanted') {
  const read = readings.filter(each => each.read[field] !== '')
  const given = readings.filter(each => each.expected[field] !== '')
  const right = read.filter(each => each.read[field] === each.expected[field]).length
  return { precision: right / read.length, recall: right / given.length }
}

const show = ({ text, expected, read }: Reading): string =>
  `${text}\n    expected ${JSON.stringify(expected)}\n    read     ${JSON.stringify(read)}`

const misses = readings
  .filter(({ expected, read }) => JSON.stringify(expected) !== JSON.stringify(read))
  .map(show)

test('reads lines as buyers write them', () => {
  expect(readings.length).toBeGreaterThanOrEqual(200)
  expect(readings.filter(({ isOne }) => !isOne).map(show)).toEqual([])
  const all = misses.join('\n')
  for (const field of ['quantity', 'unit', 'wanted'] as const) {
    const { precision, recall } = scoreOf(field)
    expect(precision, `Precision of ${field}. Misses:\n${all}`).toBeGreaterThanOrEqual(0.98)
    expect(recall, `Recall of ${field}. Misses:\n${all}`).toBeGreaterThanOrEqual(0.9)
  }
})

test('reads no quantity wrong without a mark', () => {
  const wrong = readings.filter(
    ({ expected, read }) => read.quantity !== '' && !read.isDoubtful && read.quantity !== expected.quantity,
  )
  expect(wrong.map(show)).toEqual([])
})

test('marks every quantity that a reader would doubt', () => {
  const unmarked = readings.filter(
    ({ expected, read }) => expected.isDoubtful && read.quantity !== '' && !read.isDoubtful,
  )
  expect(unmarked.map(show)).toEqual([])
})
