import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson } from 'drizzle-kit/api'
import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { connect, type Orm, queryRows } from './database.ts'
import { migrate } from './migrate.ts'
import * as tables from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

test('`npm run migration` has nothing to write: the last snapshot is of the tables', () => {
  const meta = new URL('./migrations/meta/', import.meta.url)
  const [last = ''] = readdirSync(meta)
    .filter(name => name.endsWith('_snapshot.json'))
    .sort()
    .reverse()
  const snapshot: DrizzleSnapshotJSON = JSON.parse(readFileSync(new URL(last, meta), 'utf8'))
  const { id, prevId } = snapshot
  expect({ ...generateDrizzleJson(tables), id, prevId }).toEqual(snapshot)
})

type Column = { table: string; column: string; type: string; required: boolean }

test('the migrations, some of them written by hand, create the columns that the code declares', async () => {
  const made = await queryRows<Column>(
    api.database.orm,
    sql`select table_name as "table", column_name as "column",
          case data_type when 'ARRAY' then udt_name::regtype::text else data_type end as "type",
          is_nullable = 'NO' as "required"
        from information_schema.columns where table_schema = 'public'`,
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
  const { orm } = api.database
  const done = () => queryRows(orm, sql`select hash from drizzle.__drizzle_migrations order by id`)
  const before = await done()
  expect(before.length).toBeGreaterThan(0)
  await orm.transaction(on => migrate(on, api.settings.engine))
  expect(await done()).toEqual(before)
})

test('data of a version that counted its migrations in another way is refused and left as it is', {
  timeout: START_TIMEOUT,
}, async () => {
  const path = mkdtempSync(join(tmpdir(), 'trade-earlier-'))
  const engine = { kind: 'folder', path } as const
  const inFolder = async <Result>(work: (orm: Orm) => Promise<Result>) => {
    const database = await connect(engine, () => undefined)
    return work(database.orm).finally(database.close)
  }
  const content = (orm: Orm) =>
    queryRows(
      orm,
      sql`select table_schema, table_name, column_name, (select string_agg(name, ',') from migration) as names
          from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
          order by 1, 2, 3`,
    )
  const before = await inFolder(async orm => {
    await orm.execute(sql`create table migration (name text primary key)`)
    await orm.execute(sql`create table company (id integer primary key)`)
    await orm.execute(sql`insert into migration values ('001-catalogue.sql'), ('002-members.sql')`)
    return content(orm)
  })
  await expect(openDatabase({ ...api.settings, engine })).rejects.toThrow(
    `The data in the folder ${path} was made by an earlier version, which this one can't read. Nothing was changed. Start with another folder by DATA_DIR, or another database by DATABASE_URL.`,
  )
  expect(await inFolder(content)).toEqual(before)
  expect(before).toHaveLength(2)
  rmSync(path, { recursive: true })
})
