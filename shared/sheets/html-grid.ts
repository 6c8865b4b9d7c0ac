import { type Cell, EMPTY_CELL, type Grid, type GridRow, MAX_COLUMNS, oneLine } from './grid.ts'

let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined

/** Parses HTML into a document of its own, which runs no script, loads nothing, and is never shown. */
function parse(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('trade-widgets-sheet', {
    createHTML: (given: string) => given,
  })
  const given = policy?.createHTML(html) ?? html
  return Reflect.apply(DOMParser.prototype.parseFromString, new DOMParser(), [given, 'text/html'])
}

const BLOCKS = 'tr, p, li, div, h1, h2, h3, h4, h5, h6'
const HIDDEN = '[hidden], [style*="display:none" i], [style*="display: none" i]'
const STRUCK = 's, strike, del, [style*="line-through"]'

/**
 * Returns the rows of the tables in HTML, as mail programs and spreadsheets copy it. The text around them is kept, one
 * row for each block. Returns null without a table of several columns.
 */
export function gridOfHtml(html: string, name = ''): Grid | null {
  if (!/<td/i.test(html)) return null
  try {
    const { body, documentElement } = parse(html)
    const struck = [STRUCK, ...struckClasses(documentElement)].join(', ')
    for (const code of body.querySelectorAll('script, style')) code.remove()
    for (const end of body.querySelectorAll('br, p, div, li')) end.after(' ')
    const blocks = [...body.querySelectorAll(BLOCKS)]
    // Found from inside: a search inside each of thousands of blocks would freeze the page.
    const outerBlocks = new Set(blocks.map(block => around(block, BLOCKS)))
    const outerRows = new Set(blocks.map(block => block.matches('tr') && around(block, 'tr')))
    const spans = new Map<Element | null, Span[]>()
    const rows: GridRow[] = []
    let number = 0
    let droppedColumns = 0
    for (const block of blocks) {
      // Mail programs put tables and blocks into tables: only the innermost have the text.
      const row = around(block, 'tr')
      if (row && !outerRows.has(row)) continue
      const isRow = block.matches('tr')
      if (isRow ? outerRows.has(block) : outerBlocks.has(block)) continue
      const table = block.closest('table')
      const above = spans.get(table) ?? []
      spans.set(table, above)
      const { cells, dropped } = isRow
        ? cellsOf(block, above, rows.length, struck)
        : { cells: [cellOf(block, struck)], dropped: 0 }
      number += 1
      droppedColumns = Math.max(droppedColumns, dropped)
      if (cells.some(({ text }) => text)) rows.push({ number, cells, isHidden: block.matches(HIDDEN) })
    }
    if (!rows.some(({ cells }) => cells.length > 1)) return null
    return {
      name,
      rows,
      hiddenColumns: hiddenColumns(blocks.find(block => block.matches('tr'))?.closest('table')),
      droppedColumns,
    }
  } catch {
    // The page allows no policy of this name.
    return null
  }
}

const around = (element: Element, selector: string): Element | null =>
  element.parentElement?.closest(selector) ?? null

const spanOf = (cell: Element, attribute: 'colspan' | 'rowspan' | 'span', most: number): number =>
  Math.min(Math.max(Number(cell.getAttribute(attribute) ?? 1) || 1, 1), most)

/** Each is looked for in every cell. */
const MAX_STYLES = 20

/** Returns the selectors of the styles that strike text out, as spreadsheets copy them with their cells. */
const struckClasses = (from: Element): string[] =>
  [...from.querySelectorAll('style')]
    .flatMap(({ textContent }) => (textContent ?? '').split('}'))
    .flatMap(rule => (rule.includes('line-through') ? (/\.[a-z][\w-]*(?=\s*\{)/i.exec(rule) ?? []) : []))
    .slice(0, MAX_STYLES)

function cellOf(element: Element, struck: string): Cell {
  const text = oneLine(element.textContent ?? '')
  if (text === '') return EMPTY_CELL
  const isStruckOut =
    element.matches(struck) ||
    [...element.querySelectorAll(struck)].some(each => oneLine(each.textContent ?? '') === text)
  return isStruckOut ? { text, isStruckOut } : { text }
}

/** A cell that covers a column for some more rows. */
type Span = { cell: Cell; rows: number } | undefined
const MAX_ROWS = 65_534

/** @param above the cells that cover columns of this row from above. They are changed to those for the next row. */
function cellsOf(
  row: Element,
  above: Span[],
  at: number,
  struck: string,
): { cells: Cell[]; dropped: number } {
  const cells: Cell[] = []
  let dropped = 0
  const takeCovered = (): void => {
    for (let span = above[cells.length]; span && span.rows > 0; span = above[cells.length]) {
      span.rows -= 1
      cells.push(span.cell)
    }
  }
  for (const element of row.querySelectorAll('td, th')) {
    takeCovered()
    const columns = spanOf(element, 'colspan', MAX_COLUMNS)
    const rows = spanOf(element, 'rowspan', MAX_ROWS)
    const own = cellOf(element, struck)
    const isMerged = own.text !== '' && (rows > 1 || columns > 1)
    const cell = isMerged ? { ...own, mergedFrom: { row: at, column: cells.length } } : own
    for (let column = 0; column < columns; column += 1) {
      if (cells.length === MAX_COLUMNS) {
        dropped += own.text === '' ? 0 : 1
        break
      }
      above[cells.length] = rows > 1 ? { cell, rows: rows - 1 } : undefined
      cells.push(cell)
    }
  }
  takeCovered()
  return { cells, dropped }
}

function hiddenColumns(table: Element | null | undefined): Set<number> {
  const hidden = new Set<number>()
  let at = 0
  for (const column of table?.querySelectorAll('col') ?? []) {
    const end = Math.min(at + spanOf(column, 'span', MAX_COLUMNS), MAX_COLUMNS)
    for (; at < end; at += 1) if (column.matches(HIDDEN)) hidden.add(at)
  }
  return hidden
}
