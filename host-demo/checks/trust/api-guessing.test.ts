import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mail } from '#host-demo/api/database/tables.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import { newToken } from '#host-demo/api/security/secrets.ts'
import { START_TIMEOUT, startApi, type TestApi, type TestResponse } from '#host-demo/api/testing/start-api.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { call, unlimitedApi } from './api-attack.ts'
import { expectAllZero, type Tally, tallyFor } from './tally.ts'

const SLOW = { timeout: 400_000 }

let api: TestApi
beforeAll(async () => {
  api = await startApi({ limits: limits() })
}, START_TIMEOUT)
afterAll(() => api.close())

const { buyer, seller, password } = demoMembers
const addresses = Array.from({ length: 400 }, (_, at) => `203.0.${Math.floor(at / 250)}.${at % 250}`)

function count(tally: Tally, { status, headers }: TestResponse): number {
  tally.cases += 1
  if (status >= 500) tally.faults += 1
  if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  return status
}

test(
  'an attacker at one address is blocked after 20 guesses, even with the right password',
  SLOW,
  async context => {
    const tally = tallyFor(context, 'API: guessing')
    const seen: number[] = []
    for (const guess of [...Array.from({ length: 60 }, (_, at) => `guess ${at}`), password]) {
      seen.push(count(tally, await api.authenticate(buyer, guess, { from: '198.51.100.66' })))
    }
    if (seen.includes(200)) tally.leaked += 1
    expect(seen.filter(status => status === 400)).toHaveLength(20)
    expectAllZero(tally)
  },
)

test(
  'an account that four hundred addresses attack is slowed down, and open to its member',
  SLOW,
  async context => {
    const tally = tallyFor(context, 'API: guessing')
    const home = '192.0.2.7'
    expect((await api.authenticate(seller, password, { from: home })).status).toBe(200)
    let tried = 0
    for (const from of sampled('addresses', addresses)) {
      if (count(tally, await api.authenticate(seller, 'wrong', { from })) === 400) tried += 1
    }
    expect(tried).toBeLessThanOrEqual(201)
    if (count(tally, await api.authenticate(seller, password, { from: home })) !== 200) tally.lost += 1
    expectAllZero(tally)
  },
)

test('recoveries that others request fill no mailbox, and the member’s own arrives', SLOW, async context => {
  const tally = tallyFor(context, 'API: guessing')
  const home = '192.0.2.8'
  await api.authenticate(buyer, password, { from: home })
  const recover = (from: string) => api.put('/api/Admin/password/recovery', { emailTo: buyer }, { from })
  for (const from of addresses.slice(0, 60)) count(tally, await recover(from))
  if (count(tally, await recover(home)) !== 200) tally.lost += 1
  expect(await api.database.orm.$count(mail, eq(mail.recipient, buyer))).toBeLessThan(10)
  expectAllZero(tally)
})

test('bearers, names of files and the outbox’s secret cannot be guessed', SLOW, async context => {
  const tally = tallyFor(context, 'API: guessing')
  const token = await api.signIn(buyer)
  for (let guess = 0; guess < 200; guess += 1) {
    const file = `/api/files/${newToken()
      .slice(0, 32)
      .replace(/[^0-9a-f]/g, 'a')}.pdf`
    const statuses = [
      count(tally, await api.get('/api/login/userdetail', { token: newToken() })),
      count(tally, await api.get(file, { token })),
      count(tally, await api.get('/api/outbox', { query: { secret: newToken() } })),
    ]
    if (statuses.join() !== '401,404,404') tally.leaked += 1
  }
  expectAllZero(tally)
})

test('a flood of public writes is stopped, and locks nobody else out', SLOW, async context => {
  const tally = tallyFor(context, 'API: floods')
  const floods = [
    ['POST /api/login/tenant/register', 200],
    ['PUT /api/Admin/password/recovery', 60],
    ['PUT /api/Admin/contact/us', 60],
    ['POST /api/public/newsletter/add', 60],
  ] as const
  for (const [name, allowed] of floods) {
    const statuses: number[] = []
    for (let at = 0; at < allowed + 20; at += 1) {
      statuses.push(count(tally, await call(api, tally, name, at, { from: '198.51.100.1' })))
    }
    expect(
      statuses.filter(status => status === 429),
      name,
    ).toHaveLength(20)
    if (count(tally, await call(api, tally, name, 'other', { from: '198.51.100.2' })) !== 200) tally.lost += 1
  }
  expectAllZero(tally)
})

/**
 * Returns the probability that one of the first took longer than one of the others: a half when they cannot be told
 * apart.
 */
function oddsOfLonger(first: readonly number[], others: readonly number[]): number {
  const wins = first.flatMap(time => others.map(other => (time > other ? 1 : time === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

test('sign-in and recovery take the same time whether the account exists or not', SLOW, async context => {
  const tally = tallyFor(context, 'API: timing')
  const rounds = process.env.SAMPLE ? 30 : 60
  const slow = await unlimitedApi({ passwordCost: 2 ** 10, recoveryFloor: 20 })
  const calls = {
    known: () => slow.authenticate(buyer, 'wrong'),
    unknown: () => slow.authenticate('nobody@example.test', 'wrong'),
    'known, recovery': () => slow.put('/api/Admin/password/recovery', { emailTo: buyer }),
    'unknown, recovery': () => slow.put('/api/Admin/password/recovery', { emailTo: 'nobody@example.test' }),
    'without a password to compute': () => slow.send('POST', '/api/tenant/auth', 'username=a'),
  }
  const times = new Map(Object.keys(calls).map(name => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, send] of Object.entries(calls)) {
      const start = performance.now()
      count(tally, await send())
      if (round > 1) times.get(name)?.push(performance.now() - start)
    }
  }
  const odds = (one: keyof typeof calls, other: keyof typeof calls) =>
    oddsOfLonger(times.get(one) ?? [], times.get(other) ?? [])
  // With thirty of each, chance alone stays within a quarter of a half. If the password were hashed for one of them
  // only, it would show, even on a busy machine.
  expect(Math.abs(odds('known', 'unknown') - 0.5)).toBeLessThan(0.3)
  expect(Math.abs(odds('known, recovery', 'unknown, recovery') - 0.5)).toBeLessThan(0.4)
  expect(odds('known', 'without a password to compute') - 0.5).toBeGreaterThan(0.3)
  await slow.close()
  expectAllZero(tally)
})
