import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { ATTACHING, isUnattached } from '../database/delete-expired.ts'
import { member, upload } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { newFileName } from '../security/secrets.ts'

/** The number of unattached files that a member keeps: the newest ones. */
const MAX_UNATTACHED = 20

/** The room for a member's attached files together. Unattached files make room for each other. */
const QUOTA_MB = 200

/** Stores a member's file once, and returns its name. It comes again if its first answer was lost. */
export async function storeUpload(orm: Orm, now: Date, memberId: number, bytes: Uint8Array): Promise<string> {
  // Locks the member: two simultaneous uploads of one file must not both be stored.
  await orm.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
  const [known] = await orm
    .update(upload)
    .set({ createdAt: now })
    .where(and(eq(upload.memberId, memberId), eq(upload.bytes, bytes)))
    .returning({ name: upload.name })
  if (known) return known.name
  const [used] = await orm
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${upload.bytes})), 0)` })
    .from(upload)
    .where(and(eq(upload.memberId, memberId), sql`not (${isUnattached(orm)})`))
  if (Number(used?.bytes) + bytes.length > QUOTA_MB * 1024 ** 2) throw quotaReached()
  const name = newFileName()
  await orm.insert(upload).values({ name, memberId, bytes, createdAt: now })
  return name
}

const quotaReached = () =>
  new HttpError(413, `Your files have reached the limit of ${QUOTA_MB} MB. Please send this without a file.`)

/** Returns the condition for the member's own files, and for files of requests that the member sent or received. */
export function isReadableBy(orm: Orm, { id, companyId }: Member) {
  const ofQuotes = ATTACHING.map(quote =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(quote)
        .where(
          and(
            eq(quote.uploadName, upload.name),
            or(eq(quote.memberId, id), eq(quote.companyId, companyId ?? 0)),
          ),
        ),
    ),
  )
  return or(eq(upload.memberId, id), ...ofQuotes)
}

/** Deletes a member's unattached files, except the newest ones and the one stored just now. */
export async function deleteUnattached(orm: Orm, memberId: number, stored: string): Promise<void> {
  const loose = await orm
    .select({ name: upload.name })
    .from(upload)
    .where(and(eq(upload.memberId, memberId), ne(upload.name, stored), isUnattached(orm)))
    .orderBy(asc(upload.createdAt), asc(upload.name))
  const names = loose.slice(0, 1 - MAX_UNATTACHED).map(row => row.name)
  if (names.length > 0) await orm.delete(upload).where(inArray(upload.name, names))
}

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
