import { beforeEach, expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { resetSession } from '#shared/session/session.ts'
import { type FakeNetwork, fakeNetwork, fault, json } from '#shared/testing/fake-network.ts'
import {
  companyReply,
  marketReplies,
  productReply,
  searchReply,
  serviceReply,
} from '#shared/testing/replies.ts'
import { check, type Verdict } from './check.ts'
import { readsOf } from './reads.ts'

const UNKNOWN = '2147483647'
let network: FakeNetwork

beforeEach(() => {
  const unless = (name: string, reply: object) => (request: { query: Record<string, string> }) =>
    request.query[name] === UNKNOWN ? json(404, {}) : reply
  const members = (reply: object) => (request: { headers: Record<string, string> }) =>
    request.headers.authorization === 'Bearer token-41' ? reply : json(401, {})
  const usual = marketReplies()
  network = fakeNetwork({
    ...usual,
    'GET /api/public/product/detail': unless('productId', productReply()),
    'GET /api/public/service/detail': unless('serviceId', serviceReply()),
    'GET /api/public/tenant/website': unless('tenantId', companyReply()),
    'GET /api/login/userdetail': members(usual['GET /api/login/userdetail']),
    'GET /api/public/user/chatMenu': members(usual['GET /api/public/user/chatMenu']),
    'GET /api/public/user/getchathistory': members(usual['GET /api/public/user/getchathistory']),
  })
  resetSession()
  configure({ apiHost: 'https://api.test', fetch: network.fetch })
})

async function verdicts(credentials?: { username: string; password: string }): Promise<Verdict[]> {
  const all: Verdict[] = []
  for await (const read of readsOf(credentials)) all.push(await check(read))
  return all
}

async function differences(): Promise<string[]> {
  return (await verdicts()).flatMap(verdict => verdict.differences.map(text => `${verdict.title}: ${text}`))
}

test('a host with the expected replies has no differences', async () => {
  expect(await differences()).toEqual([])
})

test('with credentials, the reads of members are made too', async () => {
  const all = await verdicts({ username: 'aisyah@buyer.test', password: 'pw' })
  expect(all.flatMap(verdict => verdict.differences)).toEqual([])
  expect(all.map(verdict => verdict.title)).toEqual(
    expect.arrayContaining(['sign-in and user detail', 'chat menu', 'chat 301']),
  )
})

test('a refused sign-in is a difference, and ends the reads of members', async () => {
  network.reply('POST /api/tenant/auth', json(400, { error: 'invalid_grant' }))
  const all = await verdicts({ username: 'aisyah@buyer.test', password: 'wrong' })
  expect(all.at(-1)).toMatchObject({
    title: 'sign-in and user detail',
    differences: ['expected an answer, but got rejected, status 400: invalid_grant'],
  })
})

test('every read is called', async () => {
  await verdicts({ username: 'aisyah@buyer.test', password: 'pw' })
  const reads = Object.keys(marketReplies()).filter(call => call.startsWith('GET '))
  expect(new Set(network.requests.map(request => request.call))).toEqual(
    new Set([...reads, 'POST /api/tenant/auth']),
  )
})

test('missing fields, broken items and other shapes are named, each once', async () => {
  const { searchList } = searchReply([{}, {}, {}])
  network.reply('GET /api/public/search/item', {
    searchList: [...searchList.map(({ Location, ...rest }) => rest), { Id: 'none' }],
    searchListRowCount: 4,
  })
  network.reply('GET /api/public/rfqtender/list', { RfqResult: 'none' })
  network.reply('GET /api/public/search/item/count', fault('html'))
  const found = await differences()
  expect(found).toContain('search for products: searchList[].Location: missing (3 times)')
  expect(found).toContainEqual(expect.stringMatching(/searchList\[\]\.Id: .*an id above 0.*left out/))
  expect(found).toContainEqual(
    expect.stringMatching(/tenders: expected an answer, but got shape, status 200: .*RfqResult/),
  )
  expect(found).toContainEqual(expect.stringMatching(/counts of a search: expected an answer, but got shape/))
})

test('a host that finds every id, or lets visitors read a chat, differs', async () => {
  network.reply('GET /api/public/product/detail', productReply())
  network.reply('GET /api/public/user/getchathistory', [])
  expect(await differences()).toEqual([
    'product that nobody has: expected missing, but got 6D trunnion ball valve',
    'chat for a visitor: expected unauthorised, but got 0 items',
  ])
})
