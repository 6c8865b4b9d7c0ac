import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SQL } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Engine } from '../settings.ts'
import { takeLock } from './lock.ts'
import { makeAllPrivate, makePrivateFolder } from './private-folder.ts'
import { Turns } from './turns.ts'

/** The target of queries: the database itself or a transaction on it. The same for both engines. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Database = {
  orm: Orm
  engine: 'pglite' | 'postgres'
  /** Throws NoRoom if a write could fill the disk: an embedded database that cannot write its log stops answering. */
  requireRoom(): void
  close(): Promise<void>
}

/** Bytes to keep free: for the largest upload, in the log and in its table, and for the next log files. */
const RESERVE = 128 * 1024 * 1024

export class NoRoom extends Error {}

/** Connects without creating tables. Throws if it cannot, or if another live process uses the folder. */
export async function connect(engine: Engine, tell: (fault: Error) => void): Promise<Database> {
  if (engine.kind === 'server') return connectToServer(engine.url, tell)
  if (engine.kind === 'memory') return embed(engine.from ? { loadDataDir: engine.from } : {}, () => undefined)

  makePrivateFolder(engine.path)
  const { path } = engine
  const requireRoom = () => {
    const { bavail, bsize } = statfsSync(path)
    const reserve = engine.reserve ?? RESERVE
    if (bavail * bsize >= reserve) return
    const wanted = Math.ceil(reserve / 1024 ** 2)
    throw new NoRoom(
      `Less than ${wanted} MB are free on the disk of ${path}: nothing is written until more are.`,
    )
  }
  const release = await takeLock(path)
  const database = await embed({ dataDir: join(path, 'postgres'), startParams: DURABLE }, requireRoom).catch(
    async fault => {
      await release()
      throw fault
    },
  )
  makeAllPrivate(join(path, 'postgres'))
  return { ...database, close: () => database.close().finally(release) }
}

/** PGlite leaves out the step that makes a commit survive a power cut. This way of asking for it reaches the disk. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
]

async function embed(options: PGliteOptions, requireRoom: () => void): Promise<Database> {
  requireRoom()
  const client = new EmbeddedDatabase({ ...options, extensions: { pg_trgm } })
  await client.waitReady
  const orm: Orm = drizzleEmbedded({ client })
  const transaction = orm.transaction.bind(orm)
  // Checked when its turn comes, so that each of fifty simultaneous uploads sees the room that the others left.
  orm.transaction = (work, config) =>
    transaction(on => {
      requireRoom()
      return work(on)
    }, config)
  return { orm, engine: 'pglite', requireRoom, close: () => client.close() }
}

/** PGlite's own line holds single queries, so a request with many of them would wait behind all others each time. */
class EmbeddedDatabase extends PGlite {
  readonly #turns = new Turns()

  override query<Row>(query: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this.#turns.take(() => super.query<Row>(query, values, options))
  }

  override transaction<Result>(work: (on: Transaction) => Promise<Result>): Promise<Result> {
    return this.#turns.take(() => super.transaction(work))
  }
}

async function connectToServer(url: string, tell: (fault: Error) => void): Promise<Database> {
  // Reads tables from their beginning, so that the first answers to a keyword are the same on every page. Compiles no
  // query, because that takes longer than any of ours.
  const options = '-c synchronize_seqscans=off -c jit=off'
  const client = new Pool({
    connectionString: url,
    options,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A connection that dies is replaced at the next query. Without a listener its 'error' event would end the process.
  // The pool emits it for an idle connection, a busy connection emits it only itself.
  client.on('error', tell).on('connect', connection => connection.on('error', tell))
  try {
    await client.query('select 1')
  } catch (fault) {
    await client.end()
    throw new Error(`No answer from the PostgreSQL server named by DATABASE_URL: ${String(fault)}`)
  }
  const orm: Orm = drizzleServer({ client })
  // Drizzle's own version keeps a connection forever if its `begin` failed: after ten failures none is left.
  orm.transaction = async (work, config) => {
    const connection = await client.connect()
    try {
      return await (drizzleServer({ client: connection }) as Orm).transaction(work, config)
    } finally {
      connection.release()
    }
  }
  return { orm, engine: 'postgres', requireRoom: () => undefined, close: () => client.end() }
}

/** Returns the rows of a hand-written statement. Both engines answer `{ rows }`, which the shared type omits. */
export async function queryRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const result = (await orm.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
