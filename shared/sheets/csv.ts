/** A first line that tells Excel the delimiter of the file. */
const TOLD = /^"?sep=(\\t|[^"\r\n])"?(?:[;,\t]*)(?:\r\n|\r|\n|$)/i

/** Returns the text of the rows, and the delimiter if the first line states it. */
export function openTable(text: string): { text: string; delimiter: string | undefined } {
  const body = text.replace(/^\ufeff/, '')
  const [line = '', mark] = TOLD.exec(body) ?? []
  return { text: body.slice(line.length), delimiter: mark === '\\t' ? '\t' : mark }
}

/** Yields the rows (RFC 4180). */
export function* rowsIn(text: string, delimiter: string): Generator<string[]> {
  const mark = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`
  // Matches in place, because cutting off the rest of a long text for each cell takes seconds.
  const plain = new RegExp(`[^\\r\\n${mark}]*`, 'y')
  let row: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = quoteEnd(text, at, delimiter)
    plain.lastIndex = at
    row.push(end > 0 ? text.slice(at + 1, end).replaceAll('""', '"') : (plain.exec(text)?.[0] ?? ''))
    at = end > 0 ? end + 1 : plain.lastIndex
    const isCell = text[at] === delimiter && delimiter !== '\n'
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (isCell && at < text.length) continue
    // A delimiter at the very end is followed by an empty cell.
    if (isCell) row.push('')
    yield row.some(cell => cell.trim() !== '') ? row : []
    row = []
  }
}

/** Returns the end of the quotes around a cell, or 0 without any. A quote within a cell, as in inches, is text. */
function quoteEnd(text: string, start: number, delimiter: string): number {
  if (text[start] !== '"') return 0
  let end = text.indexOf('"', start + 1)
  while (end > 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  const after = text[end + 1] ?? '\n'
  return end > 0 && (after === delimiter || after === '\n' || after === '\r') ? end : 0
}

/** Cells that a spreadsheet would run as a formula. They get a leading apostrophe, which it does not show. */
const FORMULA = /^'*[=+\-@\t\r]/

/**
 * Returns a table for a spreadsheet, with a byte order mark that marks the text as UTF-8. The first line names the comma: a
 * spreadsheet that separates cells by semicolons would take a text after `;` for a cell, which could be a formula.
 */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return `\ufeffsep=,\r\n${rows.map(row => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a cell as it was before `writeRows`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
