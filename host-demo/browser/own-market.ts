import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { Client } from 'pg'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { rowsOf } from '#host-demo/api/database/database.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import type { Engine, Settings } from '#host-demo/api/settings.ts'
import { type RunningServer, startServer } from '#host-demo/server/serve.ts'
import { launch } from './chromium.ts'
import { Market, marketFor } from './market.ts'

/** The database of a test run: a folder of its own, or a database of its own on the server of `TEST_DATABASE_URL`. */
export type Store = { engine: Engine; remove(): Promise<void> }

export async function inFolder(template: string = inject('template')): Promise<Store> {
  const path = await mkdtemp(join(tmpdir(), 'trade-market-'))
  await cp(template, path, { recursive: true })
  return {
    engine: { kind: 'folder', path },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

/** @param server the URL of a database on which this role may create others */
export async function onServer(server: string): Promise<Store> {
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

/** Tests send more in a minute than people do, and need no expensive hash of a password that everybody knows. */
export const forTests: Partial<Settings> = { limits: limits(1000), passwordCost: 2 ** 4 }

/** A market with a database that no other test writes to, and which may be asked. */
class OwnMarket extends Market {
  readonly #store: Store
  readonly #settings: Partial<Settings>
  #server: RunningServer

  constructor(browser: Browser, server: RunningServer, store: Store, settings: Partial<Settings>) {
    super(browser, server)
    this.#server = server
    this.#store = store
    this.#settings = settings
  }

  /** Stops the server and starts it again, on the same database and the same ports. */
  async restart(): Promise<void> {
    const [port = 0, partnerPort = 0] = [this.url, this.partnerUrl].map(url => Number(new URL(url).port))
    await this.#server.close()
    this.#server = await startServer({ port, partnerPort, api: this.#settings })
  }

  /** What lies in the database of the running server. */
  rows<Row>(statement: SQL): Promise<Row[]> {
    return rowsOf<Row>(this.#server.database.orm, statement)
  }

  override async close(): Promise<void> {
    await super.close()
    await this.#server.close()
    await this.#store.remove()
  }
}

/** A marketplace for one file alone. */
export const ownMarket = (
  settings: Partial<Settings> = {},
  open: () => Promise<Store> = inFolder,
): (() => OwnMarket) =>
  marketFor(async () => {
    const store = await open()
    const api = { ...forTests, ...settings, engine: store.engine }
    const server = await startServer({ port: 0, partnerPort: 0, api })
    return new OwnMarket(await launch(), server, store, api)
  })
