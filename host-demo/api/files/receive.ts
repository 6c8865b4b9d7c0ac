import { bodyLimit } from 'hono/body-limit'
import { LARGEST_FILE, pdfStart } from '#shared/forms/pdf.ts'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import { sheetEnding } from '#shared/procurement/attachments/sheet-ending.ts'
import type { ApiContext } from '../request/api.ts'
import { textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import type { FormFile } from './form.ts'
import type { SheetContent, SheetFault } from './sheet.ts'
import { FormThread } from './thread.ts'

const errors = texts('error.file', {
  noForm: 'Send the file as multipart/form-data.',
  noPdf: 'Send one PDF as the field "file".',
  noSheet: 'Send one sheet as the field "file".',
  pdfName: 'The name of the file must end in .pdf.',
  noPdfFile: 'This file is not a PDF.',
  sheetName: 'The name of the sheet must end in .xlsx, .csv, .tsv or .txt.',
  large: 'The file is too large: at most 10 MB.',
})

const sheetErrors = texts('error.sheet', {
  noWorkbook: 'This file is not an XLSX workbook.',
  noText: 'This file is not a text. Save the sheet as CSV UTF-8 and send that.',
  zip64:
    'This workbook is an archive of the kind ZIP64. Open it in a spreadsheet program, save it as .xlsx and send that.',
  macros: 'This workbook has macros or objects of other programs. Save a copy without them and send that.',
  empty: 'This sheet is empty.',
  webPage: 'This file is a web page. Save it as .xlsx or .csv and send that.',
})

/** The largest form in bytes: the file, and the parts that the form adds around it. */
const MAX_FORM = LARGEST_FILE + 64 * 1024

export const limitForm = bodyLimit({
  maxSize: MAX_FORM,
  onError: () => {
    throw tooLarge()
  },
})

const BOUNDARY = /^multipart\/form-data *;.*?boundary="?([\w'()+,./:=? -]{1,70})/i

const forms = new FormThread()

/** Returns the file of a multipart form; `missing` is the error if no file was sent. */
export async function fileIn(c: ApiContext, missing: Sentence, isSheet = false): Promise<FormFile> {
  const noForm = new HttpError(400, errors.noForm)
  const [, boundary] = BOUNDARY.exec(c.req.header('content-type') ?? '') ?? []
  if (!boundary) throw noForm
  const body = new Uint8Array(await c.req.arrayBuffer())
  const answer = await forms.read({ body, boundary: boundary.trimEnd(), isSheet })
  if ('fault' in answer) throw noForm
  if (!answer.file) throw new HttpError(400, missing)
  return answer.file
}

/** A file, with the name under which the seller sees a sheet; '' for a PDF, which each request names. */
export type NamedFile = { bytes: Uint8Array<ArrayBuffer>; fileName: string }

/** Reads the PDF of a multipart form. Throws an HttpError if it is missing, too large or another type. */
export async function parsePdf(c: ApiContext): Promise<NamedFile> {
  const { name, bytes } = await fileIn(c, errors.noPdf)
  if (!/\.pdf$/i.test(name)) throw new HttpError(415, errors.pdfName)
  if (bytes.length > LARGEST_FILE) throw tooLarge()
  if (pdfStart(bytes) < 0) throw new HttpError(415, errors.noPdfFile)
  return { bytes, fileName: '' }
}

/** Reads the sheet of a multipart form. Throws an HttpError if it is missing, too large, or not what its name says. */
export async function parseSheet(c: ApiContext): Promise<NamedFile> {
  const { name, bytes, sheet } = await fileIn(c, errors.noSheet, true)
  const label = 'The name of the sheet'
  const fileName = textField({ [label]: name }, label, { max: 255 })
  const ending = sheetEnding(fileName)
  if (!ending) throw new HttpError(415, errors.sheetName)
  if (bytes.length > LARGEST_FILE) throw tooLarge()
  const fault = sheet && faultOf(sheet, ending === 'xlsx')
  if (fault) throw new HttpError(415, sheetErrors[fault])
  return { bytes, fileName }
}

function faultOf({ isArchive, fault }: SheetContent, isWorkbook: boolean): SheetFault | '' {
  if (isArchive === isWorkbook) return fault
  return isWorkbook ? 'noWorkbook' : 'noText'
}

const tooLarge = () => new HttpError(413, errors.large)
