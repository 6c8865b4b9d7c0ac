import { type Cell, EMPTY_CELL, type Grid, MAX_COLUMNS } from './grid.ts'
import { type CellFormat, formatOf, shownAs } from './number-formats.ts'
import type { Steps } from './slices.ts'
import { type Element, limited, partsIn, readXml } from './workbook-parts.ts'

/** The most cells that merges may cover, all together. */
const MAX_COVERED = 2 ** 18
const isOn = (value: string): boolean => /^(?:1|true|on)$/i.test(value)

/** Characters that XML forbids are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))

/** Collects the text of a cell or a shared string: runs of text, without the reading aid of Asian texts. */
function textCollector() {
  let runs: Cell[] = []
  let isStruckOut = false
  return {
    start({ name, of }: Element): void {
      if (name === 'r') isStruckOut = false
      if (name === 'strike') isStruckOut = of('val') === '' || isOn(of('val'))
    },
    end({ name, path }: Element, text: string): void {
      if (name === 't' && !path.includes('rPh')) runs.push({ text: unescaped(text), isStruckOut })
    },
    /** Returns the text, without the words that are struck out among others. */
    take(): Cell {
      const valid = runs.filter(run => !run.isStruckOut)
      const isOut = valid.every(run => run.text.trim() === '')
      const text = (isOut ? runs : valid).map(run => run.text).join('')
      runs = []
      isStruckOut = false
      if (text === '') return EMPTY_CELL
      return isOut ? { text, isStruckOut: true } : { text }
    },
  }
}

function* sharedStrings(xml: string): Steps<Cell[]> {
  const all: Cell[] = []
  const { start, end, take } = textCollector()
  yield* readXml(xml, {
    start,
    end(element, text) {
      end(element, text)
      if (element.name === 'si') all.push(take())
    },
  })
  return all
}

type Style = { format: CellFormat | undefined; isStruckOut: boolean }

/** Returns the styles of cells: how numbers are shown, and whether texts are struck out. */
function* stylesIn(xml: string): Steps<Style[]> {
  const codes = new Map<string, string>()
  const fonts: boolean[] = []
  const styles: Style[] = []
  yield* readXml(xml, {
    start({ name, of, path }) {
      const parent = path.at(-1)
      if (name === 'numFmt' && parent === 'numFmts') codes.set(of('numFmtId'), of('formatCode'))
      if (name === 'font' && parent === 'fonts') fonts.push(false)
      if (name === 'strike' && path.at(-2) === 'fonts')
        fonts[fonts.length - 1] = of('val') === '' || isOn(of('val'))
      if (name === 'xf' && parent === 'cellXfs')
        styles.push({
          format: formatOf(Number(of('numFmtId')), codes.get(of('numFmtId'))),
          isStruckOut: fonts[Number(of('fontId'))] ?? false,
        })
    },
  })
  return styles
}

type Book = { strings: readonly Cell[]; styles: readonly Style[]; is1904: boolean }

function* gridOf(name: string, xml: string, book: Book, counted: (text: string) => string): Steps<Grid> {
  const rows: { number: number; cells: Cell[]; isHidden: boolean }[] = []
  const hiddenColumns = new Set<number>()
  const merges: string[] = []
  let droppedColumns = 0
  const rich = textCollector()
  let cell = { type: '', style: -1, column: 0, value: '', formula: '' }
  const cellRead = (): Cell => {
    const style = book.styles[cell.style]
    const read = cellOf(cell, rich.take(), style?.format, book)
    counted(read.text)
    return style?.isStruckOut && read.text !== '' ? { ...read, isStruckOut: true } : read
  }
  yield* readXml(xml, {
    start(element) {
      const { name, of } = element
      const row = rows.at(-1)
      rich.start(element)
      if (name === 'row') {
        const number = Number(of('r')) || (row?.number ?? 0) + 1
        rows.push({ number, cells: [], isHidden: isOn(of('hidden')) || of('ht') === '0' })
      } else if (name === 'c') {
        const column = columnOf(of('r')) ?? row?.cells.length ?? 0
        cell = { type: of('t'), style: Number(of('s') || 0), column, value: '', formula: '' }
      } else if (name === 'col' && (isOn(of('hidden')) || of('width') === '0')) {
        const end = Math.min(Number(of('max')), MAX_COLUMNS)
        for (let at = Number(of('min')) - 1; at < end; at += 1) hiddenColumns.add(at)
      } else if (name === 'mergeCell') merges.push(of('ref'))
    },
    end(element, text) {
      rich.end(element, text)
      if (element.name === 'v') cell.value = unescaped(text)
      if (element.name === 'f') cell.formula = `=${text}`
      if (element.name !== 'c') return
      const cells = rows.at(-1)?.cells ?? []
      const read = cellRead()
      if (cell.column >= MAX_COLUMNS) {
        if (read.text !== '') droppedColumns = Math.max(droppedColumns, cell.column + 1 - MAX_COLUMNS)
        return
      }
      while (cells.length < cell.column) cells.push(EMPTY_CELL)
      cells[cell.column] = read
    },
  })
  const filled = rows.filter(({ cells }) => cells.some(each => each.text.trim() !== ''))
  yield* coverMerged(filled, merges)
  return { name, rows: filled, hiddenColumns, droppedColumns }
}

