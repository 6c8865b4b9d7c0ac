import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import type { Engine } from '../settings.ts'
import { type Orm, queryRows } from './database.ts'

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

const config = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }

/**
 * Updates the tables: runs each file of migrations/ once. Throws an Error that says what to do, and changes nothing, if
 * the tables were made by a version that counted its migrations in another way.
 */
export async function migrate(orm: Transaction, engine: Engine): Promise<void> {
  const [{ isForeign } = {}] = await queryRows<{ isForeign: boolean }>(
    orm,
    sql`select to_regclass('migration') is not null
          and to_regclass('drizzle.__drizzle_migrations') is null as "isForeign"`,
  )
  if (isForeign)
    throw new Error(
      `The data in ${nameOf(engine)} was made by an earlier version, which this one can't read. Nothing was changed. ` +
        'Start with another folder by DATA_DIR, or another database by DATABASE_URL.',
    )

  const { session } = orm._
  // Drizzle begins a transaction of the session, but this one is in a transaction already.
  session.transaction = work => orm.transaction(work)
  // Drizzle has two types for a session without relations.
  await new PgDialect().migrate(readMigrationFiles(config), session as PgSession, config)
}

function nameOf(engine: Engine): string {
  if (engine.kind === 'folder') return `the folder ${engine.path}`
  return engine.kind === 'server' ? 'the database named by DATABASE_URL' : 'memory'
}
