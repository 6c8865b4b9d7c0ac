import { createHook } from 'node:async_hooks'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { limits } from './limits.ts'
import { hashPassword } from './password.ts'

const SLOW = { timeout: 180_000 }

let api: TestApi
beforeAll(async () => {
  api = await startApi({ limits: limits(1000), passwordCost: 2 ** 13 })
}, START_TIMEOUT)
afterAll(() => api.close())

/** Returns the largest number of scrypt computations that Node was given at one time. */
async function busiest(work: () => Promise<unknown>): Promise<number> {
  const running = new Set<number>()
  let most = 0
  const hook = createHook({
    init(id, type) {
      if (type !== 'SCRYPTREQUEST') return
      running.add(id)
      most = Math.max(most, running.size)
    },
    before: id => running.delete(id),
  }).enable()
  await work().finally(() => hook.disable())
  return most
}

test('of 40 passwords at once, two are hashed, thirty wait, and the others are refused', SLOW, async () => {
  const most = await busiest(async () => {
    const hashes = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('x', 2 ** 4)))
    const refused = hashes.flatMap(hash => (hash.status === 'rejected' ? [hash.reason] : []))
    expect(refused).toHaveLength(8)
    expect(refused[0]).toMatchObject({ status: 429, retryAfter: 10 })
  })
  expect(most).toBe(2)
})

test('a sign-in to a full queue is told to try again later', SLOW, async () => {
  const costs = [2 ** 16, 2 ** 16, ...Array.from({ length: 30 }, () => 2 ** 4)]
  const queue = costs.map(cost => hashPassword('x', cost))
  const refused = [await api.authenticate('buyer@demo.test', 'ball-valve-2019'), await api.register()]
  for (const { status, headers, body } of refused) {
    expect([status, headers.get('Retry-After')]).toEqual([429, '10'])
    expect(body).toEqual({
      ReturnCode: 429,
      ResponseMessage: 'Too many people are signing in just now. Please try again in 10 seconds.',
    })
  }
  await Promise.all(queue)
  expect((await api.authenticate('buyer@demo.test', 'ball-valve-2019')).status).toBe(200)
})

test('of 100 sign-ins at once, two are hashed, and a read is answered first', SLOW, async () => {
  let answered = 0
  const most = await busiest(async () => {
    const signIns = Array.from({ length: 100 }, async (_, at) => {
      const { status } = await api.authenticate(`member-${at}@example.test`, 'wrong')
      if (status === 400) answered += 1
      return status
    })
    await Promise.race(signIns)
    expect((await api.get('/api/public/category/all')).status).toBe(200)
    expect(answered).toBeLessThan(16)
    expect(new Set(await Promise.all(signIns))).toEqual(new Set([400, 429]))
  })
  expect(most).toBe(2)
  expect(answered).toBeGreaterThanOrEqual(32)
})

test('a read is answered while every thread of Node is busy', SLOW, async () => {
  await api.get('/api/public/category/all')
  let ended = 0
  const works = Array.from({ length: 5 }, async () => {
    await promisify(pbkdf2)('password', 'salt', 400_000, 64, 'sha512')
    ended += 1
  })
  const { headers } = await api.get('/api/public/category/all')
  expect(headers.get('ETag')).toMatch(/^"[0-9a-f]{40}"$/)
  expect(ended).toBe(0)
  await Promise.all(works)
})
