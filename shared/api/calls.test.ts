import { beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { keepUser } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'
import type { ExpectedRequest } from '#shared/testing/expected-requests/expected-request.ts'
import { reads } from '#shared/testing/expected-requests/reads.ts'
import { rfq, rfqBody, writes } from '#shared/testing/expected-requests/writes.ts'
import { type FakeNetwork, fakeNetwork } from '#shared/testing/fake-network.ts'
import { marketReplies } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { calls } from './calls.ts'
import { createRfq } from './rfq.ts'
import * as search from './search.ts'

const JSON_TYPE = 'application/json'

type CallName = keyof typeof calls

const wires = { ...reads, ...writes } satisfies Record<CallName, ExpectedRequest>

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork(marketReplies())
  configure({ apiHost: 'https://api.test/v1', fetch: network.fetch })
  keepUser(member())
})

async function onlyRequestOf(make: () => Promise<unknown>) {
  await make()
  expect(network.requests).toHaveLength(1)
  return network.requests[0]
}

test.each(Object.entries<ExpectedRequest>(wires))(
  '%s sends the request that the spec describes',
  async (name, wire) => {
    const request = await onlyRequestOf(wire.make)
    const [method, path] = wire.call.split(' ')
    const bearer = wire.bearer ?? 'Bearer token-41'
    const headers = {
      accept: JSON_TYPE,
      ...(wire.type && { 'content-type': wire.type }),
      ...(bearer && { authorization: bearer }),
    }
    expect(request).toEqual({
      call: wire.call,
      method,
      path,
      url: expect.stringMatching(/^https:\/\/api\.test\/v1\/api\//),
      query: wire.query ?? {},
      headers,
      body: wire.body,
      credentials: 'omit',
    })
    expect(calls[name as CallName]).toMatchObject({ method, path, needsSignIn: wire.needsSignIn === true })
  },
)

test('a service RFQ has type 2 and quantity 0, and without a file its query keeps empty strings', async () => {
  const request = await onlyRequestOf(() =>
    createRfq({ ...rfq, kind: 'service', attachmentUrl: '', fileName: '' }),
  )
  expect(request?.body).toEqual({ ...rfqBody, categoryTypeId: 2, quantity: 0 })
  expect(request?.url).toBe('https://api.test/v1/api/public/rfq/new2?attachmentUrl=&fileName=')
})

test.each([
  ['products', 'PRODUCTS'],
  ['services', 'SERVICES'],
  ['company', 'COMPANY'],
] as const)('the tab %s requests the item type %s, even without a keyword', async (tab, itemType) => {
  const request = await onlyRequestOf(() => search.searchItems({ keyword: '', tab, page: 1 }))
  expect(request?.query).toEqual({ searchKeyword: '', itemType, RowsPerPage: '10', PageNumber: '1' })
})

test('encodes parameters so that no character changes the query', async () => {
  const keyword = 'a&b=c#d?e+f g/h½😀%41'
  const request = await onlyRequestOf(() => search.countMatches(`${keyword}\ud800`))
  expect(request?.query).toEqual({ keyword: `${keyword}\ufffd` })
})

test('signing out sends a POST without a body to the configured path', async () => {
  network.reply('POST /api/login/out', undefined)
  configure({ signOutPath: '/api/login/out' })
  keepUser(member({ token: 'old-token' }))
  const request = await onlyRequestOf(() => {
    signOut()
    return vi.waitFor(() => expect(network.requests).not.toHaveLength(0))
  })
  expect(request).toMatchObject({
    method: 'POST',
    body: undefined,
    headers: { authorization: 'Bearer old-token' },
  })
})

test('a visitor’s reads carry no header that costs a CORS preflight', async () => {
  keepUser(null)
  const request = await onlyRequestOf(wires.product.make)
  expect(request?.headers).toEqual({ accept: JSON_TYPE })
})

test('a visitor cannot send a call that names a sender', async () => {
  keepUser(null)
  await expect(createRfq({ ...rfq, kind: 'product' })).rejects.toMatchObject({
    kind: 'unauthorised',
    status: 0,
  })
  expect(network.requests).toHaveLength(0)
})

test.each([
  [true, 'key-1', 'key-1'],
  [true, undefined, undefined],
  [false, 'key-1', undefined],
])('with idempotency %s and the key %s the header is %s', async (idempotency, idempotencyKey, header) => {
  configure({ idempotency })
  const options = idempotencyKey ? { idempotencyKey } : {}
  const request = await onlyRequestOf(() => createRfq({ ...rfq, kind: 'product' }, options))
  expect(request?.headers['idempotency-key']).toBe(header)
})
