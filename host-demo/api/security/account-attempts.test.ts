import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { limits } from './limits.ts'

const HOME = '198.51.100.1'
const few = { attempts: 3, seconds: 3600 }

let api: TestApi
beforeAll(async () => {
  api = await startApi({
    limits: {
      ...limits(1000),
      loginByAccountAndAddress: few,
      loginByAccount: { attempts: 6, seconds: 3600 },
      loginBySlowedAccount: { attempts: 1, seconds: 5 },
      recoveryByAccountAndAddress: few,
      recoveryByAccount: { attempts: 6, seconds: 3600 },
      recoveryBySlowedAccount: { attempts: 1, seconds: 300 },
    },
  })
}, START_TIMEOUT)
afterAll(() => api.close())

let visitors = 0
/** Returns an unused address. */
function newAddress(): string {
  visitors += 1
  return `192.0.2.${visitors}`
}

type Call = (from: string) => Promise<{ status: number; headers: Headers }>

const guess =
  (email: string, password = 'wrong'): Call =>
  from =>
    api.authenticate(email, password, { from })

const recover =
  (emailTo: string): Call =>
  from =>
    api.put('/api/Admin/password/recovery', { emailTo }, { from })

async function statuses(call: Call, from: string[]): Promise<number[]> {
  const seen: number[] = []
  for (const address of from) seen.push((await call(address)).status)
  return seen
}

const times = (count: number, address: () => string) => Array.from({ length: count }, address)
const all = (count: number, status: number) => Array.from({ length: count }, () => status)

test('an address with too many attempts is blocked, and no other', async () => {
  const attacker = newAddress()
  expect(
    await statuses(
      guess('seller@demo.test'),
      times(12, () => attacker),
    ),
  ).toEqual([...all(3, 400), ...all(9, 429)])
  expect(await statuses(guess('seller@demo.test'), times(3, newAddress))).toEqual(all(3, 400))

  expect(
    await statuses(
      recover('seller@demo.test'),
      times(12, () => attacker),
    ),
  ).toEqual([...all(3, 200), ...all(9, 429)])
  expect(await statuses(recover('seller@demo.test'), times(3, newAddress))).toEqual(all(3, 200))
})

describe('an account under attack from many addresses', () => {
  test.each([
    ['sign-in', guess, 400, '5'],
    ['recovery', recover, 200, '300'],
  ])('is slowed down, whether it exists or not: %s', async (_, callOf, status, seconds) => {
    for (const email of ['slowed@example.test', 'nobody@example.test']) {
      if (email.startsWith('slowed')) await api.register({ Email: email })
      const call = callOf(email)
      expect(await statuses(call, times(9, newAddress))).toEqual([...all(7, status), 429, 429])
      expect((await call(newAddress())).headers.get('Retry-After')).toBe(seconds)
      api.advance(Number(seconds))
      expect(await statuses(call, times(2, newAddress))).toEqual([status, 429])
    }
  })

  test('stays open to an address from which its member has signed in', async () => {
    const [email, password] = ['buyer@demo.test', 'ball-valve-2019']
    expect(await statuses(guess(email, password), [HOME])).toEqual([200])
    await statuses(guess(email), times(20, newAddress))
    await statuses(recover(email), times(20, newAddress))
    expect(await statuses(guess(email, password), [newAddress(), HOME])).toEqual([429, 200])
    expect(await statuses(recover(email), [newAddress(), HOME])).toEqual([429, 200])
    expect(await statuses(guess('seller@demo.test'), [HOME])).toEqual([400])
  })

  test('allows no guessing even from such an address', async () => {
    expect(
      await statuses(
        guess('buyer@demo.test'),
        times(5, () => HOME),
      ),
    ).toEqual([400, 400, 400, 429, 429])
  })

  test('forgets an address after three months', async () => {
    api.advance(91 * 24 * 3600)
    const [email, password] = ['buyer@demo.test', 'ball-valve-2019']
    await statuses(guess(email), times(20, newAddress))
    expect(await statuses(guess(email, password), [HOME])).toEqual([429])
  })
})
