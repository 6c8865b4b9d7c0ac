import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { asking } from '#shared/testing/asking.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { call, rowsOf, tells, unlimitedApi } from './api-attack.ts'
import { callRules } from './api-calls.ts'
import { expectAllZero, tallyFor } from './tally.ts'

type Person = { email: string; token: string; files: string[]; secrets: string[] }

let api: TestApi
let anna: Person
let bob: Person
/** A number above every existing id. */
const IDS = 24

beforeAll(async () => {
  api = await unlimitedApi()
  anna = await newMember('anna', 2, 'personal')
  bob = await newMember('bob', 1, 'company')
}, START_TIMEOUT)
afterAll(() => api.close())

/** Registers a member who sends one of everything, with a word in it that only they may read. */
async function newMember(name: string, toTenantId: number, Category: string): Promise<Person> {
  const email = `${name}@example.test`
  const secret = `only-${name}`
  const token = await api.join({ Email: email, Category, Name: `${name} and sons` })
  const form = new FormData()
  form.append('file', new File([`%PDF-${secret}`], 'plan.pdf'))
  type Stored = { Result: [{ DocFileName: string }] }
  const stored = await api.send<Stored>('POST', '/api/upload/Public/Inquiry/Doc', form, { token })
  const attachmentUrl = stored.body.Result[0].DocFileName
  const sheet = new FormData()
  sheet.append('file', new File([`Item\n${secret}`], 'list.csv'))
  const listed = await api.send<Stored>('POST', '/api/upload/Public/Rfq/Sheet', sheet, { token })
  const sheetUrl = listed.body.Result[0].DocFileName
  const quote = { toTenantId, attachmentUrl, fileName: secret }
  const ids = { categoryTypeId: 1, productServiceId: toTenantId === 2 ? 14 : 1, quantity: 1 }
  // The line of an RFQ list, which bears the reference as its name.
  const line = { list: `RFQ list 2026-01-15/${name}`, item: 1, of: 1 }
  const rfqBody = asking(secret, { quantity: '1', reference: secret }, line)
  const sends = [
    api.post('/api/public/inquiry/new2', { ...quote, title: secret, inquiryBody: secret }, { token }),
    api.post(
      '/api/public/rfq/new2',
      { ...ids, toTenantId, title: secret, rfqBody },
      { token, query: { attachmentUrl: `${attachmentUrl} ${sheetUrl}`, fileName: secret } },
    ),
    api.post(
      '/api/public/user/addNewChat',
      { Title: secret, ToTenantId: toTenantId, MessageBody: secret },
      { token },
    ),
    api.put('/api/Admin/password/recovery', { emailTo: email }),
  ]
  expect((await Promise.all(sends)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const files = [attachmentUrl, sheetUrl].map(url => url.split('/').at(-1) ?? '')
  return { email, token, files, secrets: [secret, email, token] }
}

const names = Object.keys(callRules)
const idsOf = ({ files }: Person) => [...Array.from({ length: IDS }, (_, at) => at), ...files]

test('every call of the API has its rule, and every rule has its call', () => {
  const routes = api.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const found = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect([...found].sort()).toEqual([...names].sort())
})

test('no caller without a valid bearer gets data for members', {
  timeout: 400_000,
}, async context => {
  const tally = tallyFor(context, 'API: access')
  const ended = await api.signIn(anna.email, 'long-enough-1')
  await api.post('/api/login/signout', {}, { token: ended })
  const { token } = anna
  const swapped = token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase()
  const claims = [
    {},
    { query: { token, access_token: token } },
    { headers: { Cookie: `token=${token}` } },
    ...[
      ...['', token, `Basic ${token}`, `Bearer ${token} ${token}`, `Bearer ${token}=`, `Bearer "${token}"`],
      ...[`Bearer ${ended}`, `Bearer ${swapped}`, `Bearer ${token.slice(1)}`, `Bearer ${'A'.repeat(43)}`],
      ...[`Bearer ' or ''='`, 'Bearer', 'Bearer null', 'Bearer undefined', `Bearer ${'A'.repeat(8000)}`],
    ].map(Authorization => ({ headers: { Authorization } })),
  ]
  const before = [await rowsOf(api, anna.email), await rowsOf(api, bob.email)]
  for (const name of names) {
    for (const claim of sampled(name, claims)) {
      for (const id of [1, ...anna.files]) {
        const answer = await call(api, tally, name, id, claim)
        const isRefused =
          answer.status === { everybody: -1, members: 401, secret: 404 }[callRules[name]?.for ?? 'members']
        if (tells(answer, anna.secrets) || (callRules[name]?.for !== 'everybody' && !isRefused))
          tally.leaked += 1
      }
    }
  }
  if ([await rowsOf(api, anna.email), await rowsOf(api, bob.email)].join() !== before.join()) tally.lost += 1
  expectAllZero(tally)
})

test('a member cannot read or change data of another, with any id', {
  timeout: 400_000,
}, async context => {
  const tally = tallyFor(context, 'API: access')
  // In this order: a member who writes to another's company shares a conversation with its staff.
  for (const [self, other] of [
    [bob, anna],
    [anna, bob],
  ] as const) {
    const before = await rowsOf(api, other.email)
    for (const name of sampled(self.email, names)) {
      if (name === 'POST /api/login/signout') continue
      for (const id of sampled(name, idsOf(other))) {
        if (tells(await call(api, tally, name, id, { token: self.token }), other.secrets)) tally.leaked += 1
      }
    }
    if ((await rowsOf(api, other.email)) !== before) tally.lost += 1
  }
  expectAllZero(tally)
})

test('the check notices reads and changes with the bearer of another member', async context => {
  const tally = tallyFor(context, 'API: access')
  const seen = new Set<string>()
  const before = await rowsOf(api, anna.email)
  for (const name of names) {
    if (name === 'POST /api/login/signout') continue
    for (const id of [1, 2, 3, ...anna.files]) {
      if (tells(await call(api, tally, name, id, { token: anna.token }), anna.secrets)) seen.add(name)
    }
  }
  // They show the last message and the name of a list, which Anna may have changed by now.
  for (const name of ['GET /api/public/user/chatMenu', 'GET /api/dashboard/lists']) seen.delete(name)
  expect([...seen].sort()).toEqual([
    'GET /api/dashboard/bids',
    'GET /api/dashboard/chats',
    'GET /api/dashboard/chats/:id',
    'GET /api/dashboard/member',
    'GET /api/dashboard/outbox',
    'GET /api/dashboard/quotes',
    'GET /api/dashboard/quotes/inquiry/:id',
    'GET /api/dashboard/quotes/rfq/:id',
    'GET /api/files/:name',
    'GET /api/login/userdetail',
    'GET /api/public/user/getchathistory',
  ])
  expect(await rowsOf(api, anna.email)).not.toBe(before)
  expectAllZero(tally)
})
