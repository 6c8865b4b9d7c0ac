import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { type Orm, queryRows } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Updates the tables: runs each file of migrations/ once, in the order of names. */
export async function migrate(orm: Orm): Promise<void> {
  await orm.execute(sql`create table if not exists migration (name text primary key)`)
  const done = new Set(
    (await queryRows<{ name: string }>(orm, sql`select name from migration`)).map(row => row.name),
  )
  for (const name of migrations()) {
    if (done.has(name)) continue
    for (const statement of statementsOf(name)) await orm.execute(sql.raw(statement))
    await orm.execute(sql`insert into migration (name) values (${name})`)
  }
}

function migrations(): string[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
}

/** Splits a migration, because PGlite takes a single statement at a time. Each ends with `;` at the end of a line. */
function statementsOf(name: string): string[] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split(/;\s*$/m)
    .filter(statement => statement.trim() !== '')
}
