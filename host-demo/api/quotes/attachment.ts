import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { upload } from '../database/tables.ts'
import { HttpError } from '../request/http-error.ts'

/** Returns the path that replies name for a stored PDF. */
export const filePath = (name: string) => `/api/files/${name}.pdf`

/** Returns the stored name in such a path or URL, else undefined. */
export function storedName(url: string): string | undefined {
  return /(?:^|\/)([0-9a-f]{32})\.pdf$/.exec(url)?.[1]
}

/** The address of a file, and the name under which the company sees it. */
export type Attachment = { attachmentUrl: string; fileName: string }

/** Returns a quote's columns for its file. Throws an HttpError 400 if the sender did not upload the file. */
export async function ownUpload(orm: Orm, memberId: number, { attachmentUrl, fileName }: Attachment) {
  if (attachmentUrl === '') return { uploadName: null, fileName: '' }
  const name = storedName(attachmentUrl)
  const isOwn = and(eq(upload.name, name ?? ''), eq(upload.memberId, memberId))
  const [found] = await orm.select({ name: upload.name }).from(upload).where(isOwn)
  if (!found) throw new HttpError(400, 'We do not have the attached file. Please upload it again.')
  return { uploadName: found.name, fileName }
}
