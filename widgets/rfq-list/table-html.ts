import { textOfRows } from './table.ts'

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
const MAX_SPAN = 200
const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/**
 * Returns the rows of the tables in HTML, as mail programs and online spreadsheets copy it, with tabs between the
 * cells. The text around them is kept, one row for each block. Returns null without a table of several columns.
 */
export function tableInHtml(html: string): string | null {
  if (!/<td/i.test(html)) return null
  try {
    const { body } = parse(html)
    for (const code of body.querySelectorAll('script, style')) code.remove()
    for (const end of body.querySelectorAll('br, p, div, li')) end.after(' ')
    const blocks = [...body.querySelectorAll(BLOCKS)]
    // Found from inside: a search inside each of thousands of blocks would freeze the page.
    const outerBlocks = new Set(blocks.map(block => around(block, BLOCKS)))
    const outerRows = new Set(blocks.map(block => block.matches('tr') && around(block, 'tr')))
    const spans = new Map<Element | null, number[]>()
    const rows = blocks.flatMap(block => {
      // Mail programs put tables and blocks into tables: only the innermost have the text.
      const row = around(block, 'tr')
      if (row && !outerRows.has(row)) return []
      if (!block.matches('tr')) return outerBlocks.has(block) ? [] : [[oneLine(block.textContent)]]
      if (outerRows.has(block)) return []
      const table = block.closest('table')
      const below = spans.get(table) ?? []
      spans.set(table, below)
      return [cellsOf(block, below)]
    })
    return rows.some(row => row.length > 1) ? textOfRows(rows) : null
  } catch {
    // The page allows no policy of this name.
    return null
  }
}

const around = (element: Element, selector: string): Element | null =>
  element.parentElement?.closest(selector) ?? null

const spanOf = (cell: Element, direction: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(direction) ?? 1) || 1, 1), MAX_SPAN)

/** @param below the number of rows that each column of the table is still spanned by a cell from above. */
function cellsOf(row: Element, below: number[]): string[] {
  const cells: string[] = []
  const skipSpanned = (): void => {
    for (let rest = below[cells.length] ?? 0; rest > 0; rest = below[cells.length] ?? 0) {
      below[cells.length] = rest - 1
      cells.push('')
    }
  }
  for (const cell of row.querySelectorAll('td, th')) {
    skipSpanned()
    // Thousands of cells that each span the table would fill the memory.
    const columns = cells.length < MAX_SPAN ? spanOf(cell, 'colspan') : 1
    const rows = spanOf(cell, 'rowspan')
    for (let column = 0; column < columns; column += 1) {
      below[cells.length] = rows - 1
      cells.push(column === 0 ? oneLine(cell.textContent) : '')
    }
  }
  skipSpanned()
  return cells
}
