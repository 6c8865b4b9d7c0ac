import { and, asc, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Orm } from '../database/database.ts'
import { inquiry, member, rfq, upload } from '../database/tables.ts'
import { filePath, storedName } from '../quotes/attachment.ts'
import { addressOf } from '../request/address.ts'
import { type Api, type ApiContext, type ApiEnv, type Member, success } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { idempotent } from '../security/idempotency.ts'
import { countAttempt } from '../security/rate-limit.ts'
import { requireSignIn } from '../security/require-sign-in.ts'
import { hashSecret, newFileName } from '../security/secrets.ts'

const MAX_FILE = 10 * 1024 * 1024
/** What the multipart form adds around the file. */
const MAX_FORM = MAX_FILE + 64 * 1024

/** Files that a member uploaded and then attached to nothing: the newest so many are kept. */
const MAX_LOOSE = 20

/** PDF uploads, and the files for those who may see them. */
export function fileRoutes(api: Api) {
  const { orm, settings } = api

  const limitForm = bodyLimit({
    maxSize: MAX_FORM,
    onError: () => {
      throw tooLarge()
    },
  })

  async function receive(c: ApiContext) {
    await countAttempt(api, 'uploadByAddress', addressOf(c, settings.trustProxy))
    await countAttempt(api, 'uploadByMember', c.var.member.id)
    const bytes = await pdfIn(c)
    return idempotent(c, api, hashSecret(bytes), async transaction => {
      const name = await store(transaction, settings.clock(), c.var.member.id, bytes)
      await dropLoose(transaction, c.var.member.id)
      return success('The file was stored.', { Result: [{ DocFileName: filePath(name) }] })
    })
  }

  return new Hono<ApiEnv>()
    .post('/api/upload/Public/Inquiry/Doc', requireSignIn(api), limitForm, receive)
    .post('/api/upload/Public/Services/Rfq/Doc', requireSignIn(api), limitForm, receive)
    .post('/api/upload/Public/Products/Rfq/Doc', requireSignIn(api), limitForm, receive)

    .get('/api/files/:name', requireSignIn(api), async c => {
      const name = storedName(c.req.param('name')) ?? ''
      const [found] = await orm
        .select({ bytes: sql<string>`encode(${upload.bytes}, 'base64')` })
        .from(upload)
        .where(and(eq(upload.name, name), isFor(orm, c.var.member)))
      // The same answer for the file of another and for none, so that nobody learns which names exist.
      if (!found) throw notFound('This file')
      return c.body(Uint8Array.from(Buffer.from(found.bytes, 'base64')), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}.pdf"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
    })
}

/**
 * Stores a member's file and gives its name. The same file again is stored once: it is sent again where its first answer
 * was lost, or after a reload.
 */
async function store(orm: Orm, now: Date, memberId: number, bytes: Uint8Array): Promise<string> {
  // Locks the member: two uploads of one file at the same moment must not both be stored.
  await orm.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
  const [known] = await orm
    .update(upload)
    .set({ createdAt: now })
    .where(and(eq(upload.memberId, memberId), eq(upload.bytes, bytes)))
    .returning({ name: upload.name })
  if (known) return known.name
  const name = newFileName()
  await orm.insert(upload).values({ name, memberId, bytes, createdAt: now })
  return name
}

/** Its uploader may read a file, and the members of a company that it was sent to. */
function isFor(orm: Orm, { id, companyId }: Member) {
  if (companyId === null) return eq(upload.memberId, id)
  const sentTo = (quote: typeof rfq | typeof inquiry) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(quote)
        .where(and(eq(quote.uploadName, upload.name), eq(quote.companyId, companyId))),
    )
  return or(eq(upload.memberId, id), sentTo(rfq), sentTo(inquiry))
}

async function pdfIn(c: ApiContext): Promise<Uint8Array<ArrayBuffer>> {
  const { file } = await formIn(c)
  if (!(file instanceof File)) throw new HttpError(400, 'Send one PDF as the field "file".')
  if (file.size > MAX_FILE) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = String.fromCharCode(...bytes.subarray(0, 5))
  if (start !== '%PDF-') throw new HttpError(415, 'This file is not a PDF.')
  return bytes
}

async function formIn(c: ApiContext) {
  try {
    return await c.req.parseBody()
  } catch (fault) {
    if (fault instanceof HttpError) throw fault
    throw new HttpError(400, 'Send the file as multipart/form-data.')
  }
}

const tooLarge = () => new HttpError(413, 'The file is too large: at most 10 MB.')

async function dropLoose(orm: Orm, memberId: number): Promise<void> {
  const isLoose = (quote: typeof rfq | typeof inquiry) =>
    notExists(orm.select({ one: sql`1` }).from(quote).where(eq(quote.uploadName, upload.name)))
  const loose = await orm
    .select({ name: upload.name })
    .from(upload)
    .where(and(eq(upload.memberId, memberId), isLoose(rfq), isLoose(inquiry)))
    .orderBy(asc(upload.createdAt), asc(upload.name))
  const names = loose.slice(0, -MAX_LOOSE).map(row => row.name)
  if (names.length > 0) await orm.delete(upload).where(inArray(upload.name, names))
}
