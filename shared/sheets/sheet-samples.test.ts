import { expect, test } from 'vitest'
import type { Grid } from './grid.ts'
import { readGrid } from './read-grid.ts'
import { readFile } from './sheet-file.ts'
import { chooseAsBuyer, type Fault } from './testing/choosing-buyer.ts'
import { fileOf } from './testing/sample-file.ts'
import { type SheetSample, samplesIn } from './testing/sheet-samples.ts'

const KINDS = ['requisitions', 'bills-of-quantities', 'take-offs', 'price-schedules', 'erp-exports']
const samples = KINDS.flatMap(kind => samplesIn(`shared/sheets/samples/${kind}.txt`))

async function gridOf(sample: SheetSample): Promise<Grid> {
  const file = await readFile(fileOf(sample))
  if (file.fault) throw new Error(`${sample.name}: ${file.fault}`)
  const grid = file.grids.find(({ name }) => name === sample.sheets.at(-1)?.name) ?? file.grids[0]
  if (!grid) throw new Error(`${sample.name} has no sheet`)
  return grid
}

const results = await Promise.all(
  samples.map(async sample => {
    const grid = await gridOf(sample)
    return { name: sample.name, ...chooseAsBuyer(sample, grid, readGrid) }
  }),
)

const show = (name: string, { row, expected, read }: Fault): string =>
  `${name}, row ${row}\n    expected ${expected}\n    read     ${read}`

test('no wrong quantity is without a mark', () => {
  const wrong = results.flatMap(({ name, first }) =>
    first.filter(({ isUnmarkedQuantity }) => isUnmarkedQuantity).map(fault => show(name, fault)),
  )
  expect(wrong).toEqual([])
})

test('with the choices of the buyer, every line is right or marked', () => {
  const wrong = results.flatMap(({ name, faults }) => faults.map(fault => show(name, fault)))
  expect(wrong).toEqual([])
})

test('at most two choices are needed for eleven of twelve sheets', () => {
  const lines = samples.flatMap(({ sheets }) =>
    sheets.flatMap(({ rows }) => rows.filter(row => row.expected)),
  )
  const counts = [0, 1, 2].map(most => results.filter(({ count }) => count === most).length)
  const more = results.filter(({ count, isOpen }) => count > 2 || isOpen)
  process.stdout.write(
    `${samples.length} sheets, ${lines.length} lines: ${counts.join(', ')} and ${more.length} sheets with 0, 1, 2 and more choices\n`,
  )
  expect(samples.length).toBeGreaterThanOrEqual(60)
  expect(
    samples.length - more.length,
    more.map(({ name, count }) => `${name}: ${count}`).join('\n'),
  ).toBeGreaterThanOrEqual((samples.length * 11) / 12)
})
