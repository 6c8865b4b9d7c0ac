import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { ATTACHING, isUnattached } from '../database/delete-expired.ts'
import { member, upload } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { newFileName } from '../security/secrets.ts'

/** Files that a member uploaded and then attached to nothing: the newest so many are kept. */
const MAX_UNATTACHED = 20

/** What a member's attached files may take together; the others make room for each other. */
const QUOTA_MB = 200

/**
 * Stores a member's file and gives its name. The same file again is stored once: it is sent again where its first answer
 * was lost, or after a reload.
 */
export async function storeUpload(orm: Orm, now: Date, memberId: number, bytes: Uint8Array): Promise<string> {
  // Locks the member: two uploads of one file at the same moment must not both be stored.
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
  new HttpError(
    413,
    `Your files have reached ${QUOTA_MB} MB, which is all there is. Please send this without a file.`,
  )

/** Its uploader may read a file, and both sides of a request that it came with. */
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

/** Deletes what a member uploaded and attached to nothing, except the newest files and the one stored just now. */
export async function deleteUnattached(orm: Orm, memberId: number, stored: string): Promise<void> {
  const loose = await orm
    .select({ name: upload.name })
    .from(upload)
    .where(and(eq(upload.memberId, memberId), ne(upload.name, stored), isUnattached(orm)))
    .orderBy(asc(upload.createdAt), asc(upload.name))
  const names = loose.slice(0, 1 - MAX_UNATTACHED).map(row => row.name)
  if (names.length > 0) await orm.delete(upload).where(inArray(upload.name, names))
}
