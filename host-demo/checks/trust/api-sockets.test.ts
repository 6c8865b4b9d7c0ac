import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { subscriber } from '#host-demo/api/database/tables.ts'
import { START_TIMEOUT, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { isMissing } from '#host-demo/site/deploy/configuration.ts'
import { type RunningNginx, runNginx } from '#host-demo/site/deploy/run-nginx.ts'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { unlimitedApi } from './api-attack.ts'
import { exchange, PATIENCE } from './raw-socket.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Malformed HTTP, sent directly to the server, and through a real nginx if one is installed.
let api: TestApi
let server: Listening
beforeAll(async () => {
  api = await unlimitedApi({ trustProxy: true })
  server = await listen(api.app.fetch, 0, 'PORT')
}, START_TIMEOUT)
afterAll(async () => {
  await server.close()
  await api.close()
})

const ADD = '/api/public/newsletter/add'
const JSON_TYPE = 'Content-Type: application/json'
const NEXT = `GET /api/health HTTP/1.1\r\nHost: market.example\r\nConnection: close\r\n\r\n`

let requests = 0
/** Returns a body that would be stored if it were accepted as one. */
const body = (): string => `{"email":"smuggled${++requests}@example.test"}`

const post = (headers: string[], content: string, start = `POST ${ADD} HTTP/1.1`): string =>
  [start, 'Host: market.example', JSON_TYPE, ...headers, '', content].join('\r\n')

const chunk = (content: string): string => `${content.length.toString(16)}\r\n${content}\r\n`

/** Bytes that a proper server does not accept as a request, or as one with an end. None of them may be stored. */
const broken: [name: string, bytes: () => string][] = [
  ['a length that is no number', () => post(['Content-Length: x'], body())],
  ['a negative length', () => post(['Content-Length: -1'], body())],
  ['a length with a sign', () => post(['Content-Length: +43'], body())],
  ['a hexadecimal length', () => post(['Content-Length: 0x2b'], body())],
  ['a length beyond all numbers', () => post([`Content-Length: ${'9'.repeat(30)}`], body())],
  ['two lengths', () => post(['Content-Length: 43', 'Content-Length: 44'], body())],
  ['a list of lengths', () => post(['Content-Length: 43, 44'], body())],
  ['a length and chunks', () => post(['Content-Length: 5', 'Transfer-Encoding: chunked'], chunk(body()))],
  ['a blank before the colon', () => post(['Transfer-Encoding : chunked'], chunk(body()))],
  ['chunks of an unknown kind', () => post(['Transfer-Encoding: xchunked'], chunk(body()))],
  ['chunks named twice', () => post(['Transfer-Encoding: chunked, identity'], chunk(body()))],
  ['a chunk of garbage', () => post(['Transfer-Encoding: chunked'], `zz\r\n${body()}\r\n0\r\n\r\n`)],
  [
    'a chunk that is longer than it says',
    () => post(['Transfer-Encoding: chunked'], `2\r\n${body()}\r\n0\r\n\r\n`),
  ],
  ['a chunk of a negative size', () => post(['Transfer-Encoding: chunked'], `-2\r\n${body()}\r\n0\r\n\r\n`)],
  [
    'a chunk of an endless size',
    () => post(['Transfer-Encoding: chunked'], `${'f'.repeat(40)}\r\n${body()}`),
  ],
  ['chunks without an end', () => post(['Transfer-Encoding: chunked'], chunk(body()))],
  ['a body without its end', () => post(['Content-Length: 400'], body())],
  ['a head without its end', () => `POST ${ADD} HTTP/1.1\r\nHost: market.example\r\nContent-Le`],
  ['lines that end in LF alone', () => post(['Content-Length: 43'], body()).replaceAll('\r', '')],
  ['a folded header', () => post(['X-A: 1', ' 2', 'Content-Length: x'], body())],
  ['a NUL in a header', () => post(['X-A: \0', 'Content-Length: x'], body())],
  ['a header without a name', () => post([': x', 'Content-Length: 43'], body())],
  ['a header of 100 KB', () => post([`X-A: ${'x'.repeat(100_000)}`], body())],
  [
    'five thousand headers',
    () =>
      post(
        Array.from({ length: 5000 }, (_, at) => `X-${at}: 1`),
        body(),
      ),
  ],
  ['an address of 100 KB', () => post([], '', `POST /api/${'x'.repeat(100_000)} HTTP/1.1`)],
  ['no version', () => post([], '', `POST ${ADD}`)],
  ['another protocol', () => post([], '', `POST ${ADD} HTCPCP/1.0`)],
  ['a version to come', () => post([], '', `POST ${ADD} HTTP/9.9`)],
  ['a method that there is not', () => post([], '', `FORGET ${ADD} HTTP/1.1`)],
  ['TLS', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [
    'nothing but noise',
    () => Array.from({ length: 2000 }, (_, at) => String.fromCharCode((at * 7919) % 256)).join(''),
  ],
]

const stored = async (): Promise<number> => (await api.database.orm.select().from(subscriber)).length

async function attack(context: TestContext, port: number, area: string, isSecure = false) {
  const tally = tallyFor(context, area)
  const before = await stored()
  const answers = await Promise.all(
    broken.flatMap(([name, bytes]) =>
      [true, false].map(async half => {
        const isEnough = (answer: string) => /\r\n\r\n/.test(answer)
        const sent = Buffer.from(bytes(), 'latin1')
        return { name, answer: await exchange(port, sent, { half, isEnough, isSecure, patience: PATIENCE }) }
      }),
    ),
  )
  for (const { name, answer } of answers) {
    tally.cases += 1
    if (/^HTTP\/1\.[01] 5(?!0[15])/.test(answer)) tally.faults += 1
    expect(answer, name).not.toMatch(/^HTTP\/1\.[01] 2/)
  }
  tally.leaked += (await stored()) - before
  if (!(await exchange(port, NEXT, { isSecure })).includes('"status":"ok"')) tally.lost += 1
  return tally
}

describe('directly at the server', () => {
  test('broken requests are refused, store nothing and do no harm', { timeout: 180_000 }, async context => {
    expectAllZero(await attack(context, server.port, 'API: framing'))
  })

  test('a valid request is stored, so the check would notice', async () => {
    const before = await stored()
    const content = body()
    const answers = await Promise.all([
      exchange(server.port, post([`Content-Length: ${content.length}`, 'Connection: close'], content)),
      exchange(
        server.port,
        post(['Transfer-Encoding: chunked', 'Connection: close'], `${chunk(body())}0\r\n\r\n`),
      ),
    ])
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect((await stored()) - before).toBe(2)
  })

  test('a request that is too large is refused before it is read, and the connection is closed', async context => {
    const tally = tallyFor(context, 'API: framing')
    const large = `{"email":"${'x'.repeat(70_000)}"}`
    const ways = [
      post([`Content-Length: ${large.length}`], large),
      post(['Content-Length: 99999999'], '{'),
      post(['Transfer-Encoding: chunked'], `${chunk(large)}0\r\n\r\n`),
    ]
    for (const bytes of ways) {
      const answer = await exchange(server.port, bytes)
      tally.cases += 1
      expect(answer).toMatch(/^HTTP\/1\.1 413/)
      expect(answer).toMatch(/connection: close/i)
    }
    expectAllZero(tally)
  })

  test('a hundred unfinished requests keep nobody waiting', async context => {
    const tally = tallyFor(context, 'API: framing')
    const slow = Array.from({ length: 100 }, () =>
      exchange(server.port, post(['Content-Length: 50'], '{"email":'), {
        isEnough: () => true,
        patience: PATIENCE,
      }),
    )
    for (let read = 0; read < 20; read += 1) {
      tally.cases += 1
      if (!(await exchange(server.port, NEXT)).includes('"status":"ok"')) tally.lost += 1
    }
    await Promise.all(slow)
    expectAllZero(tally)
  })
})

const isTried = !isMissing('nginx') && !isMissing('openssl')
if (!isTried)
  console.warn(
    'LEFT OUT: the API behind a real nginx, for it (apt-get install nginx-light) or openssl is missing',
  )

describe.runIf(isTried)('behind nginx (needs one installed)', () => {
  let nginx: RunningNginx
  beforeAll(async () => {
    nginx = await runNginx([server.port, server.port])
  })
  afterAll(() => nginx.close())

  test('broken requests are refused, and none is smuggled through', { timeout: 180_000 }, async context => {
    expectAllZero(await attack(context, nginx.https, 'API: behind nginx', true))
  })

  test('an address that a visitor claims is ignored', async context => {
    const tally = tallyFor(context, 'API: behind nginx')
    for (const forged of ['127.0.0.1', '::1', 'localhost', '10.0.0.1, 127.0.0.1']) {
      for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'X-Forwarded-Host']) {
        const answer = await nginx.ask('/api/outbox', { headers: { [header]: forged } })
        tally.cases += 1
        if (answer.status !== 404 && answer.status !== 400) tally.leaked += 1
      }
      // nginx answers for its own name alone.
      const answer = await nginx.ask('/api/outbox', { headers: { Host: forged } }).catch(() => undefined)
      tally.cases += 1
      if (answer && answer.status !== 400) tally.leaked += 1
    }
    const told = api.log.map(line => JSON.parse(line) as { path: string; address: string })
    const visits = told.filter(({ path }) => path === '/api/outbox')
    expect(new Set(visits.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']))
    expect(visits).toHaveLength(16)
    expectAllZero(tally)
  })
})
