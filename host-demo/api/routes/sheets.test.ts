import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../database/tables.ts'
import { limits } from '../security/limits.ts'
import { mailedRequest } from '../testing/mailed-requests.ts'
import { archive, mainPart, workbook } from '../testing/sheets.ts'
import { type RequestOptions, START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  token = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

const CALL = '/api/upload/Public/Rfq/Sheet'
const MB = 1024 * 1024
const CSV = 'Item;Qty\r\nGate valve 2";4\r\n'

type Stored = { Result: [{ DocFileName: string }] }
type Part = string | Uint8Array<ArrayBuffer>

function put(content: Part, name = 'MTO rev. 3.csv', sent: RequestOptions = {}, path = CALL) {
  const form = new FormData()
  form.append('file', new File([content], name))
  return api.send<Stored>('POST', path, form, { token, ...sent })
}

const stored = async (content: Part, name?: string) => (await put(content, name)).body.Result[0].DocFileName
const storedPdf = async () => {
  const { body } = await put('%PDF-1.4\n', 'plan.pdf', {}, '/api/upload/Public/Products/Rfq/Doc')
  return body.Result[0].DocFileName
}

async function bytesAt(path: string, bearer = token) {
  const answer = await api.app.request(path, { headers: { Authorization: `Bearer ${bearer}` } })
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a sheet', () => {
  test.each([
    ['CSV', CSV, 'list.csv'],
    ['CSV with a byte order mark', `\ufeff${CSV}`, 'LIST.CSV'],
    ['CSV of an older set of characters', Uint8Array.from([0x56, 0x65, 0x6e, 0x74, 0xed, 0x6c]), 'list.csv'],
    ['a text of UTF-16', Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x42, 0x01]), 'list.txt'],
    ['TSV that mentions tags', 'Item\tQty\n<b>Valve</b>\t4\n', 'list.tsv'],
    ['a formula, which nobody changes', '=HYPERLINK("https://x.test")\n', 'list.csv'],
  ])('of %s comes back byte for byte, as a download that no browser shows', async (_, content, name) => {
    const path = await stored(content, name)
    expect(path).toMatch(/^\/api\/files\/[0-9a-f]{32}\.(csv|tsv|txt)$/)
    const { headers, bytes } = await bytesAt(path)
    expect(bytes).toEqual(Buffer.from(content))
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${path.split('/').at(-1)}"`)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('accepts XLSX', async () => {
    const given = await workbook(['Item', 'Qty'], ['Gate valve', '4'])
    const path = await stored(given, 'MTO.xlsx')
    expect(path).toMatch(/\.xlsx$/)
    expect((await bytesAt(path)).bytes).toEqual(Buffer.from(given))
  })

  test('accepts 10 MB and rejects one byte more', async () => {
    const full = 'x'.repeat(10 * MB)
    expect((await put(full)).status).toBe(200)
    expect(await put(`${full}x`)).toMatchObject({
      status: 413,
      body: { ResponseMessage: 'The file is too large: at most 10 MB.' },
    })
  })

  const names = ['list.xlsm', 'list.xls', 'list.html', 'list.csv.exe', 'list.pdf', 'list', '.csv\u202E.hta']
  test.each(names)('with the name %s is refused', async name => {
    expect(await put(CSV, name)).toMatchObject({
      status: 415,
      body: { ResponseMessage: 'The name of the sheet must end in .xlsx, .csv, .tsv or .txt.' },
    })
  })

  test('needs a name of at most 255 characters, a file, and a bearer', async () => {
    expect((await put(CSV, `${'x'.repeat(252)}.csv`)).status).toBe(400)
    expect((await api.send('POST', CALL, new FormData(), { token })).status).toBe(400)
    expect((await put(CSV, 'list.csv', { token: '' })).status).toBe(401)
  })

  const MACROS =
    'This workbook has macros or objects of other programs. Save a copy without them and send that.'
  const NO_WORKBOOK = 'This file is not an XLSX workbook.'
  const NO_TEXT = 'This file is not a text. Save the sheet as CSV UTF-8 and send that.'
  const PAGE = 'This file is a web page. Save it as .xlsx or .csv and send that.'
  const good = archive(mainPart())
  test.each<[string, Part, string, string]>([
    ['macros under another name', archive(mainPart(), { 'xl/vbaProject.bin': 'x' }), 'a.xlsx', MACROS],
    [
      'the type of a workbook with macros',
      archive(mainPart('sheet').replace('openxmlformats', 'sheet.macroEnabled')),
      'a.xlsx',
      MACROS,
    ],
    [
      'a macro part of any name',
      archive(
        `${mainPart()}<Override PartName="/xl/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>`,
      ),
      'a.xlsx',
      MACROS,
    ],
    [
      'a type that is written by references',
      archive(`${mainPart()}<Override ContentType="v&#98;aProject"/>`),
      'a.xlsx',
      MACROS,
    ],
    ['sheets of macros', archive(mainPart(), { 'xl/macrosheets/sheet1.xml': '<a/>' }), 'a.xlsx', MACROS],
    ['controls', archive(mainPart(), { 'xl/activeX/activeX1.xml': '<a/>' }), 'a.xlsx', MACROS],
    ['an embedded program', archive(mainPart(), { 'xl/embeddings/oleObject1.bin': 'MZ' }), 'a.xlsx', MACROS],
    [
      'a document of another program',
      archive(mainPart().replace('spreadsheetml.sheet', 'wordprocessingml.document')),
      'a.xlsx',
      NO_WORKBOOK,
    ],
    [
      'an archive of anything',
      Uint8Array.from(zipSync({ 'a.exe': new Uint8Array(4) })),
      'a.xlsx',
      NO_WORKBOOK,
    ],
    [
      'a web page before a workbook',
      Uint8Array.from([...Buffer.from('<html>'), ...good]),
      'a.xlsx',
      NO_WORKBOOK,
    ],
    ['half a workbook', good.slice(0, good.length / 2), 'a.xlsx', NO_WORKBOOK],
    ['a text', CSV, 'a.xlsx', NO_WORKBOOK],
    ['a workbook', good, 'a.csv', NO_TEXT],
    ['a program', 'MZ\0\x03', 'a.txt', NO_TEXT],
    ['a web page', ' <!DOCTYPE html><script>alert(1)</script>', 'a.csv', PAGE],
    ['a web page in UTF-16', Uint8Array.from(Buffer.from('\ufeff<script>', 'utf16le')), 'a.txt', PAGE],
    ['a picture with a script', '\ufeff\n<svg onload="alert(1)">', 'a.txt', PAGE],
    ['nothing', '', 'a.csv', 'This sheet is empty.'],
  ])('that is %s is refused with the reason', async (_, content, name, ResponseMessage) => {
    expect(await put(content, name)).toMatchObject({ status: 415, body: { ResponseMessage } })
  })

  test('sent again is stored once under each of its names', async () => {
    const path = await stored('Item\nValve', 'a.csv')
    expect(await stored('Item\nValve', 'a.csv')).toBe(path)
    expect(await stored('Item\nValve', 'b.csv')).not.toBe(path)
    const headers = { 'Idempotency-Key': 'sheet-1' }
    const first = await put('Item\nGasket', 'a.csv', { headers })
    expect((await put('Item\nGasket', 'a.csv', { headers })).body).toEqual(first.body)
    expect((await put('Item\nGasket', 'b.csv', { headers })).status).toBe(422)
  })
})

