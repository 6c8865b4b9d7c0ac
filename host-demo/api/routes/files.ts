import { and, eq, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { upload } from '../database/tables.ts'
import {
  deleteUnattached,
  filePath,
  isReadableBy,
  storedName,
  storeUpload,
  type Uploader,
} from '../quotes/uploads.ts'
import { clientAddress } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, success } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { limitForm, parsePdf } from '../request/pdf.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'
import { hashSecret } from '../security/secrets.ts'

/** Routes for uploading PDFs, and for reading them with permission. */
export function fileRoutes(api: Api) {
  const { orm, settings } = api

  async function receive(c: ApiContext) {
    await countAttempt(api, 'uploadByAddress', clientAddress(c, settings.trustProxy))
    await countAttempt(api, 'uploadByMember', c.var.member.id)
    return receivePdf(c, api, c.var.member)
  }

  return new Hono<ApiEnv>()
    .post('/api/upload/Public/Inquiry/Doc', requireSignIn(api), limitForm, receive)
    .post('/api/upload/Public/Services/Rfq/Doc', requireSignIn(api), limitForm, receive)
    .post('/api/upload/Public/Products/Rfq/Doc', requireSignIn(api), limitForm, receive)

    .get('/api/files/:name', requireSignIn(api), c => sendPdf(c, api, isReadableBy(orm, c.var.member)))
}

/** Stores the PDF of an upload, once for each Idempotency-Key. */
export async function receivePdf(c: ApiContext, api: Api, by: Uploader): Promise<Response> {
  const bytes = await parsePdf(c)
  return idempotent(c, api, hashSecret(bytes), async transaction => {
    const name = await storeUpload(transaction, api.settings.clock(), by, bytes)
    await deleteUnattached(transaction, by, name)
    return success('The file was stored.', { Result: [{ DocFileName: filePath(name) }] })
  })
}

/** Answers with the PDF that the path names, if the caller may read it. */
export async function sendPdf(c: ApiContext, { orm }: Api, isReadable: SQL | undefined): Promise<Response> {
  const name = storedName(c.req.param('name') ?? '') ?? ''
  const [found] = await orm
    .select({ bytes: sql<string>`encode(${upload.bytes}, 'base64')` })
    .from(upload)
    .where(and(eq(upload.name, name), isReadable))
  // The same answer for another member's file and for a missing one, so that nobody learns which names exist.
  if (!found) throw notFound('This file')
  return c.body(Uint8Array.from(Buffer.from(found.bytes, 'base64')), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}.pdf"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
}
