import { bodyLimit } from 'hono/body-limit'
import { LARGEST_FILE, pdfStart } from '#shared/forms/pdf.ts'
import { sheetEnding } from '#shared/procurement/attachments/sheet-ending.ts'
import type { ApiContext } from '../request/api.ts'
import { textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import type { FormFile } from './form.ts'
import { NO_TEXT, NO_WORKBOOK, type SheetContent } from './sheet.ts'
import { FormThread } from './thread.ts'

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

/** Returns the file of a multipart form; `missing` is the message if no file was sent. */
export async function fileIn(c: ApiContext, missing: string, isSheet = false): Promise<FormFile> {
  const noForm = new HttpError(400, 'Send the file as multipart/form-data.')
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
  const { name, bytes } = await fileIn(c, 'Send one PDF as the field "file".')
  if (!/\.pdf$/i.test(name)) throw new HttpError(415, 'The name of the file must end in .pdf.')
  if (bytes.length > LARGEST_FILE) throw tooLarge()
  if (pdfStart(bytes) < 0) throw new HttpError(415, 'This file is not a PDF.')
  return { bytes, fileName: '' }
}

/** Reads the sheet of a multipart form. Throws an HttpError if it is missing, too large, or not what its name says. */
export async function parseSheet(c: ApiContext): Promise<NamedFile> {
  const { name, bytes, sheet } = await fileIn(c, 'Send one sheet as the field "file".', true)
  const label = 'The name of the sheet'
  const fileName = textField({ [label]: name }, label, { max: 255 })
  const ending = sheetEnding(fileName)
  if (!ending) throw new HttpError(415, `${label} must end in .xlsx, .csv, .tsv or .txt.`)
  if (bytes.length > LARGEST_FILE) throw tooLarge()
  const fault = sheet && faultOf(sheet, ending === 'xlsx')
  if (fault) throw new HttpError(415, fault)
  return { bytes, fileName }
}

function faultOf({ isArchive, fault }: SheetContent, isWorkbook: boolean): string {
  if (isArchive === isWorkbook) return fault
  return isWorkbook ? NO_WORKBOOK : NO_TEXT
}

const tooLarge = () => new HttpError(413, 'The file is too large: at most 10 MB.')
