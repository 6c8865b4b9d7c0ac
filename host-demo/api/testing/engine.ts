import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Client } from 'pg'
import type { Engine } from '../settings.ts'

export type TestEngine = { engine: Engine; drop(): Promise<void> }

/** Creates a new, empty database: on the server that TEST_DATABASE_URL names, else in memory. */
export async function emptyDatabase(): Promise<TestEngine> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { engine: { kind: 'memory', from: await emptyFolder() }, drop: async () => undefined }

  const name = `trade_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    engine: { kind: 'server', url: url.href },
    drop: () => command(server, `drop database ${name} with (force)`),
  }
}

async function command(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes one empty folder for all test files: PGlite takes three seconds to make one, half of one to load it. */
async function emptyFolder(): Promise<Blob> {
  const path = join(tmpdir(), `trade-widgets-pglite-${versionOfPglite()}.tar`)
  if (!existsSync(path)) {
    const database = await PGlite.create({ extensions: { pg_trgm } })
    const folder = await database.dumpDataDir('none')
    await database.close()
    const part = `${path}.${process.pid}`
    writeFileSync(part, new Uint8Array(await folder.arrayBuffer()))
    renameSync(part, path)
  }
  return new Blob([readFileSync(path)])
}

function versionOfPglite(): string {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { size, mtimeMs } = statSync(path)
  return createHash('sha256').update(`${path} ${size} ${mtimeMs}`).digest('hex').slice(0, 12)
}

/** Ends every other connection to a database, as a restart of its server does. */
export const endConnections = (url: string) =>
  command(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
