import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { START_TIMEOUT, startApi } from '../testing/start-api.ts'
import { asCall, Turns } from './turns.ts'

/** Returns the order in which these requests got their steps. Each asks for `steps` things, one after the other. */
async function orderOf(requests: [name: string, isHeavy: boolean, steps: number][]): Promise<string[]> {
  const turns = new Turns()
  const order: string[] = []
  const ends = requests.map(([name, isHeavy, steps]) =>
    asCall(isHeavy, async () => {
      for (let step = 0; step < steps; step += 1) {
        await turns.take(async () => {
          await nextTick()
          order.push(name)
        })
      }
    }),
  )
  await Promise.all(ends)
  return order
}

test('the first request is done first, however many queries it makes', async () => {
  expect(
    await orderOf([
      ['a', true, 3],
      ['b', true, 2],
      ['c', true, 2],
    ]),
  ).toEqual(['a', 'a', 'a', 'b', 'b', 'c', 'c'])
})

test('heavy and light requests take turns, and none waits forever', async () => {
  expect(
    await orderOf([
      ['search', true, 1],
      ['search', true, 1],
      ['search', true, 1],
      ['search', true, 1],
      ['read', false, 2],
      ['read', false, 2],
    ]),
  ).toEqual(['search', 'read', 'search', 'read', 'search', 'read', 'search', 'read'])
})

test('a failed query passes its turn on, and one query runs at a time', async () => {
  const turns = new Turns()
  let running = 0
  let most = 0
  const works = Array.from({ length: 9 }, (_, at) =>
    turns.take(async () => {
      running += 1
      most = Math.max(most, running)
      await nextTick()
      running -= 1
      if (at % 2 === 0) throw new Error('failed')
    }),
  )
  expect((await Promise.allSettled(works)).filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(most).toBe(1)
  await expect(turns.take(async () => 'free again')).resolves.toBe('free again')
})

test.skipIf(process.env.TEST_DATABASE_URL)(
  'on the embedded database, searches are answered in order, and a read before most of them',
  { timeout: START_TIMEOUT },
  async () => {
    const api = await startApi()
    const order: (number | 'read')[] = []
    const typed = ['bal vlave', 'ballvalve', 'seamless pipe', 'vlave overhaul']
    const searches = Array.from({ length: 48 }, async (_, at) => {
      const query = { keyword: typed[at % typed.length] ?? '' }
      expect((await api.get('/api/public/search/item/count', { query })).status).toBe(200)
      order.push(at)
    })
    const read = api.get('/api/public/product/detail?productId=1').then(() => order.push('read'))
    await Promise.all([...searches, read])
    expect(order.indexOf('read')).toBeLessThan(6)
    const late = order.filter(each => each !== 'read').map((at, index) => Math.abs(at - index))
    expect(Math.max(...late)).toBeLessThanOrEqual(4)
    await api.close()
  },
)
