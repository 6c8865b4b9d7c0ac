import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAsProposed } from './testing/read-as-proposed.ts'

/** Lines from real enquiries, each with its expected reading. */
const table = readFileSync('shared/sheets/pasted-lines.tsv', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [quantity = '', unit = '', check = '', wanted = '', text = ''] = line.split('\t')
    const none = (cell: string): string => (cell === '-' ? '' : cell)
    const expected = {
      quantity: none(quantity),
      unit: none(unit),
      isDoubtful: check === '?',
      wanted: none(wanted),
    }
    return { text: text.replaceAll('⇥', '\t').replaceAll('⏎', '\n'), expected }
  })

const readings = table.map(({ text, expected }) => {
  const { lines } = readAsProposed(text)
  const [line] = lines
  const { quantity = '', unit = '', isQuantityDoubtful: isDoubtful = false, wanted = '' } = line ?? {}
  return { text, expected, count: lines.length, read: { quantity, unit, isDoubtful, wanted } }
})
type Reading = (typeof readings)[number]
const counted = readings.filter(({ read }) => read.quantity !== '')

const show = ({ text, expected, read }: Reading): string =>
  `${text}\n    expected ${JSON.stringify(expected)}\n    read     ${JSON.stringify(read)}`

/** Returns the share of the readings with a quantity in which a value is right. */
const precisionOf = (field: 'quantity' | 'unit' | 'wanted'): number =>
  counted.filter(({ read, expected }) => read[field] === expected[field]).length / counted.length

test('a line is one item, unless it is a title or about the whole list', () => {
  expect(readings.length).toBeGreaterThanOrEqual(200)
  const wrong = readings.filter(({ count, expected }) => count !== (expected.wanted === '' ? 0 : 1))
  expect(wrong.map(show)).toEqual([])
})

test('what is read is right, and no wrong quantity is without a mark', () => {
  const wrong = counted.filter(({ read, expected }) => read.quantity !== expected.quantity)
  const unmarked = wrong.filter(({ read }) => !read.isDoubtful)
  const given = readings.filter(({ expected }) => expected.quantity !== '')
  const marked = counted.filter(({ read }) => read.isDoubtful)
  process.stdout.write(
    `${readings.length} lines: ${counted.length} of ${given.length} quantities read, ${wrong.length} wrong, ${unmarked.length} of them unmarked; ${marked.length} marked; precision ${precisionOf('quantity').toFixed(3)} of quantities, ${precisionOf('unit').toFixed(3)} of units, ${precisionOf('wanted').toFixed(3)} of words\n`,
  )
  expect(unmarked.map(show)).toEqual([])
  for (const field of ['quantity', 'unit', 'wanted'] as const)
    expect(precisionOf(field), wrong.map(show).join('\n')).toBeGreaterThanOrEqual(0.99)
  expect(counted.length / given.length).toBeGreaterThanOrEqual(0.85)
})

test('marks every quantity that a reader would doubt', () => {
  const unmarked = counted.filter(({ expected, read }) => expected.isDoubtful && !read.isDoubtful)
  expect(unmarked.map(show)).toEqual([])
})

test('without a quantity, every word stays', () => {
  const lost = readings.filter(
    ({ text, count, read }) =>
      count === 1 && read.quantity === '' && !/[\t\n]/.test(text) && read.wanted !== text,
  )
  expect(lost.map(show)).toEqual([])
})
