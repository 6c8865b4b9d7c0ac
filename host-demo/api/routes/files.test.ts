import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiry, upload } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { type RequestOptions, START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  token = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

const MB = 1024 * 1024
const PDF = '%PDF-1.4\n%âãÏÓ\n'

function form(content: BlobPart, field = 'file', name = 'drawing.pdf'): FormData {
  const body = new FormData()
  body.append(field, new File([content], name, { type: 'application/pdf' }))
  return body
}

type Stored = { Result: [{ DocFileName: string }] }

const put = (body: BodyInit, sent: RequestOptions = {}, target = 'Products/Rfq') =>
  api.send<Stored>('POST', `/api/upload/Public/${target}/Doc`, body, { token, ...sent })

let files = 0

/** Stores a new file each time. */
async function stored(): Promise<string> {
  const { body } = await put(form(`${PDF}% ${++files}\n`))
  return body.Result[0].DocFileName
}

const rfq = (attachmentUrl: string, sent: RequestOptions = {}) =>
  api.post(
    '/api/public/rfq/new2',
    {
      categoryTypeId: 1,
      title: 'RFQ : Valve',
      quantity: 1,
      toTenantId: 1,
      rfqBody: 'As drawn.',
      productServiceId: 1,
    },
    { token, query: { attachmentUrl, fileName: 'drawing' }, ...sent },
  )

describe('an upload', () => {
  test.each(['Inquiry', 'Services/Rfq', 'Products/Rfq'])('to %s returns the stored name', async target => {
    const { status, body } = await put(form(PDF), {}, target)
    expect(status).toBe(200)
    expect(body).toEqual({
      ReturnCode: 200,
      ResponseMessage: 'The file was stored.',
      Result: [{ DocFileName: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.pdf$/) }],
    })
  })

  test('is returned byte for byte, as a download', { timeout: 90_000 }, async () => {
    const bytes = new Uint8Array(2 * MB).map((_, at) => at % 251)
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
    const { body } = await put(form(bytes))
    const answer = await api.app.request(body.Result[0].DocFileName, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[0-9a-f]{32}\.pdf"$/)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('accepts 10 MB and rejects one byte more', { timeout: 90_000 }, async () => {
    const full = new Uint8Array(10 * MB)
    full.set(new TextEncoder().encode('%PDF-'))
    expect((await put(form(full))).status).toBe(200)
    const over = new Uint8Array(10 * MB + 1)
    over.set(full)
    expect(await put(form(over))).toMatchObject({
      status: 413,
      body: { ReturnCode: 413, ResponseMessage: 'The file is too large: at most 10 MB.' },
    })
    expect((await put(form(new Uint8Array(12 * MB)))).status).toBe(413)
  })

  test.each([
    ['a PNG of another name', form('\x89PNG\r\n'), 415],
    ['an empty file', form(''), 415],
    ['a page with a PDF inside', form(`<html>${PDF}`), 415],
    ['a PDF that is named as a program', form(PDF, 'file', 'x.exe'), 415],
    ['a PDF without an ending', form(PDF, 'file', 'drawing'), 415],
    ['a file in another field', form(PDF, 'document'), 400],
    ['a text in the field', new URLSearchParams({ file: PDF }), 400],
    ['no form at all', PDF, 400],
  ])('of %s is refused', async (_, body, status) => {
    const headers = typeof body === 'string' ? { 'Content-Type': 'application/pdf' } : {}
    const answer = await put(body, { headers })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ ReturnCode: status, ResponseMessage: expect.any(String) })
  })

  test.each(['\ufeff', '\r\n', '# Information before the actual PDF data.\n'])(
    'may have %j before its header, as viewers accept',
    async start => {
      const { status, body } = await put(form(start + PDF))
      expect(status).toBe(200)
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await api.app.request(body.Result[0].DocFileName, { headers })
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(start + PDF))
    },
  )

  test('may have a name in capitals', async () => {
    expect((await put(form(PDF, 'file', 'A.2.PDF'))).status).toBe(200)
  })

  test('with a broken form body is refused', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await put('--y\r\nnothing', { headers })).status).toBe(400)
  })

  test('needs a bearer', async () => {
    expect((await put(form(PDF), { token: '' })).status).toBe(401)
  })

  test('sent twice with one Idempotency-Key is stored once', async () => {
    const headers = { 'Idempotency-Key': 'upload-1' }
    const first = await put(form(PDF), { headers })
    const again = await put(form(PDF), { headers })
    expect(again.body).toEqual(first.body)
    expect((await put(form(`${PDF}more`), { headers })).status).toBe(422)
  })

  test('of the same file again returns the stored one, but not that of another member', async () => {
    const [first, again] = [await put(form(`${PDF}same`)), await put(form(`${PDF}same`), {}, 'Inquiry')]
    expect(again.body).toEqual(first.body)
    const other = await put(form(`${PDF}same`), { token: await api.asSeller() })
    expect(other.body).not.toEqual(first.body)
    const together = await Promise.all([put(form(`${PDF}together`)), put(form(`${PDF}together`))])
    expect(together[0].body).toEqual(together[1].body)
  })

  test('makes room for newer ones if it is never attached', async () => {
    const seller = await api.asSeller()
    const names: string[] = []
    for (let more = 0; more < 22; more += 1) {
      api.advance(1)
      const { body } = await put(form(`${PDF}% ${more}`), { token: seller })
      names.push(body.Result[0].DocFileName)
    }
    const statuses = await Promise.all(
      names.map(async name => (await api.get(name, { token: seller })).status),
    )
    expect(statuses).toEqual([404, 404, ...Array.from({ length: 20 }, () => 200)])
  })

  test('is available at once, however many were stored at the same moment', async () => {
    for (let more = 0; more < 40; more += 1) {
      const { body } = await put(form(`${PDF}% at once ${more}`))
      expect((await api.get(body.Result[0].DocFileName, { token })).status).toBe(200)
    }
  })

  test('is deleted after some days if it is never attached, and otherwise stays', async () => {
    const loose = await stored()
    const attached = await stored()
    await rfq(attached)
    api.advance(9 * 24 * 3600)
    token = await api.asBuyer()
    await expect
      .poll(async () => (await api.database.orm.select().from(upload)).some(row => loose.includes(row.name)))
      .toBe(false)
    expect((await api.get(attached, { token })).status).toBe(200)
  })
})

