import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#host-demo/api/app.ts'
import { subscriber } from '#host-demo/api/database/tables.ts'
import { openDatabase } from '#host-demo/api/open-database.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { smallCatalogue } from '#host-demo/api/testing/small-catalogue.ts'
import { START_TIMEOUT, startApi, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { expectAllZero, tallyFor } from './tally.ts'

const MB = 1024 * 1024
const DAY = 24 * 3600

/** Creates a separate disk of this many MB; undefined if we have no right to. */
async function smallDisk(size: number): Promise<string | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'trade-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', path])
  if (status === 0) return path
  await rm(path, { recursive: true })
  return undefined
}

test('a server whose disk fills up refuses writes before the disk is full, and loses no accepted write', {
  timeout: 400_000,
}, async context => {
  const disk = await smallDisk(320)
  if (!disk) {
    console.warn('LEFT OUT: a full disk, for only root may make a small one')
    return context.skip()
  }
  const tally = tallyFor(context, 'Faults: full disk')
  const engine = { kind: 'folder' as const, path: join(disk, 'data') }
  const settings = settingsFromEnv(
    {},
    { engine, limits: limits(1e6), catalogue: async () => smallCatalogue(), passwordCost: 2 ** 4 },
  )
  const database = await openDatabase(settings)
  const api = createApi({ database, settings })
  const accepted: string[] = []
  const add = async () => {
    const email = `full${tally.cases++}@example.test`
    const body = new Blob([JSON.stringify({ email })], { type: 'application/json' })
    const { status } = await api.request('/api/public/newsletter/add', { method: 'POST', body })
    if (status === 200) accepted.push(email)
    if (status === 500) tally.faults += 1
    return status
  }
  const filler = join(disk, 'filler')
  const fill = async (left: number) => {
    const { bavail, bsize } = await statfs(disk)
    spawnSync('fallocate', ['-l', `${bavail * bsize - left * MB}`, filler])
  }
  expect(await add()).toBe(200)
  for (const left of [100, 10, 0]) {
    await rm(filler, { force: true })
    await fill(left)
    expect(await Promise.all(Array.from({ length: 10 }, add))).toEqual(Array.from({ length: 10 }, () => 507))
    if ((await api.request('/api/public/category/all')).status !== 200) tally.blank += 1
  }
  await rm(filler)
  expect(await add()).toBe(200)
  await database.close()
  const again = await openDatabase(settings)
  const stored = new Set((await again.orm.select().from(subscriber)).map(({ email }) => email))
  tally.lost += accepted.filter(email => !stored.has(email)).length
  tally.leaked += stored.size - accepted.length
  await again.close()
  spawnSync('umount', [disk])
  await rm(disk, { recursive: true, force: true })
  expectAllZero(tally)
})

describe('a clock jump', () => {
  let api: TestApi
  beforeAll(async () => {
    const few = { attempts: 3, seconds: 600 }
    api = await startApi({ limits: { ...limits(1e6), newsletterByAddress: few } })
  }, START_TIMEOUT)
  afterAll(() => api.close())

  test('duplicates no write and signs nobody out too early or too late', async context => {
    const tally = tallyFor(context, 'Faults: clock')
    let token = await api.asBuyer()
    const send = (key: string) =>
      api.post<{ Item1: { Id: number } }>(
        '/api/public/inquiry/new2',
        { title: `Inquiry : ${key}`, toTenantId: 1, inquiryBody: 'Hi' },
        { token, headers: { 'Idempotency-Key': key } },
      )
    for (const jump of [-3600, 3600, -DAY, DAY, -300 * DAY, 300 * DAY + 60]) {
      const first = await send(`jump ${jump}`)
      api.advance(jump)
      const isLong = jump > 7 * DAY
      const again = await send(`jump ${jump}`)
      tally.cases += 1
      if (again.status >= 500) tally.faults += 1
      if (isLong) expect(again.status).toBe(401)
      else if (again.body.Item1.Id !== first.body.Item1.Id) tally.doubled += 1
      token = await api.asBuyer()
    }
    expectAllZero(tally)
  })

  test('locks nobody out for longer than the limit', async context => {
    const tally = tallyFor(context, 'Faults: clock')
    const add = () => api.post('/api/public/newsletter/add', { email: 'a@example.test' })
    const statuses = async () =>
      [await add(), await add(), await add(), await add()].map(({ status }) => status)
    api.advance(400 * DAY)
    expect(await statuses()).toEqual([200, 200, 200, 429])
    api.advance(-400 * DAY)
    const after = await statuses()
    tally.cases += 8
    if (after.join() !== '200,200,200,429') tally.lost += 1
    expectAllZero(tally)
  })
})
