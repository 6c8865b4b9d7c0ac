import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from './app.ts'
import { category, company, item, member, searchWord, subscriber } from './database/tables.ts'
import { openDatabase } from './open-database.ts'
import { type Settings, settingsFromEnv } from './settings.ts'
import { emptyDatabase } from './testing/engine.ts'
import { smallCatalogue } from './testing/small-catalogue.ts'

const SLOW = 120_000
const writer = fileURLToPath(new URL('./testing/writing-process.ts', import.meta.url))

const settingsOf = (given: Partial<Settings>) =>
  settingsFromEnv(
    {},
    { demoMembers: true, catalogue: async () => smallCatalogue(), passwordCost: 2 ** 4, ...given },
  )

/** Starts a process that opens the database and writes to it. Resolves once it has written. */
async function startWriter(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', writer], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += String(chunk)
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => [errors])])
  return {
    said: String(said[0]).trim(),
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await ended
    },
  }
}

async function subscribersIn(settings: Settings): Promise<string[]> {
  const database = await openDatabase(settings)
  const rows = await database.orm.select().from(subscriber)
  await database.close()
  return rows.map(({ email }) => email).sort()
}

describe('a data folder', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trade-data-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const engine = () => ({ kind: 'folder' as const, path: join(folder, 'made', 'here') })

  test('is created, filled once, and kept through restarts, also after a kill', {
    timeout: SLOW,
  }, async () => {
    const writer = await startWriter({ DATA_DIR: engine().path, EMAIL: 'killed@example.test' })
    expect(writer.said).toBe('200')
    await writer.end('SIGKILL')
    let asked = 0
    const settings = settingsOf({
      engine: engine(),
      catalogue: async () => {
        asked += 1
        return smallCatalogue()
      },
    })
    const database = await openDatabase(settings)
    await database.orm.insert(subscriber).values({ email: 'closed@example.test', createdAt: new Date() })
    await database.close()
    expect(await subscribersIn(settings)).toEqual(['closed@example.test', 'killed@example.test'])
    expect(asked).toBe(0)
  })

  test('refuses a second process, and says so', { timeout: SLOW }, async () => {
    const database = await openDatabase(settingsOf({ engine: engine() }))
    const second = await startWriter({ DATA_DIR: engine().path, EMAIL: 'second@example.test' })
    expect(second.said).toContain(`is in use by process ${process.pid}. Stop that server first`)
    await database.close()
  })
})

test('a failed start leaves nothing half done', { timeout: SLOW }, async () => {
  const { engine, drop } = await emptyDatabase()
  if (engine.kind === 'server') {
    const broken = settingsOf({ engine, catalogue: () => Promise.reject(new Error('no catalogue')) })
    await expect(openDatabase(broken)).rejects.toThrow('no catalogue')
  }
  const database = await openDatabase(settingsOf({ engine }))
  const [rows] = await database.orm.select({ rows: count() }).from(item)
  expect(rows?.rows).toBe(19)
  await database.close()
  await drop()
})

test('without demo members there are none', { timeout: SLOW }, async () => {
  const { engine, drop } = await emptyDatabase()
  const database = await openDatabase(settingsOf({ engine, demoMembers: false }))
  expect(await database.orm.select().from(member)).toEqual([])
  await database.close()
  await drop()
})

test('a missing server is named', async () => {
  const engine = { kind: 'server', url: 'postgres://nobody@127.0.0.1:9/none' } as const
  await expect(openDatabase(settingsOf({ engine }))).rejects.toThrow('DATABASE_URL')
})

test('the environment chooses the database', () => {
  expect(settingsFromEnv({}).engine).toEqual({ kind: 'folder', path: '.data' })
  expect(settingsFromEnv({ DATA_DIR: '/somewhere' }).engine).toEqual({ kind: 'folder', path: '/somewhere' })
  expect(settingsFromEnv({ DATABASE_URL: 'postgres://x', DATA_DIR: 'y' }).engine).toEqual({
    kind: 'server',
    url: 'postgres://x',
  })
})

test.each([
  [{}, true],
  [{ DATA_DIR: '/somewhere' }, true],
  [{ DATABASE_URL: 'postgres://x' }, false],
  [{ DATABASE_URL: 'postgres://x', DEMO_MEMBERS: '1', OPEN_OUTBOX: '1' }, true],
  [{ DEMO_MEMBERS: '0', OPEN_OUTBOX: '0' }, false],
])('with %j demo members and a link to all mails: %s', (env, isOpen) => {
  const { demoMembers, outboxSecret } = settingsFromEnv(env)
  expect(demoMembers).toBe(isOpen)
  expect(outboxSecret).toEqual(isOpen ? expect.stringMatching(/^[\w-]{43}$/) : undefined)
  expect(settingsFromEnv(env).outboxSecret === outboxSecret).toBe(!isOpen)
})

