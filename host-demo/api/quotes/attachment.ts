import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { upload } from '../database/tables.ts'
import { HttpError } from '../request/http-error.ts'

/** The path under which a stored PDF is named in replies. */
export const filePath = (name: string) => `/api/files/${name}.pdf`

/** The stored name in such a path or URL, else undefined. */
export function storedName(url: string): string | undefined {
  return /(?:^|\/)([0-9a-f]{32})\.pdf$/.exec(url)?.[1]
}

/** Where a file lies and under which name the company sees it. */
export type Attachment = { attachmentUrl: string; fileName: string }

/** What a quote's row says of its file. Throws an HttpError 400 for one that is not the sender's own. */
export async function ownUpload(orm: Orm, memberId: number, { attachmentUrl, fileName }: Attachment) {
  if (attachmentUrl === '') return { uploadName: null, fileName: '' }
  const name = storedName(attachmentUrl)
  const isOwn = and(eq(upload.name, name ?? ''), eq(upload.memberId, memberId))
  const [found] = await orm.select({ name: upload.name }).from(upload).where(isOwn)
  if (!found) throw new HttpError(400, 'The attached file is not known here. Please upload it again.')
  return { uploadName: found.name, fileName }
}