type Files = { attachment: object | null; sheet: { name: string; url: string } | null }

test('both sides find a sheet and a PDF under their names, and the link in the mail opens both', async () => {
  const given = await workbook(['Item'], ['Gate valve'])
  const [sheet, pdf] = [await stored(given, 'MTO rev. 3.xlsx'), await storedPdf()]
  const { id, link } = await mailedRequest(api, token, {}, { attachmentUrl: `${pdf} ${sheet}` })
  const files = {
    attachment: { name: 'drawing.pdf', url: pdf },
    sheet: { name: 'MTO rev. 3.xlsx', url: sheet },
  }
  const seller = await api.asSeller()
  for (const bearer of [token, seller]) {
    const { body } = await api.get<{ quote: Files }>(`/api/dashboard/quotes/rfq/${id}`, { token: bearer })
    expect(body.quote).toMatchObject(files)
    expect((await bytesAt(sheet, bearer)).bytes).toEqual(Buffer.from(given))
  }
  const opened = await api.post<{ lines: Files[] }>('/api/answer/open', {}, { token: link })
  const url = sheet.replace('/api/', '/api/answer/')
  expect(opened.body.lines[0]?.sheet).toEqual({ name: 'MTO rev. 3.xlsx', url })
  expect((await bytesAt(url, link)).bytes).toEqual(Buffer.from(given))
  expect(JSON.stringify(opened.body)).not.toContain('sheetName')
})

