import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import type { ApiEnv } from '../request/api.ts'

/** Answers once the database answers. */
export function healthRoutes({ orm, engine }: Database) {
  return new Hono<ApiEnv>().get('/api/health', async c => {
    await orm.execute(sql`select 1`)
    return c.json({ status: 'ok', engine })
  })
}
