import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { limits } from '../security/limits.ts'
import { endConnections } from '../testing/engine.ts'
import { START_TIMEOUT, startApi } from '../testing/start-api.ts'

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'a PostgreSQL server that restarts during writes (needs TEST_DATABASE_URL)',
  () => {
    test('answers 503 while the database is down, and recovers', { timeout: START_TIMEOUT }, async () => {
      const api = await startApi({ limits: limits(1000) })
      const { engine } = api.settings
      const url = engine.kind === 'server' ? engine.url : ''
      const token = await api.asBuyer()
      const seen: number[] = []
      let isOver = false
      const write = async (writer: number) => {
        for (let at = 0; !isOver; at += 1) {
          const answer = await api.post(
            '/api/public/inquiry/new2',
            { title: `Inquiry ${writer}.${at}`, toTenantId: 1, inquiryBody: 'In stock?' },
            { token, headers: { 'Idempotency-Key': `${writer}.${at}` } },
          )
          seen.push(answer.status)
          if (answer.status === 503) expect(answer.headers.get('Retry-After')).toBe('2')
        }
      }
      const writers = Array.from({ length: 20 }, (_, writer) => write(writer))
      for (let time = 0; time < 20; time += 1) {
        await endConnections(url)
        await api.database.orm.execute(sql`select pg_sleep(0.05)`).catch(() => undefined)
      }
      isOver = true
      await Promise.all(writers)
      expect([...new Set(seen)].sort()).toEqual([200, 503])

      const reads = Array.from({ length: 30 }, () => api.get('/api/health'))
      expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]))
      await api.database.orm.transaction(orm => orm.execute(sql`select 1`))
      await api.close()
    })
  },
)
