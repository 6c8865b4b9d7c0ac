import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import { setPreloadedResponses } from '#shared/api/preloaded-responses.ts'
import { countMatches } from '#shared/api/search.ts'
import { configure } from '#shared/config/config.ts'
import { $user, forgetUser, keepUser } from '#shared/session/session.ts'
import { fakeNetwork } from '#shared/testing/fake-network.ts'
import { countsReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { cachedData, createQuery, revalidateServed } from './query.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})

const query = createQuery(async (id: number) => ({ id }))

/** Shows it for a moment, like a screen that the reader leaves. */
async function visit(id: number): Promise<ReturnType<typeof query.store>> {
  const store = query.store(id)
  const leave = store.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  leave()
  await vi.advanceTimersByTimeAsync(2_000)
  return store
}

test('keeps shown data when refreshes fail, even after five minutes', async () => {
  let isDown = false
  const flaky = createQuery(async () => {
    if (isDown) throw new ApiError('server')
    return 'shown'
  })
  const store = flaky.store()
  const leave = store.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  isDown = true
  for (const pause of [1, 6]) {
    await vi.advanceTimersByTimeAsync(pause * MINUTE)
    flaky.revalidate()
    expect(store.get().data).toBe('shown')
    await vi.advanceTimersByTimeAsync(0)
    expect(store.get()).toMatchObject({ data: 'shown', error: { kind: 'server' } })
  }
  isDown = false
  flaky.revalidate()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual({ data: 'shown', loading: false })
  leave()
})

test('a failed refresh keeps what a visitor saw, and nothing of a member who has signed out', async () => {
  let isDown = false
  const flaky = createQuery(async () => {
    if (isDown) throw new ApiError('server')
    return `for ${$user.get()?.id ?? 'visitors'}`
  })
  const store = flaky.store()
  const leave = store.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  isDown = true
  keepUser(member())
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ data: 'for visitors', error: { kind: 'server' } })
  isDown = false
  flaky.revalidate()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get().data).toBe(`for ${member().id}`)
  isDown = true
  forgetUser()
  await vi.advanceTimersByTimeAsync(MINUTE)
  flaky.revalidate()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get().data).toBeUndefined()
  leave()
})

test('forgets data not shown for five minutes, and keeps data that is shown', async () => {
  const left = await visit(1)
  const shown = query.store(2)
  const leave = shown.listen(() => {})
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  await visit(3)
  expect(cachedData(left)).toEqual({ id: 1 })
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  const last = await visit(4)
  expect([left, shown, last].map(cachedData)).toEqual([undefined, { id: 2 }, { id: 4 }])
  leave()
})

test('showing data again restarts the five minutes', async () => {
  await visit(1)
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  const again = await visit(1)
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  await visit(2)
  expect(cachedData(again)).toEqual({ id: 1 })
})

/** Returns a query of counts, of which those for 'valve' came with served content and say 1, while the API says 2. */
function servedCounts() {
  const network = fakeNetwork({ 'GET /api/public/search/item/count': countsReply({ products: 2 }) })
  vi.mocked(globalThis.fetch).mockImplementation(network.fetch)
  configure({ apiHost: 'https://api.test' })
  const url = 'https://api.test/api/public/search/item/count?keyword=valve'
  setPreloadedResponses(new Map([[url, { body: countsReply({ products: 1 }) }]]))
  const counts = createQuery(countMatches)
  return { network, counts }
}

test('requests data that came with served content once more, but no data that was requested already', async () => {
  const { network, counts } = servedCounts()
  const [served, requested] = [counts.store('valve'), counts.store('pump')]
  const leave = [served, requested].map(store => store.listen(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.requests).toHaveLength(1)
  for (const store of [served, served, requested]) revalidateServed(store)
  await vi.advanceTimersByTimeAsync(0)
  expect(network.requests.map(each => new URL(each.url).searchParams.get('keyword'))).toEqual([
    'pump',
    'valve',
  ])
  expect(served.get().data).toMatchObject({ products: 2 })
  for (const each of leave) each()
})

test('a read that is on its way is not taken for one that came with served content meanwhile', async () => {
  const { network, counts } = servedCounts()
  const [requested, served] = [counts.store('pump'), counts.store('valve')]
  const leave = [requested, served].map(store => store.listen(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.requests).toHaveLength(1)
  revalidateServed(requested)
  await vi.advanceTimersByTimeAsync(0)
  expect(network.requests).toHaveLength(1)
  for (const each of leave) each()
})
