import { sql } from 'drizzle-orm'
import { connect, type Database } from './database/database.ts'
import { deleteExpired } from './database/delete-expired.ts'
import { migrate } from './database/migrate.ts'
import { category, categoryFact, company, fact, item, searchWord } from './database/tables.ts'
import { seedDemoMembers } from './demo-members.ts'
import { logLine } from './request/log.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'
import type { Settings } from './settings.ts'

/** Any number of processes may start at once on one server; this advisory lock lets them take turns. */
const SETUP_LOCK = 720_419_790

/** Opens the database, updates its tables and fills a new one, in one transaction: all of it or nothing. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = await connect(settings.engine, fault =>
    settings.logFault(logLine(settings.clock(), { error: `database connection lost: ${fault.message}` })),
  )
  try {
    await database.orm.transaction(async orm => {
      await orm.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`)
      await migrate(orm, settings.engine)
      await seedCatalogue(orm, settings.catalogue)
      if (settings.demoMembers) await seedDemoMembers(orm, settings)
    })
    // PGlite gathers no statistics by itself, and without them it reads whole tables.
    if (database.engine === 'pglite')
      await database.orm.execute(
        sql`analyze ${item}, ${fact}, ${company}, ${category}, ${categoryFact}, ${searchWord}`,
      )
    await deleteExpired(database.orm, settings.clock())
    return database
  } catch (fault) {
    await database.close()
    throw fault
  }
}
