import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { call, unlimitedApi } from './api-attack.ts'
import { callRules } from './api-calls.ts'
import { expectAllZero, type Tally, tallyFor } from './tally.ts'

// Bodies that are not JSON, too large, or labelled otherwise, at every call that takes one. Text that cannot be stored.
let api: TestApi
let token: string
beforeAll(async () => {
  api = await unlimitedApi()
  token = await api.asBuyer()
}, START_TIMEOUT)
afterAll(() => api.close())

const calls = Object.entries(callRules)
  // A call with a secret looks at that first.
  .filter(([, rule]) => rule.for !== 'secret' && rule.sends?.(1).body)
  .map(([name]) => name.replace(':id', '1').replace(':row', '1').split(' '))

async function send(
  tally: Tally,
  [method = '', path = '']: string[],
  body: BodyInit,
  type = 'application/json',
) {
  const answer = await api.send<{ ReturnCode?: number }>(method, path, body, {
    token,
    headers: { 'Content-Type': type },
  })
  tally.cases += 1
  if (answer.status >= 500) tally.faults += 1
  if (answer.status !== 200 && answer.body.ReturnCode !== answer.status) tally.blank += 1
  return answer.status
}

type Parsing = { name: string; expect: 'y' | 'n' | 'i'; base64: string }

const corpus = join(process.env.CORPORA ?? '', 'jsontestsuite-parsing.json')
const hasCorpus = existsSync(corpus)

/** Returns the bodies of the corpus, or a few of our own if it is not available. */
function bodies(): Parsing[] {
  const own = [
    '',
    '{',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '{"a":01}',
    '{"a":NaN}',
    '{"a":"\u0000"}',
    '{"a":1} x',
    '\ufffe{}',
  ]
  const ours = own.map(text => ({
    name: text,
    expect: 'n' as const,
    base64: Buffer.from(text).toString('base64'),
  }))
  if (!hasCorpus) return ours
  const suite = JSON.parse(readFileSync(corpus, 'utf8')) as Partial<Parsing>[]
  // Two are so large that the corpus gives only their size; the next test has such bodies.
  return [...ours, ...suite.filter((each): each is Parsing => each.base64 !== undefined)]
}

test(`a body that is not JSON is refused with a message${hasCorpus ? '' : ' (CORPORA is not set: JSONTestSuite left out)'}`, {
  timeout: 400_000,
}, async context => {
  const tally = tallyFor(context, 'API: bodies')
  const accepted: string[] = []
  for (const body of sampled('bodies', bodies(), 60)) {
    const bytes = Buffer.from(body.base64, 'base64')
    for (const each of calls) {
      const status = await send(tally, each, bytes)
      if (body.expect === 'n' && status !== 400) accepted.push(`${each[1]} ${body.name} ${status}`)
    }
  }
  expect(accepted).toEqual([])
  expectAllZero(tally)
})

test('a body with endless nesting, too large, or of another type is refused', {
  timeout: 400_000,
}, async context => {
  const tally = tallyFor(context, 'API: bodies')
  const nested = (open: string, close: string, levels: number) =>
    `{"email":${open.repeat(levels)}1${close.repeat(levels)}}`
  const deep = [20, 1000, 5000, 10_000].flatMap(levels => [
    nested('[', ']', levels),
    nested('{"a":', '}', levels),
    nested('[{"a":', '}]', Math.min(levels, 8000)),
  ])
  const largerThan = (limit: number) => [
    `{"a":"${'x'.repeat(limit)}"}`,
    '['.repeat(limit + 1),
    `{${'"a":1,'.repeat(limit / 6)}"a":1}`,
  ]
  const [large, largeRows] = [largerThan(64 * 1024), largerThan(4 * 1024 * 1024)]
  const types =
    'text/plain text/plain;charset=UTF-8 application/x-www-form-urlencoded multipart/form-data;boundary=x text/json ' +
    'application/jsonp application/json-patch+json image/png */* x'
  for (const each of calls) {
    for (const body of deep) {
      expect([400, 413], `${each[1]} ${body.length}`).toContain(await send(tally, each, body))
    }
    const isOfRows = each[0] === 'POST' && each[1]?.endsWith('/rows')
    for (const body of isOfRows ? largeRows : large) expect(await send(tally, each, body), each[1]).toBe(413)
    for (const type of types.split(' '))
      expect(await send(tally, each, '{"email":"a@b.c"}', type), type).toBe(415)
  }
  expectAllZero(tally)
})

test('values of every other type in every field are refused or read as text, and never cause a fault', {
  timeout: 400_000,
}, async context => {
  const tally = tallyFor(context, 'API: bodies')
  const texts = '9e999 0x1 １ {{7*7}} %00 <script> ../../etc/passwd \u0000 \ud800 \r\nSet-Cookie:a=1'.split(
    ' ',
  )
  const values: unknown[] = [
    ...[null, true, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, [], {}, [1], { toString: 1 }, ['a@example.test']],
    ...[...texts, '', ' ', '9'.repeat(400), 'x'.repeat(20_000), "'; drop table member; --"],
  ]
  for (const [name, rule] of Object.entries(callRules)) {
    const fields = rule.sends?.(1).body
    if (!fields) continue
    for (const field of sampled(name, [...Object.keys(fields), '__proto__', 'constructor'])) {
      for (const value of sampled(`${name} ${field}`, values)) {
        const body = JSON.stringify({ ...fields, [field]: value })
        await send(tally, name.replace(':id', '1').split(' '), body)
      }
    }
  }
  expectAllZero(tally)
})

test('text that PostgreSQL cannot store never causes a fault, in an address or in a token that is decoded', async context => {
  const tally = tallyFor(context, 'API: addresses')
  for (const name of Object.keys(callRules)) {
    if (name === 'POST /api/login/signout') continue
    // The last one is three NUL in base64.
    for (const id of ['\0', 'a\0b', '\ud800', 'AAAA']) await call(api, tally, name, id, { token })
  }
  expectAllZero(tally)
})
