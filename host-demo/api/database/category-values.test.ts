import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { queryRows } from './database.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

const pairs = async (from: string): Promise<string[]> => {
  const rows = await queryRows<{ pair: string }>(
    api.database.orm,
    sql`select distinct category || ' ' || fact as pair from ${sql.raw(from)}`,
  )
  return rows.map(({ pair }) => pair).sort()
}
const ofItems = () => pairs('(select category_id, unnest(facts) from item) as stated (category, fact)')
const kept = () => pairs('category_value as kept (category, fact)')

test('each category keeps the values of its items, also of those that moved', async () => {
  const seeded = await ofItems()
  expect(seeded.length).toBeGreaterThan(0)
  expect(await kept()).toEqual(seeded)

  const { orm } = api.database
  await orm.execute(sql`update item set category_id = (select max(id) from category) where id = 1`)
  const moved = await ofItems()
  expect(moved).not.toEqual(seeded)
  expect(await kept()).toEqual([...new Set([...seeded, ...moved])].sort())
})
