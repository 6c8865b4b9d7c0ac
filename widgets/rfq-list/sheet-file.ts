import { inSlices } from './slices.ts'
import type { Sheet } from './table.ts'
import { tableInHtml } from './table-html.ts'

/** The reason why a file can't be read, named like its message. */
export type FileFault =
  | 'fileIsWorkbook'
  | 'fileIsPdf'
  | 'fileIsNoTable'
  | 'fileIsDamaged'
  | 'fileIsEmpty'
  | 'fileIsLarge'
  | 'fileIsUnreadable'
type FileRead = { sheets: readonly Sheet[]; fault?: never } | { sheets?: never; fault: FileFault }

export const MAX_MEGABYTES = 20
/** The longest line of a list. A longer one is data of a program, and would keep the page busy for seconds. */
const MAX_LINE = 100_000
/** The number of bytes that show the kind and encoding of a file. */
const SAMPLE = 4096

/** Returns the sheets of a workbook, or the text of a file in any encoding that spreadsheets write as one sheet. */
export async function readFile(file: File): Promise<FileRead> {
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer()), file.name)
    if (kind !== 'text' && kind !== 'workbook' && kind !== 'page') return { fault: kind }
    if (file.size > MAX_MEGABYTES * 2 ** 20) return { fault: 'fileIsLarge' }
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (kind === 'workbook') return await readWorkbook(bytes)
    const text = decode(bytes)
    const table = kind === 'page' ? tableInHtml(text) : text
    return table === null ? { fault: 'fileIsNoTable' } : checked(table, file.name)
  } catch {
    // The file was moved or changed since it was chosen.
    return { fault: 'fileIsUnreadable' }
  }
}

/** `File.text` would assume UTF-8. */
function checked(text: string, name: string): FileRead {
  const isData = text.includes('\0') || text.split(/[\r\n]/).some(line => line.length > MAX_LINE)
  if (isData) return { fault: 'fileIsNoTable' }
  // A lost character can't be recovered.
  if (text.includes('\ufffd')) return { fault: 'fileIsDamaged' }
  return text.trim() === '' ? { fault: 'fileIsEmpty' } : { sheets: [{ name, text }] }
}

async function readWorkbook(bytes: Uint8Array): Promise<FileRead> {
  const { sheetsIn } = await import('./workbook.ts')
  try {
    const sheets = await inSlices(sheetsIn(bytes))
    return sheets.length > 0 ? { sheets } : { fault: 'fileIsEmpty' }
  } catch {
    return { fault: 'fileIsWorkbook' }
  }
}

/** Detects the kind of a file by its first bytes. Some programs save a web page as a workbook. */
function kindOf(bytes: Uint8Array, name: string): FileFault | 'text' | 'workbook' | 'page' {
  const start = String.fromCharCode(...bytes)
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    return /\.(doc|ppt|msg)$/i.test(name) ? 'fileIsNoTable' : 'fileIsWorkbook'
  if (start.startsWith('PK\x03\x04'))
    return start.includes('xl/') || /\.xls[xmb]?$/i.test(name) ? 'workbook' : 'fileIsNoTable'
  if (start.startsWith('%PDF')) return 'fileIsPdf'
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|table)\b/i.test(start)) return 'page'
  return /^(?:\xef\xbb\xbf)?\s*(?:<(?:!doctype|\?xml)\b|\{\\rtf)/i.test(start) ? 'fileIsNoTable' : 'text'
}
function decode(bytes: Uint8Array): string {
  const utf16 = utf16In(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  const [first, second, third] = bytes
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf
  try {
    return new TextDecoder('utf-8', { fatal: !hasMark }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Detects UTF-16 by its byte order mark, or by its NULs: in most such texts every second byte is one. */
function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const nulls = [...bytes.subarray(0, SAMPLE).entries()].flatMap(([index, byte]) =>
    byte === 0 ? [index] : [],
  )
  const odd = nulls.filter(index => index % 2 === 1).length
  const even = nulls.length - odd
  const isPlain =
    nulls.length * 16 >= Math.min(bytes.length, SAMPLE) && Math.min(even, odd) * 16 <= nulls.length
  if (nulls.length === 0 || !isPlain) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}
