import { contentOfSheet, type SheetContent } from './sheet.ts'

/** The body of an upload, the boundary between its parts, and whether its file is a sheet to look into. */
export type Form = { body: Uint8Array<ArrayBuffer>; boundary: string; isSheet: boolean }

/** The file of a form. A name is cut off after more characters than any rule allows. */
export type FormFile = { bytes: Uint8Array<ArrayBuffer>; name: string; sheet?: SheetContent }

/** A form with one file has one part. Parsing takes seconds if it has a hundred thousand. */
const MOST_PARTS = 20
/** The largest size of the lines above a part, in bytes. */
const LONGEST_HEAD = 16 * 1024
const LONGEST_NAME = 1000

/** Returns the file of the field `file`, or undefined if the form has none. Rejects if this is not a form. */
export async function fileOfForm({ body, boundary, isSheet }: Form): Promise<FormFile | undefined> {
  if (!isSmall(Buffer.from(body.buffer), boundary)) throw new Error('The form has too many parts')
  // The same boundary as above, however the header spells it.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` }
  const file = (await new Response(body, { headers }).formData()).get('file')
  if (!(file instanceof File)) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file.name.slice(0, LONGEST_NAME)
  return { bytes, name, ...(isSheet && { sheet: contentOfSheet(Buffer.from(bytes.buffer)) }) }
}

/** Returns false for a form with too many parts, or with long lines above one. */
function isSmall(body: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`)
  let at = body.indexOf(mark)
  if (at < 0 || at > LONGEST_HEAD) return false
  for (let parts = 0; parts <= MOST_PARTS; parts += 1) {
    const next = body.indexOf(mark, at + mark.length)
    if (next < 0) return true
    if (!body.subarray(at, at + LONGEST_HEAD).includes('\r\n\r\n')) return false
    at = next
  }
  return false
}
