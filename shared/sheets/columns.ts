import { namesDetail } from '#shared/trade/names-detail.ts'
import { type Heading, headingOf, isOfNumbers, isOtherQuantity, isToBuy } from './heading-words.ts'
import { isCount, isRowNumber, quantityIn } from './numbers.ts'
import type { ColumnReading, ColumnReason, Role } from './reading.ts'
import type { Steps } from './slices.ts'
import { isMeasure, unitIn } from './units.ts'

export const hasWords = (cell: string): boolean => /\p{L}{2}/u.test(cell) && unitIn(cell) === undefined
/** A cell that says that there is nothing, in a column that otherwise has sizes and the like. */
export const isNone = (cell: string): boolean => /^(?:[-–—./]+|n\.?\/?a\.?|nil|none|0)$/i.test(cell)
/** The part of the cells that have to be of a kind, so that a few remarks among them do not matter. */
const MOST = 0.8
const FEW = 20

/** What the cells of a column are: the part of them that counts, names units and so on. */
type Cells = {
  cells: readonly string[]
  counts: number
  units: number
  words: number
  rowNumbers: number
  codes: number
  /** The number of characters in cells with words. */
  length: number
}
type Column = Heading & Cells & { at: number; heading: string; isHidden: boolean }
/** What is proposed for a column. */
type Proposal = { role: Role | undefined; reason?: ColumnReason; proposals: readonly Role[] }

function* cellsIn(cells: readonly string[]): Steps<Cells> {
  const share = (some: readonly string[]): number => some.length / (cells.length || 1)
  const counts = share(cells.filter(cell => isCount(cell) || isNone(cell)))
  yield
  const units = share(cells.filter(cell => unitIn(cell) !== undefined))
  const words = cells.filter(hasWords)
  yield
  const rowNumbers = share(cells.filter(isRowNumber))
  const codes = share(cells.filter(cell => /^\d{5,}$/.test(cell)))
  return { cells, counts, units, words: share(words), rowNumbers, codes, length: words.join('').length }
}

