import { beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { $session, keepUser } from '#shared/session/session.ts'
import { type FakeNetwork, fakeNetwork, fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { countsReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { preloadResponse, setPreloadedResponses } from './preloaded-responses.ts'
import { countMatches } from './search.ts'

const URL = 'https://api.test/api/public/search/item/count?keyword=valve'
const COUNT = 'GET /api/public/search/item/count'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({ [COUNT]: countsReply({ products: 2 }) })
  vi.mocked(globalThis.fetch).mockImplementation(network.fetch)
  configure({ apiHost: 'https://api.test' })
})

/** Puts a response in place as if the script had asked for it already, as this member or as a visitor. */
function preload(
  token?: string,
  reply: Response = Response.json(countsReply({ products: 1 })),
  age = 0,
): void {
  const authorization = token && `Bearer ${token}`
  const requestedAt = performance.now() - age
  const response = Promise.resolve(reply)
  setPreloadedResponses(new Map([[URL, { requestedAt, authorization, response }]]))
}

test.each([
  ['a visitor', undefined],
  ['a member', member()],
])('a response preloaded as %s is used once', async (_, user) => {
  keepUser(user ?? null)
  preload(user?.token)
  expect(await countMatches('valve')).toMatchObject({ products: 1 })
  expect(network.requests).toHaveLength(0)
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
})

test.each([
  ['as a visitor, before a member signed in,', undefined, member()],
  ['as a member who has signed out', 'token-41', null],
  ['with a token that was renewed', 'older', member()],
])('a response preloaded %s is not used', async (_, token, user) => {
  keepUser(user)
  preload(token)
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
})

test('a member also uses a response rendered for visitors, once', async () => {
  keepUser(member())
  setPreloadedResponses(new Map([[URL, { body: countsReply({ products: 1 }) }]]))
  expect(await countMatches('valve')).toMatchObject({ products: 1 })
  expect(network.requests).toHaveLength(0)
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
  expect(network.requests[0]?.headers).toMatchObject({ authorization: 'Bearer token-41' })
})

test('a response preloaded long ago is not used', async () => {
  preload(undefined, undefined, 11_000)
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
})

test('a preloaded 401 ends the session, and the read is repeated without the token', async () => {
  keepUser(member())
  preload('token-41', json(401, {}))
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
  expect($session.get()).toEqual({ at: 'expired', userId: 41 })
  expect(network.requests.map(({ headers }) => headers)).toEqual([{ accept: 'application/json' }])
})

test('preloads a response only once, and the next read uses it', async () => {
  setPreloadedResponses(new Map())
  preloadResponse(URL, undefined)
  preloadResponse(URL, undefined)
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
  expect(network.requests).toHaveLength(1)
})

test.each([
  ['was refused', json(500, {})],
  ['got no answer', fault('offline')],
])('a preloaded read that %s is requested again', async (_, failure) => {
  setPreloadedResponses(new Map())
  network = fakeNetwork({ [COUNT]: inTurn(failure, countsReply({ products: 2 })) })
  vi.mocked(globalThis.fetch).mockImplementation(network.fetch)
  preloadResponse(URL, undefined)
  await vi.waitFor(() => expect(network.requests).toHaveLength(1))
  await new Promise(resume => setTimeout(resume))
  expect(await countMatches('valve')).toMatchObject({ products: 2 })
})
