import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../security/limits.ts'
import { type MadePart, madeArchive, typesPart } from '../testing/archives.ts'
import { mainPart } from '../testing/sheets.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
let server: ReturnType<typeof createAdaptorServer>
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
  token = await api.asBuyer()
  server = createAdaptorServer({ fetch: api.app.fetch })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
}, START_TIMEOUT)
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await api.close()
})

const MB = 1024 ** 2
const SHEET = '/api/upload/Public/Rfq/Sheet'
const PDF = '/api/upload/Public/Inquiry/Doc'
/** Most of these files keep a server that reads them in its own thread busy for longer. */
const PATIENCE_MS = 3_000

/** Sends a request over a connection of its own, and returns the status of the answer. */
async function send(path: string, init: RequestInit = {}): Promise<number> {
  const given = new Request(`http://127.0.0.1${path}`, init)
  const body = Buffer.from(await given.arrayBuffer())
  const headers = { ...Object.fromEntries(given.headers), 'content-length': String(body.length) }
  const { port } = server.address() as AddressInfo
  const sending = request({ port, host: '127.0.0.1', path, method: given.method, headers, agent: false })
  sending.end(body)
  const [answer]: IncomingMessage[] = await once(sending, 'response')
  answer?.resume()
  return answer?.statusCode ?? 0
}

/** Uploads while others ask for the health of the server, which must not keep them waiting. */
async function attack(body: BodyInit, headers: Record<string, string> = {}, path = SHEET) {
  let isOver = false
  const sent = { method: 'POST', headers: { Authorization: `Bearer ${token}`, ...headers }, body }
  const uploading = send(path, sent).finally(() => {
    isOver = true
  })
  let longest = 0
  do {
    const asked = performance.now()
    expect(await send('/api/health')).toBe(200)
    longest = Math.max(longest, performance.now() - asked)
  } while (!isOver)
  expect(longest).toBeLessThan(PATIENCE_MS)
  return { status: await uploading }
}

function formOf(content: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}

const types = `<Types>${mainPart()}</Types>`
const spaces = (megabytes: number) => Buffer.concat([Buffer.from(types), Buffer.alloc(megabytes * MB, ' ')])
const sharing = (count: number): MadePart[] => {
  const content = spaces(0.9)
  const listed = { size: content.length, packedSize: deflateRawSync(content).length, local: 0 }
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? typesPart(content) : { ...typesPart(''), listed },
  )
}
const good = () => madeArchive([typesPart()])
const listing = (listed: NonNullable<MadePart['listed']>) => madeArchive([{ ...typesPart(), listed }])

