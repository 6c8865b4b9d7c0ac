import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { queryRows } from './database.ts'
import { migrate } from './migrate.ts'
import * as tables from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

type Column = { table: string; column: string; type: string; required: boolean }

test('the migrations create the tables that the code declares', async () => {
  const made = await queryRows<Column>(
    api.database.orm,
    sql`select table_name as "table", column_name as "column", data_type as "type",
          is_nullable = 'NO' as "required"
        from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`,
  )
  const known = Object.values(tables).flatMap(table =>
    is(table, PgTable)
      ? Object.values(getTableColumns(table)).map(column => ({
          table: getTableConfig(table).name,
          column: column.name,
          type: column.getSQLType(),
          required: column.notNull,
        }))
      : [],
  )
  const inOrder = (columns: Column[]) => columns.map(column => JSON.stringify(column)).sort()
  expect(inOrder(made)).toEqual(inOrder(known))
})

test('migrations run only once', async () => {
  await expect(migrate(api.database.orm)).resolves.toBeUndefined()
})
