import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPastedLines } from './pasted-lines.ts'

/** How real enquiries write their lines, with what is to be read in each. */
const table = readFileSync('widgets/rfq-list/pasted-lines.tsv', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [quantity = '', unit = '', check = '', wanted = '', text = ''] = line.split('\t')
    const none = (cell: string): string => (cell === '-' ? '' : cell)
    const expected = { quantity: none(quantity), unit: none(unit), isDoubtful: check === '?', wanted }
    return { text, expected }
  })

const readings = table.map(({ text, expected }, index) => {
  const lines = readPastedLines(text.replaceAll('⇥', '\t').replaceAll('⏎', '\n'))
  const [line] = lines
  const { quantity = '', unit = '', wanted = '', isQuantityDoubtful: isDoubtful = false } = line ?? {}
  return { text, index, expected, isOne: lines.length === 1, read: { quantity, unit, wanted, isDoubtful } }
})
type Reading = (typeof readings)[number]

/** Of those that were read the part that is right, and of those that are there the part that was read right. */
function scoreOf(field: 'quantity' | 'unit' | 'wanted', some: readonly Reading[]) {
  const read = some.filter(each => each.read[field] !== '')
  const given = some.filter(each => each.expected[field] !== '')
  const right = read.filter(each => each.read[field] === each.expected[field]).length
  return { precision: right / read.length, recall: right / given.length }
}

const show = ({ text, expected, read }: Reading): string =>
  `${text}\n    expected ${JSON.stringify(expected)}\n    read     ${JSON.stringify(read)}`

test('lines of real enquiries', () => {
  const dev = process.env.PART === 'dev' ? readings.filter(r => r.index % 3 !== 2) : process.env.PART === 'held' ? readings.filter(r => r.index % 3 === 2) : readings
  const misses = dev.filter(({ expected, read }) => JSON.stringify(expected) !== JSON.stringify({quantity: read.quantity, unit: read.unit, isDoubtful: read.isDoubtful, wanted: read.wanted}))
  if (process.env.SHOW) console.log(misses.map(show).join('\n'))
  console.log(dev.length, misses.length, (['quantity','unit','wanted'] as const).map(f => [f, JSON.stringify(scoreOf(f, dev))]).join(' '))
  console.log('unmarked wrong', dev.filter(({expected, read}) => read.quantity && !read.isDoubtful && read.quantity !== expected.quantity).map(show))
  expect(1).toBe(1)
})
