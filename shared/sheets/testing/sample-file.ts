import { DAY_MS } from '#shared/trade/calendar.ts'
import { columnName } from '../grid.ts'
import { workbookOfSheets } from './case-workbook.ts'
import type { CaseCell, CaseSheet } from './sheet-case.ts'
import type { SampleRow, SheetSample } from './sheet-samples.ts'

/** Returns a sample as the file that a buyer would import. */
export function fileOf({ name, source, hiddenColumns, sheets }: SheetSample): File {
  const rows = sheets.at(-1)?.rows ?? []
  if (source === 'workbook') {
    const all = sheets.map(sheet => [sheet.name, caseSheet(sheet.rows, hiddenColumns)])
    return new File([workbookOfSheets(Object.fromEntries(all))], `${name}.xlsx`)
  }
  if (source === 'html') return new File([htmlOf(rows)], `${name}.html`)
  if (source === 'piped')
    return new File(
      [
        rows
          .map(({ cells }) =>
            /^-+$/.test(cells.join('')) ? `|${'-'.repeat(60)}|` : `| ${cells.join(' | ')} |`,
          )
          .join('\n'),
      ],
      `${name}.txt`,
    )
  const mark = source === 'tsv' ? '\t' : source === 'csv ;' ? ';' : ','
  const written = (cell: string): string =>
    cell.includes(mark) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
  return new File([rows.map(({ cells }) => cells.map(written).join(mark)).join('\n')], `${name}.csv`)
}

/** Milliseconds from 1 January 1970 to the day 0 of a workbook. */
const FIRST_DAY = Date.UTC(1899, 11, 30)

function caseCell(text: string, isStruckOut: boolean): CaseCell {
  const [, format, value] = /^\{(.+)\}(.+)$/.exec(text) ?? []
  const isNumber = String(Number(text)) === text
  if (text === '' || text === '<' || text === '^') return null
  if (text.startsWith('@'))
    return {
      value: (Date.parse(text.slice(1)) - FIRST_DAY) / DAY_MS,
      format: 'dd/mm/yyyy',
      isStruckOut,
    }
  if (format) return { value: Number(value), format, isStruckOut }
  return { value: isNumber ? Number(text) : text.replaceAll('\\n', '\n'), isStruckOut }
}

const caseSheet = (rows: readonly SampleRow[], hiddenColumns: readonly string[]): CaseSheet => ({
  rows: rows.map(({ cells, isStruckOut }) => cells.map(cell => caseCell(cell, isStruckOut))),
  merged: mergesIn(rows).map(
    ({ row, column, rowSpan, columnSpan }) =>
      `${columnName(column)}${row + 1}:${columnName(column + columnSpan - 1)}${row + rowSpan}`,
  ),
  hiddenColumns,
  hiddenRows: rows.flatMap(({ isHidden }, at) => (isHidden ? [at + 1] : [])),
})

type Merge = { row: number; column: number; rowSpan: number; columnSpan: number }

/** Returns the cells that cover others: those marked with `<` on their right, or with `^` below them. */
function mergesIn(rows: readonly SampleRow[]): Merge[] {
  const merges = new Map<string, Merge>()
  const cellAt = (row: number, column: number): string => rows[row]?.cells[column] ?? ''
  function ownerOf(row: number, column: number): [row: number, column: number] {
    const cell = cellAt(row, column)
    if (cell === '<') return ownerOf(row, column - 1)
    return cell === '^' ? ownerOf(row - 1, column) : [row, column]
  }
  rows.forEach(({ cells }, row) => {
    cells.forEach((cell, column) => {
      if (cell !== '<' && cell !== '^') return
      const [top, left] = ownerOf(row, column)
      const merge = merges.get(`${top},${left}`) ?? { row: top, column: left, rowSpan: 1, columnSpan: 1 }
      merge.rowSpan = Math.max(merge.rowSpan, row - top + 1)
      merge.columnSpan = Math.max(merge.columnSpan, column - left + 1)
      merges.set(`${top},${left}`, merge)
    })
  })
  return [...merges.values()]
}

function htmlOf(rows: readonly SampleRow[]): string {
  const merges = mergesIn(rows)
  const cellOf = (cell: string, row: number, column: number): string => {
    const { rowSpan = 1, columnSpan = 1 } =
      merges.find(merge => merge.row === row && merge.column === column) ?? {}
    return cell === '<' || cell === '^' ? '' : `<td rowspan="${rowSpan}" colspan="${columnSpan}">${cell}</td>`
  }
  const body = rows.map(
    ({ cells }, row) => `<tr>${cells.map((cell, at) => cellOf(cell, row, at)).join('')}</tr>`,
  )
  return `<html><body><table>${body.join('\n')}</table></body></html>`
}
