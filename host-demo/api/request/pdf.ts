import { bodyLimit } from 'hono/body-limit'
import { LARGEST_FILE, pdfStart } from '#shared/forms/pdf.ts'
import type { ApiContext } from './api.ts'
import { badRequest, HttpError } from './http-error.ts'

/** The largest form in bytes: the file, and the parts that the form adds around it. */
const MAX_FORM = LARGEST_FILE + 64 * 1024

export const limitForm = bodyLimit({
  maxSize: MAX_FORM,
  onError: () => {
    throw tooLarge()
  },
})

/** Returns the file of a multipart form; `missing` is the message if no file was sent. */
export async function fileIn(c: ApiContext, missing: string): Promise<File> {
  const { file } = await c.req.parseBody().catch(badRequest('Send the file as multipart/form-data.'))
  if (!(file instanceof File)) throw new HttpError(400, missing)
  return file
}

/** A file, with the name under which the seller sees a sheet; '' for a PDF, which each request names. */
export type NamedFile = { bytes: Uint8Array<ArrayBuffer>; fileName: string }

/** Reads the PDF of a multipart form. Throws an HttpError if it is missing, too large or another type. */
export async function parsePdf(c: ApiContext): Promise<NamedFile> {
  const file = await fileIn(c, 'Send one PDF as the field "file".')
  if (!/\.pdf$/i.test(file.name)) throw new HttpError(415, 'The name of the file must end in .pdf.')
  if (file.size > LARGEST_FILE) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (pdfStart(bytes) < 0) throw new HttpError(415, 'This file is not a PDF.')
  return { bytes, fileName: '' }
}

export const tooLarge = () => new HttpError(413, 'The file is too large: at most 10 MB.')