test('a sheet can go alone, but not in the place of a PDF', async () => {
  const sheet = await stored('Item\nAlone')
  const { id } = await mailedRequest(api, token, {}, { attachmentUrl: sheet })
  const { body } = await api.get<{ quote: Files }>(`/api/dashboard/quotes/rfq/${id}`, { token })
  expect(body.quote).toMatchObject({ attachment: null, sheet: { name: 'MTO rev. 3.csv' } })
  const inquiry = {
    title: 'Inquiry : A',
    toTenantId: 1,
    inquiryBody: 'Hi',
    attachmentUrl: sheet,
    fileName: '',
  }
  expect(await api.post('/api/public/inquiry/new2', inquiry, { token })).toMatchObject({
    status: 400,
    body: { ResponseMessage: 'Attach a PDF. A sheet can go with an RFQ only.' },
  })
})

test('a sheet is only for its uploader until it is sent, and strangers learn nothing of it', async () => {
  const sheet = await stored('Item\nSecret')
  const seller = await api.asSeller()
  const stranger = await api.join({ Email: 'z@example.test', Category: 'company' })
  expect((await api.get(sheet, { token: seller })).status).toBe(404)
  const foreign = {
    categoryTypeId: 1,
    title: 'A',
    quantity: 1,
    toTenantId: 1,
    rfqBody: 'B',
    productServiceId: 1,
  }
  const query = { attachmentUrl: sheet, fileName: '' }
  expect((await api.post('/api/public/rfq/new2', foreign, { token: stranger, query })).status).toBe(400)
  const { link } = await mailedRequest(api, token)
  await mailedRequest(api, token, {}, { attachmentUrl: sheet })
  expect((await api.get(sheet, { token: seller })).status).toBe(200)
  expect((await api.get(sheet, { token: stranger })).status).toBe(404)
  expect((await api.get(sheet)).status).toBe(401)
  expect((await api.get(sheet.replace('/api/', '/api/answer/'), { token: link })).status).toBe(404)
  for (const other of [
    sheet.replace('.csv', '.pdf'),
    sheet.replace('.csv', '.xlsx'),
    sheet.replace('.csv', ''),
  ])
    expect((await api.get(other, { token })).status).toBe(404)
})

test('an attached sheet stays, and another one is deleted after some days', async () => {
  const [loose, attached] = [await stored('Item\nLoose'), await stored('Item\nAttached')]
  await mailedRequest(api, token, {}, { attachmentUrl: attached })
  api.advance(9 * 24 * 3600)
  token = await api.asBuyer()
  const names = async () =>
    (await api.database.orm.select().from(upload)).map(({ name }) => `/api/files/${name}`)
  await expect.poll(names).not.toContain(loose)
  expect(await names()).toContain(attached)
})
