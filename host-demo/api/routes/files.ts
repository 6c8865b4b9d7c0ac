import { and, eq, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { upload } from '../database/tables.ts'
import { limitForm, type NamedFile, parsePdf, parseSheet } from '../files/receive.ts'
import {
  deleteUnattached,
  filePath,
  isReadableBy,
  isSheet,
  storedName,
  storeUpload,
  type Uploader,
} from '../quotes/uploads.ts'
import { clientAddress } from '../request/address.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { done } from '../request/done.ts'
import { notFound } from '../request/http-error.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireConfirmed } from '../security/require-confirmed.ts'
import { requireSignIn } from '../security/require-sign-in.ts'
import { hashSecret } from '../security/secrets.ts'

/** Routes for uploading PDFs and sheets, and for reading them with permission. */
export function fileRoutes(api: Api) {
  const { orm, settings } = api

  const receive = (parse: typeof parsePdf) => async (c: ApiContext) => {
    await countAttempt(api, 'uploadByAddress', clientAddress(c, settings.trustProxy))
    await countAttempt(api, 'uploadByMember', c.var.member.id)
    return storeFile(c, api, c.var.member, await parse(c))
  }

  const mayUpload = [requireSignIn(api), requireConfirmed(api), limitForm] as const

  return new Hono<ApiEnv>()
    .post('/api/upload/Public/Inquiry/Doc', ...mayUpload, receive(parsePdf))
    .post('/api/upload/Public/Services/Rfq/Doc', ...mayUpload, receive(parsePdf))
    .post('/api/upload/Public/Products/Rfq/Doc', ...mayUpload, receive(parsePdf))
    .post('/api/upload/dashboard/document', ...mayUpload, receive(parsePdf))
    .post('/api/upload/Public/Rfq/Sheet', ...mayUpload, receive(parseSheet))

    .get('/api/files/:name', requireSignIn(api), c => sendFile(c, api, isReadableBy(orm, c.var.member)))
}

/** Stores the file of an upload, once for each Idempotency-Key. */
export function storeFile(c: ApiContext, api: Api, by: Uploader, file: NamedFile): Promise<Response> {
  return idempotent(c, api, hashSecret(file.bytes) + file.fileName, async transaction => {
    const name = await storeUpload(transaction, api.settings.clock(), by, file)
    await deleteUnattached(transaction, by, name)
    return done(c, 'fileStored', { Result: [{ DocFileName: filePath(name) }] })
  })
}

/** Answers with the file that the path names, if the caller may read it. A sheet is a download that no browser shows. */
export async function sendFile(c: ApiContext, { orm }: Api, isReadable: SQL | undefined): Promise<Response> {
  const name = storedName(c.req.param('name') ?? '') ?? ''
  const [found] = await orm
    .select({ bytes: sql<string>`encode(${upload.bytes}, 'base64')` })
    .from(upload)
    .where(and(eq(upload.name, name), isReadable))
  // The same answer for another member's file and for a missing one, so that nobody learns which names exist.
  if (!found) throw notFound('file')
  return c.body(Uint8Array.from(Buffer.from(found.bytes, 'base64')), 200, {
    'Content-Type': isSheet(name) ? 'application/octet-stream' : 'application/pdf',
    'Content-Disposition': `attachment; filename="${isSheet(name) ? name : `${name}.pdf`}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
}
