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
  { fault: 'no', error: new ApiError('rejected', { status: 400 }), withKeys: 'failed', without: 'failed' },
  {
    fault: 'not allowed',
    error: new ApiError('unauthorised', { status: 403 }),
    withKeys: 'failed',
    without: 'failed',
  },
  {
    fault: 'a fault of its own',
    error: new ApiError('server', { status: 500 }),
    withKeys: 'failed',
    without: 'failed',
  },
  {
    fault: 'later',
    error: new ApiError('throttled', { status: 429, retryAfter: 90 }),
    withKeys: 90,
    without: 90,
  },
  { fault: 'later, not when', error: new ApiError('throttled', { status: 429 }), withKeys: 2, without: 2 },
  { fault: 'nothing: offline', error: unclear('offline'), withKeys: 2, without: 'in doubt' },
  { fault: 'nothing in time', error: unclear('timeout'), withKeys: 2, without: 'in doubt' },
  { fault: 'nothing to this origin', error: unclear('blocked'), withKeys: 2, without: 'in doubt' },
  { fault: 'what nobody can read', error: unclear('shape'), withKeys: 2, without: 'in doubt' },
  { fault: 'as a gateway', error: new ApiError('server', { status: 502 }), withKeys: 2, without: 'in doubt' },
  {
    fault: 'as a gateway, late',
    error: new ApiError('server', { status: 504 }),
    withKeys: 2,
    without: 'in doubt',
  },
])('when the server answers $fault', ({ error, withKeys, without }) => {
  test.each([
    ['knows keys', true, withKeys],
    ['knows none', false, without],
  ])('and %s', async (_, idempotency, expected) => {
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

test('what never left waits for the network, and for nothing else', async () => {
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

test('an ended session waits for its member, whoever signs in meanwhile', async () => {
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

test('what stays unclear is asked for ever less often, then a person decides', async () => {
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

test('a mistake of ours is told, and not taken for an answer', async () => {
  const outbox = tabWith({ send: () => Promise.reject(new RangeError('Ours')) })
  outbox.add('a', { text: 'One' })
  await pass(100)
  expect(outbox.$entries.get()).toMatchObject([{ mayHaveArrived: true, state: { error: { kind: 'shape' } } }])
  expect(expectedInConsole('Ours')).toHaveLength(1)
})
