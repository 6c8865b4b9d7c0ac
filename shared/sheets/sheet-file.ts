import type { Grid } from './grid.ts'
import { gridOfHtml } from './html-grid.ts'
import { inSlices } from './slices.ts'
import { gridOfText, hasLongLine } from './text-grid.ts'

/** The reason why a file can't be read. */
export type FileFault =
  | 'fileIsWorkbook'
  | 'fileIsPdf'
  | 'fileIsNoTable'
  | 'fileIsDamaged'
  | 'fileIsEmpty'
  | 'fileIsLarge'
  | 'fileIsUnreadable'

/** What a file has: its sheets that are not empty, the names of the hidden ones, and the text of a text file. */
export type SheetFile = { grids: readonly Grid[]; hiddenSheets: readonly string[]; text?: string }
type FileRead = (SheetFile & { fault?: never }) | (Partial<SheetFile> & { fault: FileFault })

export const MAX_MEGABYTES = 20
/** The number of bytes that show the kind and encoding of a file. */
const SAMPLE = 4096

/** Returns the sheets of a workbook, or the table of a text file in any encoding that spreadsheets write. */
export async function readFile(file: File): Promise<FileRead> {
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer()), file.name)
    if (kind !== 'text' && kind !== 'workbook' && kind !== 'page') return { fault: kind }
    if (file.size > MAX_MEGABYTES * 2 ** 20) return { fault: 'fileIsLarge' }
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (kind === 'workbook') return await readWorkbook(bytes)
    const text = decode(bytes)
    const fault = faultIn(text, kind)
    if (fault) return { fault }
    const grid = kind === 'page' ? gridOfHtml(text, file.name) : await inSlices(gridOfText(text, file.name))
    return grid ? { grids: [grid], hiddenSheets: [], text } : { fault: 'fileIsNoTable' }
  } catch {
    // The file was moved or changed since it was chosen.
    return { fault: 'fileIsUnreadable' }
  }
}

function faultIn(text: string, kind: 'text' | 'page'): FileFault | undefined {
  if (text.includes('\0') || (kind === 'text' && hasLongLine(text))) return 'fileIsNoTable'
  // A lost character can't be recovered.
  if (text.includes('\ufffd')) return 'fileIsDamaged'
  return text.trim() === '' ? 'fileIsEmpty' : undefined
}

async function readWorkbook(bytes: Uint8Array): Promise<FileRead> {
  const { gridsIn } = await import('./workbook.ts')
  try {
    const book = await inSlices(gridsIn(bytes))
    return book.grids.length > 0 ? book : { fault: 'fileIsEmpty' }
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

/** `File.text` would assume UTF-8. */
function decode(bytes: Uint8Array): string {
  const utf16 = utf16In(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
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
  const sample = bytes.subarray(0, SAMPLE)
  const nulls = (parity: number): number =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [nulls(0), nulls(1)]
  const few = (even + odd) / 16
  if (even + odd === 0 || even + odd < sample.length / 16 || Math.min(even, odd) > few) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}
