import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import { configure } from '#shared/config/config.ts'
import { endSession, keepUser } from '#shared/session/session.ts'
import { pass, serverOf, states, tabWith } from '#shared/testing/outbox-tab.ts'
import { member, setOffline } from '#shared/testing/scene.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  keepUser(member())
})
afterEach(() => setOffline(false))

const unclear = (kind: 'offline' | 'timeout' | 'blocked' | 'shape'): ApiError => new ApiError(kind)

describe.each([
  {
    fault: 'a refusal',
    error: new ApiError('rejected', { status: 400 }),
    withKeys: 'failed',
    without: 'failed',
  },
  {
    fault: 'a missing permission',
    error: new ApiError('unauthorised', { status: 403 }),
    withKeys: 'failed',
    without: 'failed',
  },
  {
    fault: 'a server error',
    error: new ApiError('server', { status: 500 }),
    withKeys: 'failed',
    without: 'failed',
  },
  {
    fault: 'throttling with a time',
    error: new ApiError('throttled', { status: 429, retryAfter: 90 }),
    withKeys: 90,
    without: 90,
  },
  {
    fault: 'throttling without a time',
    error: new ApiError('throttled', { status: 429 }),
    withKeys: 2,
    without: 2,
  },
  { fault: 'a lost connection', error: unclear('offline'), withKeys: 2, without: 'in doubt' },
  { fault: 'a timeout', error: unclear('timeout'), withKeys: 2, without: 'in doubt' },
  { fault: 'a blocked request', error: unclear('blocked'), withKeys: 2, without: 'in doubt' },
  { fault: 'an unreadable reply', error: unclear('shape'), withKeys: 2, without: 'in doubt' },
  {
    fault: 'a bad gateway',
    error: new ApiError('server', { status: 502 }),
    withKeys: 2,
    without: 'in doubt',
  },
  {
    fault: 'a gateway timeout',
    error: new ApiError('server', { status: 504 }),
    withKeys: 2,
    without: 'in doubt',
  },
])('after $fault', ({ error, withKeys, without }) => {
  test.each([
    ['knows keys', true, withKeys],
    ['knows no keys', false, without],
  ])('when the server %s', async (_, idempotency, expected) => {
    configure({ idempotency })
    const server = serverOf(error, 'ok')
    const outbox = tabWith(server)
    outbox.add('a', { text: 'One' })
    await pass(100)
    const [entry] = outbox.$entries.get()
    expect(entry?.mayHaveArrived).toBe(expected === 'in doubt' || (idempotency && without === 'in doubt'))
    expect(entry?.state).toMatchObject({
      error: { kind: error.kind, status: error.status, message: error.message },
    })
    if (typeof expected === 'number') {
      await pass(expected * 1000 - 200)
      expect(server.texts()).toEqual(['One'])
      await pass(300)
    } else {
      await pass(DAY)
      expect(states(outbox)).toEqual(['failed'])
      expect(server.texts()).toEqual(['One'])
      outbox.retry(entry?.id ?? '')
      await pass(100)
    }
    expect(states(outbox)).toEqual(['sent'])
    expect(server.texts()).toEqual(['One', 'One'])
    expect(server.received[1]?.key).toBe(server.received[0]?.key)
  })
})

test('an entry that never left waits only for the network', async () => {
  const server = serverOf(unclear('offline'), 'ok')
  const outbox = tabWith(server)
  setOffline()
  outbox.add('a', { text: 'One' })
  await pass(DAY)
  expect(outbox.$entries.get()).toMatchObject([
    { mayHaveArrived: false, state: { at: 'waiting', until: 'online' } },
  ])
  setOffline(false)
  window.dispatchEvent(new Event('online'))
  await pass(100)
  expect(states(outbox)).toEqual(['sent'])
})

test('after a session has ended, entries wait for their member to sign in again', async () => {
  const server = serverOf(new ApiError('unauthorised', { status: 401 }), 'ok')
  const send: typeof server.send = (...given) => {
    if (server.received.length === 0) endSession()
    return server.send(...given)
  }
  const outbox = tabWith({ send })
  outbox.add('a', { text: 'One' })
  outbox.add('b', { text: 'Two' })
  await pass(DAY)
  keepUser(member({ id: 42 }))
  await pass(DAY)
  expect(server.texts()).toEqual(['One'])
  keepUser(member({ token: 'renewed' }))
  await pass(100)
  expect(server.texts()).toEqual(['One', 'One', 'Two'])
})

test('retries an unclear entry less and less often, then leaves it to the user', async () => {
  configure({ idempotency: true })
  const server = serverOf(unclear('timeout'))
  const outbox = tabWith(server)
  const times: number[] = []
  const start = Date.now()
  const stop = outbox.$entries.listen(() => {
    if (times.length < server.received.length) times.push(Math.round((Date.now() - start) / 1000))
  })
  outbox.add('a', { text: 'One' })
  await pass(DAY / 2)
  stop()
  expect(times).toEqual([0, 2, 6, 14, 30, 62, 122, 182])
  expect(states(outbox)).toEqual(['failed'])
})

test('an exception appears in the console, and does not count as a reply', async () => {
  const outbox = tabWith({ send: () => Promise.reject(new RangeError('Ours')) })
  outbox.add('a', { text: 'One' })
  await pass(100)
  expect(outbox.$entries.get()).toMatchObject([{ mayHaveArrived: true, state: { error: { kind: 'shape' } } }])
  expect(expectedInConsole('Ours')).toHaveLength(1)
})