test('a member’s attached files share a limit', { timeout: 90_000 }, async () => {
  const path = await stored()
  const isOurs = eq(upload.name, path.slice(-36, -4))
  const [ours] = await api.database.orm.select({ memberId: upload.memberId }).from(upload).where(isOurs)
  await api.database.orm.execute(sql`insert into upload (name, member_id, bytes, created_at)
    select 'large ' || n, ${ours?.memberId ?? 0}, convert_to(repeat('x', ${50 * MB}), 'UTF8'), now() + interval '1 day'
    from generate_series(1, 4) n`)
  await api.database.orm.execute(sql`insert into inquiry (member_id, company_id, title, upload_name, created_at)
    select member_id, 1, 'Drawing', name, now() from upload where name like 'large%'`)
  const answer = await put(form(`${PDF}one more`))
  expect(answer.status).toBe(413)
  expect(answer.body).toEqual({
    ReturnCode: 413,
    ResponseMessage: 'Your files have reached the limit of 200 MB. Please send this without a file.',
  })
  expect((await put(form(`${PDF}one more`), { token: await api.asSeller() })).status).toBe(200)
  await api.database.orm.delete(inquiry).where(like(inquiry.uploadName, 'large%'))
  expect((await put(form(`${PDF}one more`))).status).toBe(200)
})

describe('a stored file', () => {
  test('is only for its uploader until it is sent, then also for the company', async () => {
    const path = await stored()
    const seller = await api.asSeller()
    expect((await api.get(path, { token: seller })).status).toBe(404)
    expect((await rfq(path)).status).toBe(200)
    expect((await api.get(path, { token: seller })).status).toBe(200)
    expect((await api.get(path, { token })).status).toBe(200)
  })

  test('of another member looks like a missing one', async () => {
    const path = await stored()
    await rfq(path)
    const stranger = await api.join({ Email: 'x@example.test', Category: 'company' })
    const foreign = await api.get(path, { token: stranger })
    const missing = await api.get(`/api/files/${'0'.repeat(32)}.pdf`, { token: stranger })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
    expect((await api.get(path)).status).toBe(401)
  })

  test('of another member cannot be attached', async () => {
    const path = await stored()
    expect((await rfq(path, { token: await api.asSeller() })).status).toBe(400)
  })

  test('may be named by its full URL', async () => {
    expect((await rfq(`https://api.example${await stored()}`)).status).toBe(200)
  })

  test.each(['x.pdf', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(31)}'.pdf`, `${'0'.repeat(32)}.exe`])(
    'is not available as %s',
    async name => {
      expect((await api.get(`/api/files/${name}`, { token })).status).toBe(404)
    },
  )
})
