import { parseId } from '#shared/api/parse-id.ts'
import type { NewLine, RfqLine, RfqList, SellerItem } from '#shared/procurement/rfq-list/rfq-list.ts'
import { openTable, plainCell, rowsIn, writeRows } from '#shared/sheets/csv.ts'
import type { Grid } from '#shared/sheets/grid.ts'
import type { Steps } from '#shared/sheets/slices.ts'
import { differing, noRequirements, type Requirements } from '#shared/trade/requirements.ts'

const TEXTS = ['wanted', 'quantity', 'unit', 'note'] as const
const OFFER = ['kind', 'itemId', 'itemName', 'companyId', 'companyName'] as const
/** A line has its own quantity. */
const REQUIRED = (Object.keys(noRequirements) as readonly (keyof Requirements)[]).filter(
  field => field !== 'quantity',
)

/** Returns the column of a requirement. A line's own unit is in `unit`. */
const columnOf = (field: keyof Requirements) => (field === 'unit' ? 'requiredUnit' : field)

/** The column that says `yes` if the quantity still has to be checked. */
const CHECK = 'checkQuantity'

const COLUMNS = ['line', ...TEXTS, ...OFFER, ...REQUIRED.map(columnOf), CHECK] as const

/** Marks, in the first column, the row with the requirements of the whole list. */
const ALL = 'all'
/** Marks a requirement of the list that a line does without. */
const NONE = '-'
const YES = 'yes'

type Column = (typeof COLUMNS)[number]
type Row = Partial<Record<Column, string>>

/** Returns the list as a table, with a row for each line and seller. */
export function toCsv({ lines, requirements }: RfqList): string {
  const required = differing(requirements, noRequirements)
  const rows: Row[] = [
    ...(Object.keys(required).length > 0 ? [{ line: ALL, ...requiredCells(required) }] : []),
    ...lines.flatMap((line, index) => rowsOf(line, String(index + 1))),
  ]
  return writeRows([COLUMNS, ...rows.map(row => COLUMNS.map(column => row[column] ?? ''))])
}

function rowsOf({ offers, requirements, ...own }: RfqLine, line: string): Row[] {
  const { wanted, quantity, unit, note, isQuantityDoubtful } = own
  const check: Row = isQuantityDoubtful ? { [CHECK]: YES } : {}
  const first: Row = { line, wanted, quantity, unit, note, ...requiredCells(requirements), ...check }
  const [offer, ...others] = offers.map(offerCells)
  return [{ ...first, ...offer }, ...others.map(other => ({ line, ...other }))]
}

const offerCells = ({ itemId, companyId, ...offer }: SellerItem): Row => ({
  ...offer,
  itemId: String(itemId),
  companyId: String(companyId),
})

function requiredCells(requirements: Partial<Requirements>): Row {
  const cells = REQUIRED.flatMap(field => {
    const value = requirements[field]
    return value === undefined ? [] : [[columnOf(field), cellOf(value) || NONE]]
  })
  return Object.fromEntries(cells)
}

function cellOf(value: Requirements[keyof Requirements]): string {
  if (typeof value === 'boolean') return value ? YES : ''
  return typeof value === 'string' ? value : value.join('\n')
}

/** Yields the cells of each row. A long sheet is only read to its end if it is a list. */
function* textsIn({ rows }: Grid): Generator<string[]> {
  for (const { cells } of rows) yield cells.map(cell => String(cell.number ?? cell.text))
}

/** The contents of a table that `toCsv` wrote, perhaps edited in a spreadsheet since. */
type ListFile = { lines: NewLine[]; requirements: Partial<Requirements> }

/** Reads a table that `toCsv` wrote, or the sheet that a spreadsheet has made of it. Returns null for any other table. */
export function* listIn(file: string | Grid): Steps<ListFile | null> {
  const { text, delimiter: told } = openTable(typeof file === 'string' ? file : '')
  const rowsBy = (mark: string): Iterable<string[]> =>
    typeof file === 'string' ? rowsIn(text, mark) : textsIn(file)
  const headerOf = (mark: string): string[] => {
    for (const row of rowsBy(mark)) return row.map(name => name.trim())
    return []
  }
  const isOurs = (mark: string) => COLUMNS.slice(0, 5).every(column => headerOf(mark).includes(column))
  const delimiter = [told ?? ',', ';', '\t'].find(isOurs)
  if (!delimiter) return null
  const lines = new Map<string, NewLine & { offers: SellerItem[] }>()
  const header = headerOf(delimiter)
  let requirements: Partial<Requirements> = {}
  let number = 0
  for (const cells of rowsBy(delimiter)) {
    yield
    number += 1
    if (number === 1 || cells.length === 0) continue
    const named = header.map((name, column) => [name, plainCell(cells[column] ?? '')])
    // Earlier files have a second `unit`, for the requirements. The first one is the line's own.
    const row: Row = Object.fromEntries(named.reverse())
    // A spreadsheet that separates cells by semicolons uses decimal commas.
    if (delimiter === ';') row.quantity = row.quantity?.replace(/^(\d+),(\d+)$/, '$1.$2') ?? ''
    if (row.line === ALL) {
      requirements = requirementsIn({ ...row, requiredUnit: row.requiredUnit || row.unit || '' })
      continue
    }
    const key = row.line || `row ${number}`
    const line = lines.get(key) ?? lineIn(row)
    line.offers.push(...offerIn(row))
    lines.set(key, line)
  }
  return { lines: [...lines.values()], requirements }
}

const lineIn = ({ wanted = '', quantity = '', unit = '', note = '', ...row }: Row) => ({
  wanted,
  quantity,
  unit,
  note,
  offers: [],
  requirements: requirementsIn(row),
  ...(row[CHECK]?.toLowerCase() === YES && { isQuantityDoubtful: true }),
})

function offerIn({ kind, itemId, itemName = '', companyId, companyName = '' }: Row): SellerItem[] {
  const item = parseId(itemId)
  const company = parseId(companyId)
  if ((kind !== 'product' && kind !== 'service') || !item || !company) return []
  return [{ kind, itemId: item, itemName, companyId: company, companyName }]
}

function requirementsIn(row: Row): Partial<Requirements> {
  const given = REQUIRED.flatMap(field => {
    const cell = row[columnOf(field)]
    return cell ? [[field, valueIn(noRequirements[field], cell)]] : []
  })
  return Object.fromEntries(given)
}

function valueIn(none: Requirements[keyof Requirements], cell: string): unknown {
  if (cell === NONE) return none
  if (typeof none === 'boolean') return cell.toLowerCase() === YES
  return typeof none === 'string' ? cell : cell.split(/\r?\n/)
}
