import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Engine } from '#host-demo/api/settings.ts'

/** The database of a test run: a separate folder, or a separate database on the server of `TEST_DATABASE_URL`. */
export type TestDatabase = { engine: Engine; remove(): Promise<void> }

export async function inFolder(template: string = inject('template')): Promise<TestDatabase> {
  const path = await mkdtemp(join(tmpdir(), 'trade-market-'))
  await cp(template, path, { recursive: true })
  return {
    engine: { kind: 'folder', path },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

/** @param server the URL of a database, with a role that may create others */
export async function onServer(server: string): Promise<TestDatabase> {
  const name = `trade_market_${process.pid}_${Date.now()}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await administer(server, `create database ${name}`)
  return {
    engine: { kind: 'server', url: url.href },
    remove: () => administer(server, `drop database if exists ${name} with (force)`),
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
