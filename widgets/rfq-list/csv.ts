/** The cells of a table as spreadsheets write it (RFC 4180), with any delimiter; blank rows are left out. */
export function readRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = text.replace(/^\ufeff/, '')
  while (rest !== '') {
    const { cell, length } = readCell(rest, delimiter)
    row.push(cell)
    const next = rest.slice(length)
    const end = /^(\r\n|\r|\n|$)/.exec(next)
    rest = next.slice(end ? end[0].length : delimiter.length)
    if (!end && rest !== '') continue
    // A delimiter at the very end has an empty cell after it.
    if (!end) row.push('')
    if (row.some(each => each.trim() !== '')) rows.push(row)
    row = []
  }
  return rows
}

/** A quote within a cell, as inches have it, is text; one at the beginning has to have its end. */
function readCell(text: string, delimiter: string): { cell: string; length: number } {
  const quoted = /^"((?:[^"]|"")*)"/.exec(text)
  const after = text[quoted?.[0].length ?? 0] ?? '\n'
  if (quoted?.[1] !== undefined && (after === delimiter || after === '\n' || after === '\r')) {
    return { cell: quoted[1].replaceAll('""', '"'), length: quoted[0].length }
  }
  const length = [...endsOf(text, delimiter), text.length].reduce((one, other) => Math.min(one, other))
  return { cell: text.slice(0, length), length }
}

const endsOf = (text: string, delimiter: string): number[] =>
  [delimiter, '\n', '\r'].map(end => text.indexOf(end)).filter(index => index >= 0)

/** What a spreadsheet would run as a formula gets an apostrophe before it, which it does not show. */
const FORMULA = /^'*[=+\-@\t\r]/

/** A table for a spreadsheet: with a byte order mark, by which it knows the text for UTF-8. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map(row => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell as it was before `writeRows`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
