import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { openDatabase } from '../open-database.ts'
import { settingsFromEnv } from '../settings.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { START_TIMEOUT } from '../testing/start-api.ts'
import { queryRows } from './database.ts'

test('on a nearly full disk, writes are refused and reads are answered', {
  timeout: START_TIMEOUT,
}, async () => {
  const path = mkdtempSync(join(tmpdir(), 'trade-full-'))
  const engine = { kind: 'folder' as const, path, reserve: 0 }
  const settings = settingsFromEnv(
    {},
    { engine, catalogue: async () => smallCatalogue(), passwordCost: 2 ** 4 },
  )
  const database = await openDatabase(settings)
  const api = createApi({ database, settings })
  const [{ fsync, method } = {}] = await queryRows<Record<string, string>>(
    database.orm,
    sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  )
  expect([fsync, method]).toEqual(['on', 'open_datasync'])
  const body = new Blob(['{"email":"full@example.test"}'], { type: 'application/json' })
  const add = () => api.request('/api/public/newsletter/add', { method: 'POST', body })
  engine.reserve = Number.POSITIVE_INFINITY
  const answer = await add()
  expect(answer.status).toBe(507)
  expect(await answer.json()).toEqual({
    ReturnCode: 507,
    ResponseMessage: 'The server is out of disk space. Nothing was saved. Please try again later.',
  })
  await expect(database.orm.transaction(async () => undefined)).rejects.toThrow('nothing is written until')
  expect((await api.request('/api/public/category/all')).status).toBe(200)
  engine.reserve = 0
  expect((await add()).status).toBe(200)
  await database.close()
  await expect(openDatabase({ ...settings, engine: { ...engine, reserve: 1e30 } })).rejects.toThrow(
    'are free on',
  )
  rmSync(path, { recursive: true })
})