test('the real catalogue is filled in, and searches find it', { timeout: SLOW }, async () => {
  const { engine, drop } = await emptyDatabase()
  const settings = settingsFromEnv({}, { engine })
  const database = await openDatabase(settings)
  const rowsIn = async (table: typeof item | typeof company | typeof category | typeof searchWord) =>
    (await database.orm.select({ rows: count() }).from(table))[0]?.rows ?? 0
  expect(await rowsIn(item)).toBe(3600)
  expect(await rowsIn(company)).toBe(150)
  expect(await rowsIn(category)).toBeGreaterThan(45)
  expect(await rowsIn(searchWord)).toBeGreaterThan(1000)

  const api = createApi({ database, settings })
  const counts = await (await api.request('/api/public/search/item/count?keyword=ball+valve')).json()
  expect(counts).toMatchObject({ TotalProduct: expect.any(Number) })
  expect((counts as { TotalProduct: number }).TotalProduct).toBeGreaterThan(50)
  for (const kind of ['product', 'service']) {
    const cards = await (await api.request(`/api/public/${kind}/recommended`)).json()
    expect(cards).toHaveLength(18)
  }
  const top = (await (await api.request('/api/public/category/top10')).json()) as { CategoryType: string }[]
  expect(top.map(({ CategoryType }) => CategoryType)).toEqual([
    ...Array.from({ length: 10 }, () => 'Product'),
    ...Array.from({ length: 10 }, () => 'Service'),
  ])
  await database.close()
  await drop()
})

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'several processes on one PostgreSQL server (needs TEST_DATABASE_URL)',
  () => {
    test('start at the same time, fill the database once and share it', { timeout: SLOW }, async () => {
      const { engine, drop } = await emptyDatabase()
      const url = engine.kind === 'server' ? engine.url : ''
      const emails = [1, 2, 3, 4].map(number => `process-${number}@example.test`)
      const processes = await Promise.all(emails.map(EMAIL => startWriter({ DATABASE_URL: url, EMAIL })))
      expect(processes.map(({ said }) => said)).toEqual(['200', '200', '200', '200'])
      expect(await subscribersIn(settingsOf({ engine }))).toEqual(emails)
      await Promise.all(processes.map(({ end }) => end('SIGTERM')))

      const database = await openDatabase(settingsOf({ engine }))
      const [rows] = await database.orm.select({ rows: count() }).from(item)
      const members = await database.orm.select().from(member)
      expect(rows?.rows).toBe(19)
      expect(members).toHaveLength(2)
      await database.close()
      await drop()
    })

    test('share limits, sessions, keys and the answers of sellers', { timeout: SLOW }, async () => {
      const { engine, drop } = await emptyDatabase()
      let now = new Date('2026-01-15T08:00:00Z')
      const settings = settingsOf({ engine, clock: () => now })
      const [one, two] = [await openDatabase(settings), await openDatabase(settings)]
      const apis = [createApi({ database: one, settings }), createApi({ database: two, settings })] as const

      const form = new URLSearchParams({
        username: 'buyer@demo.test',
        password: 'ball-valve-2019',
        grant_type: 'password',
      })
      const signedIn = await apis[0].request('/api/tenant/auth', { method: 'POST', body: form })
      const { access_token } = (await signedIn.json()) as { access_token: string }
      const headers = {
        Authorization: `Bearer ${access_token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'shared',
      }
      const chat = JSON.stringify({ Title: 'A', ToTenantId: 2, MessageBody: 'Hello' })
      const both = await Promise.all(
        apis.map(api => api.request('/api/public/user/addNewChat', { method: 'POST', headers, body: chat })),
      )
      const [first, second] = await Promise.all(both.map(answer => answer.text()))
      expect(first).toBe(second)

      now = new Date(now.getTime() + 3000)
      const { Id } = JSON.parse(first ?? '') as { Id: number }
      const path = `/api/public/user/getchathistory?ChatId=${Id}&StaffStatus=0`
      expect(await (await apis[1].request(path, { headers })).json()).toHaveLength(2)

      const wrong = new URLSearchParams({ username: 'x@example.test', password: 'x', grant_type: 'password' })
      const seen: number[] = []
      for (let time = 0; time < 21; time += 1) {
        const answer = await apis[time % 2]?.request('/api/tenant/auth', { method: 'POST', body: wrong })
        seen.push(answer?.status ?? 0)
      }
      expect(seen.slice(-2)).toEqual([400, 429])
      await one.close()
      await two.close()
      await drop()
    })
  },
)