const areAll = ({ cells }: Column, test: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.every(test)
const areCounts = ({ counts }: Column): boolean => counts >= MOST
const areCodes = ({ codes }: Column): boolean => codes === 1
const areUnits = ({ units }: Column): boolean => units >= MOST
const areWordy = ({ words }: Column): boolean => words >= 0.5
/** Returns true if most cells state a size, class or grade. To look for them takes long. */
const haveDetails = ({ cells }: Column): boolean => {
  const some = cells.slice(0, FEW)
  return some.filter(namesDetail).length * 2 > some.length
}
/** Longer texts with a size may be numbers of pipelines. */
const areShort = (column: Column): boolean => areAll(column, cell => cell.length <= 12)
const lengthOf = ({ length }: Column): number => length

/** Proposes what the columns are read as, by their headings, or by their cells if the table has no headings. */
export function* proposedColumns(
  names: readonly string[] | null,
  rows: readonly (readonly string[])[],
  width: number,
  isHidden: (column: number) => boolean,
): Steps<ColumnReading[]> {
  const all: Column[] = []
  for (let at = 0; at < width; at += 1) {
    yield
    const heading = names?.[at] ?? ''
    const cells = rows.flatMap(row => row[at] || [])
    const named = contradicted(headingOf(heading), cells)
    all.push({ ...named, ...(yield* cellsIn(cells)), at, heading, isHidden: isHidden(at) })
  }
  // What only a hidden column has can't be left out without a question.
  const hidden = all.filter(({ isHidden }) => isHidden)
  const isNeeded = !all.some(column => !column.isHidden && areWordy(column))
  const used = all.filter(column => !column.isHidden || (isNeeded && areWordy(column)))
  const proposals = new Map<number, Proposal>()
  const give = (some: readonly Column[], role: Role | undefined, ...others: readonly Role[]): void => {
    for (const { at } of some) proposals.set(at, { role, proposals: others })
  }
  const leave = (some: readonly Column[], reason: ColumnReason): void => {
    for (const { at } of some) proposals.set(at, { role: 'leaveOut', reason, proposals: [] })
  }
  const claims = (role: Role): Column[] => used.filter(({ at }) => proposals.get(at)?.role === role)
  const propose: Propose = { columns: used, give, leave, claims }
  if (names) byHeadings(propose)
  else byCells(propose)
  leave(
    hidden.filter(column => !used.includes(column)),
    'hidden',
  )
  give(
    hidden.filter(column => used.includes(column)),
    undefined,
    'item',
    'leaveOut',
  )
  return all.map(column => ({
    heading: column.heading,
    hasWords: areWordy(column),
    ...(proposals.get(column.at) ?? { role: 'leaveOut', reason: 'unknown', proposals: [] }),
  }))
}

type Propose = {
  columns: readonly Column[]
  give: (some: readonly Column[], role: Role | undefined, ...others: readonly Role[]) => void
  leave: (some: readonly Column[], reason: ColumnReason) => void
  claims: (role: Role) => Column[]
}

/** A heading says nothing about a column whose cells can't be what it names: prices are no words. */
function contradicted(heading: Heading, cells: readonly string[]): Heading {
  // Between digits of pressure, PN is no part number.
  if (heading.name === 'pn' && cells.every(cell => /^\d{1,3}$/.test(cell) || isNone(cell)))
    return { ...heading, kind: 'item' }
  if ((heading.kind !== 'money' && heading.kind !== 'total') || cells.length === 0) return heading
  const words = cells.filter(cell => hasWords(cell) && !isCount(cell) && /\p{L}.*[ ,].*\p{L}/u.test(cell))
  return words.length >= cells.length / 2 ? { ...heading, kind: undefined } : heading
}

function byHeadings({ columns, give, leave, claims }: Propose): void {
  const wordy = columns.filter(({ kind, words }) => isItemKind(kind) && words > 0)
  for (const column of columns) {
    const { kind, isOfRows } = column
    const hasWordsBeside = wordy.some(({ at }) => at !== column.at)
    const isNumbers = column.rowNumbers >= MOST || column.cells.length === 0
    if (isOfRows && (kind !== 'item' || (hasWordsBeside && isNumbers))) leave([column], 'rowNumbers')
    else if (kind === 'item' && hasWordsBeside && isNumbers && /^(?:item|pos|line)/.test(column.name))
      leave([column], 'rowNumbers')
    else if (kind === 'item' && isOfNumbers(column) && (isOfRows || hasWordsBeside))
      give([column], 'partNumber')
    else if (kind === 'item' && hasWordsBeside && areCodes(column)) give([column], 'partNumber')
    // Units that are numbers count something.
    else if (kind === 'unit' && areCounts(column)) give([column], 'quantity')
    else if (kind === 'told') give([column], 'note')
    else if (kind === 'note') give([column], haveDetails(column) ? 'item' : 'note')
    else if (kind === 'money') leave([column], 'price')
    else if (kind === undefined && areShort(column) && haveDetails(column)) give([column], 'item')
    else if (kind === undefined || kind === 'total' || kind === 'internal') leave([column], 'unknown')
    else give([column], kind)
  }
  giveItem({ columns, give, leave, claims })
  giveQuantity({ columns, give, leave, claims })
  const units = claims('unit').filter(({ cells }) => cells.length > 0)
  if (units.length > 1) give(units, undefined, 'unit', 'note')
  const ofUnits = columns.filter(column => isUnknown(column) && areUnits(column))
  if (units.length === 0 && ofUnits.length === 1) give(ofUnits, 'unit')
}

const isItemKind = (kind: Column['kind']): boolean =>
  kind === undefined || kind === 'item' || kind === 'partNumber'
const isUnknown = ({ kind, isOfRows }: Column): boolean => kind === undefined && !isOfRows

/** The column with most words is the item, or the buyer is asked, whatever its heading says. */
function giveItem({ columns, give, claims }: Propose): void {
  const [longest] = columns
    .filter(column => lengthOf(column) > 0 && !areUnits(column))
    .sort((one, other) => lengthOf(other) - lengthOf(one))
  const others = claims('item').filter(column => column.at !== longest?.at && areWordy(column))
  if (longest && !claims('item').includes(longest) && areWordy(longest)) {
    const isRival = others.some(column => lengthOf(column) * 3 > lengthOf(longest))
    if (others.length === 0) give([longest], 'item')
    else if (isUnknown(longest) || !isRival) give([longest], undefined, 'item', 'note', 'leaveOut')
  }
  if (claims('item').length === 0)
    give([...(longest ? [longest] : []), ...claims('partNumber')].slice(0, 1), 'item')
}

/** Several columns with amounts are asked about. A total is one if it is the sum of the others, or the only one. */
function giveQuantity({ columns, give, leave, claims }: Propose): void {
  // A column without cells is for the seller, and 'Jumlah' is a price if another column has the quantity.
  leave(
    claims('quantity').filter(({ cells }) => cells.length === 0),
    'empty',
  )
  const isPrice = ({ name }: Column): boolean => name === 'jumlah'
  if (!claims('quantity').every(isPrice)) leave(claims('quantity').filter(isPrice), 'price')
  const quantities = claims('quantity')
  const totals = columns.filter(column => column.kind === 'total' && areCounts(column))
  const hasPrices = columns.some(({ kind, cells }) => kind === 'money' && cells.length > 0)
  const isOne = quantities.length === 1 && !quantities.some(isOtherQuantity)
  const rivals = columns.filter(column => isUnknown(column) && isToBuy(column) && areCounts(column))
  if (quantities.length > 0) leave(totals, hasPrices ? 'price' : 'otherQuantity')
  if (quantities.length > 0 && (!isOne || rivals.length > 0))
    give([...quantities, ...rivals, ...(isOne || hasPrices ? [] : totals)], undefined, 'quantity', 'leaveOut')
  if (quantities.length > 0) return
  const counted = columns.filter(column => isUnknown(column) && areCounts(column))
  const isQuantity =
    totals.length === 1 && totals.some(total => (counted.length === 0 ? !hasPrices : isSum(total, counted)))
  if (isQuantity) {
    give(totals, 'quantity')
    leave(counted, 'otherQuantity')
    return
  }
  if (hasPrices && counted.length > 0) leave(totals, 'price')
  else give(totals, undefined, 'quantity', 'leaveOut')
  give(counted, undefined, 'quantity', 'item', 'leaveOut')
}

/** Returns true if a column is the sum of others, as far as their cells show it. */
function isSum(total: Column, parts: readonly Column[]): boolean {
  const sumOf = ({ cells }: Column): number =>
    cells.reduce((sum, cell) => sum + (Number(quantityIn(cell, false).quantity) || 0), 0)
  const sum = parts.reduce((all, part) => all + sumOf(part), 0)
  return parts.length > 1 && Math.abs(sum - sumOf(total)) < 0.01
}

function byCells({ columns, give, leave, claims }: Propose): void {
  for (const column of columns) {
    const { at, cells } = column
    const isNumbering = cells.length > 1 && cells.every((cell, row) => parseInt(cell, 10) === row + 1)
    if (cells.length === 0) leave([column], 'empty')
    else if (at === 0 && isNumbering) leave([column], 'rowNumbers')
    else give([column], areCodes(column) && columns.length > 1 ? 'partNumber' : 'item')
  }
  const counts = claims('item').filter(column => areAll(column, isCount))
  const alone = counts.filter(each => areAll(each, cell => !/\p{L}/u.test(cell)))
  const pieces = counts.filter(each => areAll(each, cell => !isMeasure(quantityIn(cell, false).unit)))
  // 316L is a grade, and 6 m may be a length.
  const measures = counts.filter(each => areAll(each, cell => /\d \p{L}/u.test(cell)))
  const quantities = [alone, pieces, measures].find(some => some.length > 0) ?? []
  const [quantity, ...others] = quantities
  if (others.length > 0) give(quantities, undefined, 'quantity', 'item', 'leaveOut')
  else give(quantities, 'quantity')
  const after = others.length === 0 && quantity ? quantity.at + 1 : -1
  // Elsewhere than after a quantity, M and L are sizes.
  const units = columns.filter(
    each =>
      areAll(each, cell => unitIn(cell) !== undefined) &&
      (each.at === after || !areAll(each, cell => cell.length === 1)),
  )
  const unit = units.find(({ at }) => at === after) ?? (units.length === 1 ? units[0] : undefined)
  if (quantity && unit) give([unit], 'unit')
  if (claims('item').length === 0) give(claims('partNumber').slice(0, 1), 'item')
}
