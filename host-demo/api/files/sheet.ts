import { readArchive, unpack } from './archive.ts'

/** Why a sheet is refused. */
export type SheetFault = 'noWorkbook' | 'noText' | 'zip64' | 'macros' | 'empty' | 'webPage'

/** What the bytes of a sheet are, and the reason why they are refused, or ''. */
export type SheetContent = { isArchive: boolean; fault: SheetFault | '' }

/** The list of the parts of a workbook with their types, and its largest size in bytes. */
const TYPES = '[Content_Types].xml'
const MAX_TYPES = 2 ** 20
const IS_WORKBOOK = /spreadsheetml\.sheet\.main\+xml/
/** Macros, controls and objects of other programs. A reference could hide one of these words. */
const RUNS = /macro|vba|activex|oleobject|&#|<!d/i
const RUNNING_PART = /vba|macrosheets\/|activex\/|embeddings\/.*\.bin$/i

/** A control character that no text has: decisions.mdx#the-original-sheet. */
const BINARY = /(?!\s)\p{Cc}/u

/** Looks into the bytes of a sheet, however they are made. Takes too long for the thread that answers. */
export function contentOfSheet(bytes: Buffer): SheetContent {
  const isArchive = bytes.toString('latin1', 0, 4) === 'PK\x03\x04'
  return { isArchive, fault: isArchive ? faultOfWorkbook(bytes) : faultOfText(bytes) }
}

function faultOfWorkbook(bytes: Buffer): SheetFault | '' {
  const { parts, fault } = readArchive(bytes)
  if (!parts) return fault === 'zip64' ? 'zip64' : 'noWorkbook'
  try {
    const part = parts.find(({ name }) => name === TYPES)
    const types = part ? unpack(bytes, part, MAX_TYPES).toString() : ''
    if (RUNS.test(types) || parts.some(({ name }) => RUNNING_PART.test(name))) return 'macros'
    return IS_WORKBOOK.test(types) ? '' : 'noWorkbook'
  } catch {
    return 'noWorkbook'
  }
}

/** Spreadsheets write UTF-8, UTF-16 or an older set. */
function faultOfText(bytes: Buffer): SheetFault | '' {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const text = new TextDecoder(isUtf16 ? `utf-16${first === 0xff ? 'le' : 'be'}` : 'utf-8').decode(bytes)
  if (text.trim() === '') return 'empty'
  if (/^\s*<[a-z!?/]/i.test(text)) return 'webPage'
  return BINARY.test(text) ? 'noText' : ''
}
