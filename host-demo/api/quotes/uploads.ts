import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import { sheetEnding } from '#shared/procurement/attachments/sheet-ending.ts'
import type { Orm } from '../database/database.ts'
import { ATTACHING, isUnattached } from '../database/delete-expired.ts'
import { company, member, quoteEvent, rfq, upload } from '../database/tables.ts'
import type { NamedFile } from '../files/receive.ts'
import type { Author, Member } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { hashSecret, newFileName } from '../security/secrets.ts'

const errors = texts('error.upload', {
  quota: 'Your files have reached the limit of {max} MB. Please send this without a file.',
  sheet: 'Attach a PDF. A sheet can go with an RFQ only.',
  unknown: 'We do not have the attached file. Please upload it again.',
})

/** The number of unattached files that a member keeps: the newest ones. */
const MAX_UNATTACHED = 20

/** The room for a member's attached files together. Unattached files make room for each other. */
const QUOTA_MB = 200

export type Uploader = Pick<Author, 'id' | 'companyId'>

const columnsOf = ({ id, companyId }: Uploader) => (id === null ? { companyId } : { memberId: id })

const isFrom = ({ id, companyId }: Uploader) =>
  id === null ? and(isNull(upload.memberId), eq(upload.companyId, companyId ?? 0)) : eq(upload.memberId, id)

/** Stores the uploader's file once, and returns its name. It comes again if its first answer was lost. */
export async function storeUpload(
  orm: Orm,
  now: Date,
  by: Uploader,
  { bytes, fileName }: NamedFile,
): Promise<string> {
  // Locks the uploader: two simultaneous uploads of one file must not both be stored.
  const [table, id] = by.id === null ? [company, by.companyId ?? 0] : [member, by.id]
  await orm.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
  const [known] = await orm
    .update(upload)
    .set({ createdAt: now })
    .where(and(isFrom(by), hasBytes(bytes), eq(upload.fileName, fileName)))
    .returning({ name: upload.name })
  if (known) return known.name
  const [used] = await orm
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${upload.bytes})), 0)` })
    .from(upload)
    .where(and(isFrom(by), sql`not (${isUnattached(orm)})`))
  if (Number(used?.bytes) + bytes.length > QUOTA_MB * 1024 ** 2) throw quotaReached()
  const name = [newFileName(), sheetEnding(fileName) ?? []].flat().join('.')
  await orm.insert(upload).values({ name, ...columnsOf(by), fileName, bytes, createdAt: now })
  return name
}

/** Compares by a hash: an embedded database takes a third of a second to receive 10 MB. */
const hasBytes = (bytes: Uint8Array) =>
  sql`octet_length(${upload.bytes}) = ${bytes.length} and sha256(${upload.bytes}) = decode(${hashSecret(bytes)}, 'hex')`

const quotaReached = () => new HttpError(413, errors.quota({ max: QUOTA_MB }))

/** Returns the condition for the member's own files, and for files of requests that the member sent or received. */
export function isReadableBy(orm: Orm, { id, companyId }: Member) {
  const ofQuotes = ATTACHING.map(({ table, file }) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(file, upload.name), or(eq(table.memberId, id), eq(table.companyId, companyId ?? 0)))),
    ),
  )
  return or(eq(upload.memberId, id), ...ofQuotes)
}

/** Returns the condition for files of these RFQs and of their histories. */
export function isAttachedTo(orm: Orm, ids: number[]) {
  const one = { one: sql`1` }
  const isFile = or(eq(rfq.uploadName, upload.name), eq(rfq.sheetName, upload.name))
  const ofRfq = and(isFile, inArray(rfq.id, ids))
  const ofEvent = and(eq(quoteEvent.uploadName, upload.name), inArray(quoteEvent.rfqId, ids))
  return or(
    exists(orm.select(one).from(rfq).where(ofRfq)),
    exists(orm.select(one).from(quoteEvent).where(ofEvent)),
  )
}

/** Deletes the uploader's unattached files, except the newest ones and the one stored just now. */
export async function deleteUnattached(orm: Orm, by: Uploader, stored: string): Promise<void> {
  const loose = await orm
    .select({ name: upload.name })
    .from(upload)
    .where(and(isFrom(by), ne(upload.name, stored), isUnattached(orm)))
    .orderBy(asc(upload.createdAt), asc(upload.name))
  const names = loose.slice(0, 1 - MAX_UNATTACHED).map(row => row.name)
  if (names.length > 0) await orm.delete(upload).where(inArray(upload.name, names))
}

/** Returns the path that replies name for a stored file. */
export const filePath = (name: string) => `/api/files/${isSheet(name) ? name : `${name}.pdf`}`

/** Returns the stored name in such a path or URL, else undefined. */
export function storedName(url: string): string | undefined {
  return /(?:^|\/)([0-9a-f]{32}\.(?:pdf|xlsx|csv|tsv|txt))$/.exec(url)?.[1]?.replace('.pdf', '')
}

export const isSheet = (name: string): boolean => name.includes('.')

/** The address of a file, and the name under which the company sees it. */
export type Attachment = { attachmentUrl: string; fileName: string }

/** Returns a quote's columns for its PDF. Throws an HttpError 400 if the sender did not upload it. */
export async function ownUpload(orm: Orm, by: Uploader, { attachmentUrl, fileName }: Attachment) {
  if (attachmentUrl === '') return { uploadName: null, fileName: '' }
  const { name } = await ownFile(orm, by, attachmentUrl)
  if (isSheet(name)) throw new HttpError(400, errors.sheet)
  return { uploadName: name, fileName }
}

/** The address of a sheet, alone or after that of a PDF and a blank: decisions.mdx#the-original-sheet. */
const SHEET = /(?:^| )\S+\.(?:xlsx|csv|tsv|txt)$/

/** Returns an RFQ's columns for its PDF and its sheet, as `ownUpload` does. */
export async function ownUploads(orm: Orm, by: Uploader, { attachmentUrl, fileName }: Attachment) {
  const [sheetUrl = ''] = SHEET.exec(attachmentUrl) ?? []
  const pdfUrl = attachmentUrl.slice(0, attachmentUrl.length - sheetUrl.length)
  const pdf = await ownUpload(orm, by, { attachmentUrl: pdfUrl, fileName })
  if (sheetUrl === '') return pdf
  const sheet = await ownFile(orm, by, sheetUrl.trim())
  return { ...pdf, sheetName: sheet.name, sheetFileName: sheet.fileName }
}

async function ownFile(orm: Orm, by: Uploader, url: string) {
  const isOwn = and(eq(upload.name, storedName(url) ?? ''), isFrom(by))
  const [found] = await orm.select({ name: upload.name, fileName: upload.fileName }).from(upload).where(isOwn)
  if (!found) throw new HttpError(400, errors.unknown)
  return found
}