describe('a hostile archive is refused, and keeps nobody waiting', () => {
  test.each<[string, () => Buffer<ArrayBuffer>]>([
    ['that counts 200 million parts by ZIP64', () => madeArchive([typesPart()], { zip64: 200_000_000n })],
    ['of 200 million parts and none', () => madeArchive([], { zip64: 200_000_000n, before: 'PK\x03\x04' })],
    ['with ZIP64 beside a small count', () => madeArchive([typesPart()], { zip64: 2n ** 40n, count: 1 })],
    ['that counts more parts than it lists', () => madeArchive([typesPart()], { count: 0xfffe })],
    ['that counts fewer parts than it lists', () => madeArchive([typesPart(), { name: 'a' }], { count: 1 })],
    ['with 3,000 entries of one part', () => madeArchive(sharing(3_000))],
    ['with two parts of one name', () => madeArchive([typesPart(), typesPart()])],
    [
      'with two parts whose names differ by capitals',
      () => madeArchive([typesPart(), { name: '[content_types].XML' }]),
    ],
    [
      'with parts that share bytes',
      () =>
        madeArchive([
          typesPart('<Types/>'),
          { name: 'a', listed: { name: '[Content_Types].xml', local: 0 } },
        ]),
    ],
    [
      'with a part inside another one',
      () =>
        madeArchive([
          { ...typesPart(), listed: { packedSize: 300 } },
          { name: 'a', content: 'x'.repeat(500) },
        ]),
    ],
    [
      'with a part that is longer than it states',
      () => madeArchive([{ ...typesPart(spaces(30)), listed: { size: 99 } }]),
    ],
    ['with a part that is shorter than it states', () => listing({ size: types.length + 1 })],
    ['with a bomb of 30 MB', () => madeArchive([typesPart(spaces(30))])],
    ['with a part of 4 GB', () => listing({ size: 0xfffffffe })],
    ['with a size that stands elsewhere', () => listing({ size: 0xffffffff })],
    ['with a part behind its end', () => listing({ local: 0xfffffff0 })],
    ['with a packed size behind its end', () => listing({ packedSize: 0x7fffffff })],
    [
      'whose directory names a part differently',
      () => madeArchive([{ name: 'xl/other.xml', content: types, listed: { name: '[Content_Types].xml' } }]),
    ],
    ['with an encrypted part', () => listing({ flags: 1 })],
    ['with an unknown method', () => listing({ method: 14 })],
    [
      'with 12,000 parts',
      () => madeArchive([typesPart(), ...Array.from({ length: 12_000 }, (_, at) => ({ name: `a${at}` }))]),
    ],
    [
      'with names of 65,000 letters',
      () =>
        madeArchive([
          typesPart(),
          ...Array.from({ length: 70 }, (_, at) => ({ name: 'embeddings/'.repeat(5950) + at })),
        ]),
    ],
    ['whose directory is elsewhere', () => madeArchive([typesPart()], { directory: 0 })],
    ['whose directory is larger than the file', () => madeArchive([typesPart()], { size: 0x7fffffff })],
    ['with bytes before it', () => madeArchive([typesPart()], { before: 'PK\x03\x04' })],
    ['with bytes after it', () => madeArchive([typesPart()], { after: 'x' })],
    [
      'with another end in its comment',
      () => madeArchive([typesPart()], { comment: 'PK\x05\x06'.padEnd(22, '\0') }),
    ],
    ['that is cut off', () => good().subarray(0, good().length - 30)],
    ['without parts', () => madeArchive([], { before: 'PK\x03\x04' })],
    ['that is an archive in an archive', () => madeArchive([{ name: 'a.xlsx', content: good() }])],
  ])('%s', { timeout: 180_000 }, async (_, make) => {
    expect(await attack(formOf(make(), 'list.xlsx'))).toMatchObject({ status: 415 })
  })
})

test('an archive as programs write it is taken, with a comment, thousands of parts and huge styles too', async () => {
  const parts = Array.from({ length: 3_000 }, (_, at) => ({ name: `xl/media/image${at}.png`, content: 'x' }))
  const styles = { name: 'xl/styles.xml', content: `<styleSheet>${' '.repeat(20 * MB)}</styleSheet>` }
  for (const archive of [good(), madeArchive([typesPart(), styles, ...parts], { comment: 'Made by hand' })])
    expect(await attack(formOf(archive, 'list.xlsx'))).toMatchObject({ status: 200 })
})

describe('a hostile form is refused, and keeps nobody waiting', () => {
  const mark = '--edge-of-a-part\r\nContent-Disposition: form-data; name="file"; filename="a.csv"'
  const many = (part: string) => part.repeat(Math.floor((10 * MB) / part.length))
  test.each([
    [
      '112,000 empty files',
      () => many('--edge-of-a-part\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'),
    ],
    [
      '200,000 empty fields',
      () => many('--edge-of-a-part\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'),
    ],
    ['two million lines above its file', () => `${mark}\r\n${many('a:b\r\n')}\r\nx\r\n`],
    ['a name of 10 MB', () => `${mark.slice(0, -1)}${many('%22')}"\r\n\r\nx\r\n`],
    ['10 MB before its file', () => `${many('\r\n')}${mark}\r\n\r\nx\r\n`],
    ['no file', () => '--edge-of-a-part\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n'],
  ])('with %s', { timeout: 180_000 }, async (_, make) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=edge-of-a-part' }
    for (const path of [SHEET, PDF])
      expect((await attack(`${make()}--edge-of-a-part--\r\n`, headers, path)).status).toBe(400)
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'text/plain; boundary=edge-of-a-part'])(
    'of the type %s',
    async type => {
      expect(
        (await attack(`${mark}\r\n\r\nx\r\n--edge-of-a-part--\r\n`, { 'Content-Type': type })).status,
      ).toBe(400)
    },
  )
})
