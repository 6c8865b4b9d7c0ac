import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#host-demo/api/database/database.ts'
import { inquiry } from '#host-demo/api/database/tables.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { random } from '#host-demo/api/seed/random.ts'
import type { Engine } from '#host-demo/api/settings.ts'
import { emptyDatabase } from '#host-demo/api/testing/engine.ts'
import { seed } from '#shared/testing/seed.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { expectAllZero, type Tally, tallyFor } from './tally.ts'

const SLOW = { timeout: 600_000 }
const KILLS = process.env.SAMPLE ? 1 : 8
const WRITERS = 8
const chance = random('kills', seed)

/** Members whose forms are sent again, like ours, until an answer comes: with a key, so that each takes effect once. */
class Writers {
  readonly accepted = new Set<string>()
  readonly #url: () => string
  readonly #tally: Tally
  #isOver = false
  #ends: Promise<void>[] = []

  constructor(url: () => string, tally: Tally) {
    this.#url = url
    this.#tally = tally
  }

  start(token: string): void {
    this.#ends = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let at = 0; !this.#isOver; at += 1) await this.#write(`killed ${writer}.${at}`, token)
    })
  }

  async #write(title: string, token: string): Promise<void> {
    for (;;) {
      const status = await fetch(`${this.#url()}/api/public/inquiry/new2`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': title,
          Authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ title, toTenantId: 1, inquiryBody: 'In stock?' }),
      })
        .then(async answer => {
          await answer.text()
          return answer.status
        })
        .catch(() => 0)
      if (status === 500) this.#tally.faults += 1
      if (status === 200) break
      // The call was refused or interrupted, or no server is there: retries until one is back.
      expect([0, 500, 503], title).toContain(status)
    }
    this.accepted.add(title)
  }

  /** Resolves once this many more writes were accepted. */
  async until(more: number): Promise<void> {
    const wanted = this.accepted.size + more
    await expect.poll(() => this.accepted.size, { timeout: 180_000, interval: 5 }).toBeGreaterThan(wanted)
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#ends)
  }
}

async function tokenFrom(url: string): Promise<string> {
  const { buyer, password } = demoMembers
  const body = new URLSearchParams({ username: buyer, password, grant_type: 'password' })
  const answer = await fetch(`${url}/api/tenant/auth`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Counts the accepted writes that are missing, and those that exist twice. */
async function countIn(engine: Engine, writers: Writers, tally: Tally): Promise<void> {
  const database = await connect(engine, () => undefined)
  const rows = await database.orm.select().from(inquiry).where(like(inquiry.title, 'killed %'))
  await database.close()
  const titles = rows.map(({ title }) => title)
  const stored = new Set(titles)
  tally.cases += writers.accepted.size
  tally.doubled += titles.length - stored.size
  tally.lost += [...writers.accepted].filter(title => !stored.has(title)).length
}

test(`a server that is killed during writes loses and duplicates nothing`, SLOW, async context => {
  const tally = tallyFor(context, 'Faults: kill -9')
  const path = await mkdtemp(join(tmpdir(), 'trade-killed-'))
  const start = () => startProcess({ DATA_DIR: path, SMALL: '1' })
  let server = await start()
  const writers = new Writers(() => server.url, tally)
  writers.start(await tokenFrom(server.url))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await writers.until(chance.whole(1, 40))
    await server.end()
    server = await start()
  }
  await writers.until(5)
  await writers.end()
  await expect(start()).rejects.toThrow('is in use by process')
  await server.end('SIGTERM')
  await countIn({ kind: 'folder', path }, writers, tally)
  await rm(path, { recursive: true })
  expectAllZero(tally)
})

const database = process.env.TEST_DATABASE_URL
if (!database) console.warn('LEFT OUT: faults of PostgreSQL processes, for TEST_DATABASE_URL is not set')

describe.skipIf(!database)('two processes on one PostgreSQL (needs TEST_DATABASE_URL)', () => {
  test('lose and duplicate nothing when one at a time is killed', SLOW, async context => {
    const tally = tallyFor(context, 'Faults: kill -9')
    const { engine, drop } = await emptyDatabase()
    const start = () => startProcess({ DATABASE_URL: engine.kind === 'server' ? engine.url : '', SMALL: '1' })
    const servers: [ServerProcess, ServerProcess] = [await start(), await start()]
    let turn = 0
    // Like a load balancer: each attempt goes to the next server.
    const writers = new Writers(() => servers[turn++ % 2 === 0 ? 0 : 1].url, tally)
    writers.start(await tokenFrom(servers[0].url))
    for (let kill = 0; kill < KILLS; kill += 1) {
      const victim = kill % 2 === 0 ? 0 : 1
      await writers.until(chance.whole(1, 60))
      await servers[victim].end()
      await writers.until(chance.whole(1, 60))
      servers[victim] = await start()
    }
    await writers.end()
    await Promise.all(servers.map(server => server.end('SIGTERM')))
    await countIn(engine, writers, tally)
    await drop()
    expectAllZero(tally)
  })
})