function cellOf(
  { type, value, formula }: { type: string; value: string; formula: string },
  rich: Cell,
  format: CellFormat | undefined,
  { strings, is1904 }: Book,
): Cell {
  if (type === 'inlineStr') return rich
  if (type === 's') return strings[Number(value)] ?? EMPTY_CELL
  // '' would hide that there is a formula which the program that wrote it did not calculate.
  if (value === '') return type === 'str' || formula === '' ? EMPTY_CELL : { text: formula }
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'd') return { text: value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '') }
  return type && type !== 'n' ? { text: value } : shownAs(value, format, is1904)
}

/** Gives every cell of a merge its text. */
function* coverMerged(rows: { number: number; cells: Cell[] }[], merges: readonly string[]): Steps<void> {
  const indexes = new Map(rows.map(({ number }, index) => [number, index]))
  const last = rows.at(-1)?.number ?? 0
  let left = MAX_COVERED
  for (const ref of merges) {
    yield
    const [, from = '', top = '', to = '', bottom = ''] =
      /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/i.exec(ref) ?? []
    const [start, end] = [columnOf(from) ?? 0, Math.min(columnOf(to) ?? 0, MAX_COLUMNS - 1)]
    const row = indexes.get(Number(top))
    const first = row === undefined ? undefined : rows[row]?.cells[start]
    if (row === undefined || !first || first.text === '') continue
    const cell = { ...first, mergedFrom: { row, column: start } }
    for (let number = Number(top); number <= Math.min(Number(bottom), last) && left > 0; number += 1) {
      left -= 1
      const cells = rows[indexes.get(number) ?? -1]?.cells
      for (let at = start; cells && at <= end; at += 1, left -= 1) {
        while (cells.length < at) cells.push(EMPTY_CELL)
        cells[at] = cell
      }
    }
  }
}

/** The sheets of a workbook that are not empty, and the names of those that it hides. */
export type Workbook = { grids: readonly Grid[]; hiddenSheets: readonly string[] }

/** Reads the visible sheets of an XLSX workbook. Throws an Error if it is none. */
export function* gridsIn(bytes: Uint8Array): Steps<Workbook> {
  const parts = yield* partsIn(bytes)
  const part = (name: string): string =>
    parts.get(`xl/${name.replace(/^\/?(?:xl\/)?/, '').toLowerCase()}`) ?? ''
  const main = part('workbook.xml')
  if (!main) throw new TypeError('This archive is no workbook')
  const targets = new Map<string, string>()
  yield* readXml(part('_rels/workbook.xml.rels'), {
    start({ name, of }) {
      if (name === 'Relationship') targets.set(of('Id'), of('Target'))
    },
  })
  const sheets: { name: string; xml: string }[] = []
  const hiddenSheets: string[] = []
  let is1904 = false
  yield* readXml(main, {
    start({ name, of }) {
      if (name === 'workbookPr') is1904 = isOn(of('date1904'))
      if (name !== 'sheet') return
      if (/hidden/i.test(of('state'))) hiddenSheets.push(of('name'))
      else sheets.push({ name: of('name'), xml: part(targets.get(of('id')) ?? '') })
    },
  })
  const strings = yield* sharedStrings(part('sharedstrings.xml'))
  const styles = yield* stylesIn(part('styles.xml'))
  const counted = limited()
  const grids: Grid[] = []
  for (const { name, xml } of sheets) {
    const grid = yield* gridOf(name, xml, { strings, styles, is1904 }, counted)
    if (grid.rows.length > 0) grids.push(grid)
  }
  return { grids, hiddenSheets }
}

/** Returns the index of the column in the address of a cell: 27 for AB12. */
function columnOf(address: string): number | undefined {
  const [letters] = /^[a-z]{1,3}/i.exec(address) ?? []
  if (!letters) return undefined
  return [...letters.toUpperCase()].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
}
