import { strFromU8, unzipSync } from 'fflate'
import { LARGEST_FILE } from '#shared/forms/pdf.ts'
import { sheetEnding } from '#shared/procurement/attachments/sheet-ending.ts'
import type { ApiContext } from './api.ts'
import { textField } from './fields.ts'
import { HttpError } from './http-error.ts'
import { fileIn, type NamedFile, tooLarge } from './pdf.ts'

/** The list of the parts of a workbook with their types, and its largest size in bytes. */
const TYPES = '[Content_Types].xml'
const MAX_TYPES = 2 ** 20
const IS_WORKBOOK = /spreadsheetml\.sheet\.main\+xml/
/** Macros, controls and objects of other programs. A reference could hide one of these words. */
const RUNS = /macro|vba|activex|oleobject|&#|<!d/i
const RUNNING_PART = /vba|macrosheets\/|activex\/|embeddings\/.*\.bin$/i

const NO_WORKBOOK = 'This file is not an XLSX workbook.'

/** A control character that no text has: decisions.mdx#the-original-sheet. */
const BINARY = /(?!\s)\p{Cc}/u

/** Reads the sheet of a multipart form. Throws an HttpError if it is missing, too large, or not what its name says. */
export async function parseSheet(c: ApiContext): Promise<NamedFile> {
  const file = await fileIn(c, 'Send one sheet as the field "file".')
  const label = 'The name of the sheet'
  const fileName = textField({ [label]: file.name }, label, { max: 255 })
  const ending = sheetEnding(fileName)
  if (!ending) throw new HttpError(415, `${label} must end in .xlsx, .csv, .tsv or .txt.`)
  if (file.size > LARGEST_FILE) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = ending === 'xlsx' ? faultOfWorkbook(bytes) : faultOfText(bytes)
  if (fault) throw new HttpError(415, fault)
  return { bytes, fileName }
}

/** Returns the reason why these bytes are refused as a workbook, or ''. */
function faultOfWorkbook(bytes: Uint8Array): string {
  const parts: string[] = []
  try {
    const isTypes = ({ name = '', originalSize = 0 }) => {
      parts.push(name)
      return name === TYPES && originalSize <= MAX_TYPES
    }
    const { [TYPES]: found } = unzipSync(bytes, { filter: isTypes })
    const types = found ? strFromU8(found) : ''
    if (RUNS.test(types) || parts.some(name => RUNNING_PART.test(name)))
      return 'This workbook has macros or objects of other programs. Save a copy without them and send that.'
    const isOne = parts.filter(name => name.toLowerCase() === TYPES.toLowerCase()).length === 1
    return startsAsZip(bytes) && isOne && IS_WORKBOOK.test(types) ? '' : NO_WORKBOOK
  } catch {
    return NO_WORKBOOK
  }
}

const startsAsZip = (bytes: Uint8Array): boolean => strFromU8(bytes.subarray(0, 4), true) === 'PK\x03\x04'

/** Returns the reason why these bytes are refused as a text, or ''. Spreadsheets write UTF-8, UTF-16 or an older set. */
function faultOfText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const text = new TextDecoder(isUtf16 ? `utf-16${first === 0xff ? 'le' : 'be'}` : 'utf-8').decode(bytes)
  if (text.trim() === '') return 'This sheet is empty.'
  if (/^\s*<[a-z!?/]/i.test(text)) return 'This file is a web page. Save it as .xlsx or .csv and send that.'
  return BINARY.test(text) ? 'This file is not a text. Save the sheet as CSV UTF-8 and send that.' : ''
}
