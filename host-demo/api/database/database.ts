import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SQL } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Engine } from '../settings.ts'
import { takeLock } from './lock.ts'

/** Where queries go: the database itself or a transaction on it. The same for both engines. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Database = {
  orm: Orm
  engine: 'pglite' | 'postgres'
  /** Ends the connections and gives the data folder free. */
  close(): Promise<void>
}

/**
 * Connects; creates no table. Throws when another live process holds the folder or the server is not there. `tell` hears
 * of connections that are lost later.
 */
export async function connect(engine: Engine, tell: (fault: Error) => void): Promise<Database> {
  if (engine.kind === 'server') return connectToServer(engine.url, tell)
  if (engine.kind === 'memory') return embed(engine.from ? { loadDataDir: engine.from } : {})

  mkdirSync(engine.path, { recursive: true })
  const release = await takeLock(engine.path)
  const database = await embed({ dataDir: join(engine.path, 'postgres') }).catch(async fault => {
    await release()
    throw fault
  })
  return { ...database, close: () => database.close().finally(release) }
}

async function embed(options: { dataDir?: string; loadDataDir?: Blob }): Promise<Database> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } })
  return { orm: drizzleEmbedded({ client }), engine: 'pglite', close: () => client.close() }
}

async function connectToServer(url: string, tell: (fault: Error) => void): Promise<Database> {
  const client = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // A connection that dies is replaced at the next query. Its 'error' event, unheard, would end the process: the pool
  // tells it of an idle one, a connection at work only itself.
  client.on('error', tell).on('connect', connection => connection.on('error', tell))
  try {
    await client.query('select 1')
  } catch (fault) {
    await client.end()
    throw new Error(`No answer from the PostgreSQL server named by DATABASE_URL: ${String(fault)}`)
  }
  const orm: Orm = drizzleServer({ client })
  // Drizzle's own keeps a connection for ever whose `begin` failed: after ten of them none is left.
  orm.transaction = async (work, config) => {
    const connection = await client.connect()
    try {
      return await (drizzleServer({ client: connection }) as Orm).transaction(work, config)
    } finally {
      connection.release()
    }
  }
  return { orm, engine: 'postgres', close: () => client.end() }
}

/** The rows of a hand-written statement. Both engines answer `{ rows }`, which the shared type cannot say. */
export async function queryRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const result = (await orm.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
