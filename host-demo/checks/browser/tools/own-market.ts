import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { queryRows } from '#host-demo/api/database/database.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import type { Settings } from '#host-demo/api/settings.ts'
import { endConnections, type TestEngine } from '#host-demo/api/testing/engine.ts'
import { type RunningServer, startServer } from '#host-demo/site/server/serve.ts'
import { launch } from './chromium.ts'
import { Market, marketFor } from './market.ts'

/** Tests send more requests per minute than people do, and a password that everybody knows needs no expensive hash. */
export const forTests: Partial<Settings> = {
  limits: limits(1000),
  // Tests that run at the same time sign in as the same members.
  sessionsPerMember: 1000,
  passwordCost: 2 ** 4,
  // A busy machine takes long. Pages must come with their content all the same.
  renderPatience: 120_000,
  demoMembers: true,
}

/** Copies the seeded data folder. */
export async function inFolder(template: string = inject('template')): Promise<TestEngine> {
  const path = await mkdtemp(join(tmpdir(), 'trade-market-'))
  await cp(template, path, { recursive: true })
  return { engine: { kind: 'folder', path }, drop: () => rm(path, { recursive: true, force: true }) }
}

/** A market with a database that no other test writes to, and that tests may query. */
class OwnMarket extends Market {
  readonly #database: TestEngine
  readonly #settings: Partial<Settings>
  #server: RunningServer

  constructor(browser: Browser, server: RunningServer, database: TestEngine, settings: Partial<Settings>) {
    super(browser, server)
    this.#server = server
    this.#database = database
    this.#settings = settings
  }

  /** Restarts the server on the same database and the same ports. */
  async restart(): Promise<void> {
    const [port = 0, partnerPort = 0] = [this.url, this.partnerUrl].map(url => Number(new URL(url).port))
    await this.#server.close()
    this.#server = await startServer({ port, partnerPort, api: this.#settings })
  }

  /** Ends the connections to the database, as a restart of its server does. PGlite has none. */
  async endConnections(): Promise<void> {
    const { engine } = this.#database
    if (engine.kind === 'server') await endConnections(engine.url)
  }

  rows<Row>(statement: SQL): Promise<Row[]> {
    return queryRows<Row>(this.#server.database.orm, statement)
  }

  override async close(): Promise<void> {
    await super.close()
    await this.#server.close()
    await this.#database.drop()
  }
}

/** Opens a marketplace for one file alone. */
export const ownMarket = (
  settings: Partial<Settings> = {},
  open: () => Promise<TestEngine> = inFolder,
): (() => OwnMarket) =>
  marketFor(async () => {
    const database = await open()
    const api = { ...forTests, ...settings, engine: database.engine }
    const server = await startServer({ port: 0, partnerPort: 0, api })
    return new OwnMarket(await launch(), server, database, api)
  })
