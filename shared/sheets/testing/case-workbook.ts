import { columnName } from '../grid.ts'
import type { CaseCell, CaseSheet } from './sheet-case.ts'
import { workbookOf } from './workbook-file.ts'

/** Returns a workbook with these sheets. A text between `~~` is struck out within its cell. */
export function workbookOfSheets(sheets: Readonly<Record<string, CaseSheet>>): Uint8Array<ArrayBuffer> {
  const styles = ['General\n']
  /** Returns the index of a cell style, which is added if it is new. */
  function styleOf(format: string, isStruckOut: boolean): number {
    const style = `${format}\n${isStruckOut ? 'struck' : ''}`
    if (!styles.includes(style)) styles.push(style)
    return styles.indexOf(style)
  }
  function cellXml(cell: CaseCell | undefined, at: string): string {
    if (cell === null || cell === undefined) return ''
    const {
      value,
      format = 'General',
      isStruckOut = false,
    } = typeof cell === 'object' ? cell : { value: cell }
    const of = `r="${at}" s="${styleOf(format, isStruckOut)}"`
    return typeof value === 'number'
      ? `<c ${of}><v>${value}</v></c>`
      : `<c ${of} t="inlineStr"><is>${runsXml(value)}</is></c>`
  }
  const sheetXml = ({ rows, merged = [], hiddenColumns = [], hiddenRows = [] }: CaseSheet): string =>
    [
      ...(hiddenColumns.length > 0 ? [`<cols>${hiddenColumns.map(columnXml).join('')}</cols>`] : []),
      '<sheetData>',
      ...rows.map(
        (cells, row) =>
          `<row r="${row + 1}"${hiddenRows.includes(row + 1) ? ' hidden="1"' : ''}>${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('')}</row>`,
      ),
      '</sheetData>',
      ...(merged.length > 0
        ? [
            `<mergeCells count="${merged.length}">${merged.map(ref => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
          ]
        : []),
    ].join('')
  const parts = Object.fromEntries(Object.entries(sheets).map(([name, sheet]) => [name, sheetXml(sheet)]))
  return workbookOf(parts, { styles: stylesXml(styles) })
}

const columnXml = (name: string): string => {
  const number = [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return `<col min="${number}" max="${number}" width="9" hidden="1" customWidth="1"/>`
}

const runsXml = (text: string): string =>
  text
    .split(/(~~.+?~~)/)
    .filter(Boolean)
    .map((run, _, { length }) => {
      const isStruckOut = run.startsWith('~~')
      const shown = `<t xml:space="preserve">${escaped(run.replaceAll('~~', ''))}</t>`
      return length === 1 ? shown : `<r>${isStruckOut ? '<rPr><strike/></rPr>' : ''}${shown}</r>`
    })
    .join('')

function stylesXml(styles: readonly string[]): string {
  const formats = styles.map((style, at) => {
    const [format = ''] = style.split('\n')
    return format === 'General' ? '' : `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`
  })
  const uses = styles.map((style, at) => {
    const [format, struck] = style.split('\n')
    return `<xf numFmtId="${format === 'General' ? 0 : 164 + at}" fontId="${struck ? 1 : 0}"/>`
  })
  return [
    `<numFmts count="${formats.filter(Boolean).length}">${formats.join('')}</numFmts>`,
    '<fonts count="2"><font/><font><strike/></font></fonts>',
    `<cellXfs count="${uses.length}">${uses.join('')}</cellXfs>`,
  ].join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
