import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { Client } from 'pg'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { rowsOf } from '#host-demo/api/database/database.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { Engine, Settings } from '#host-demo/api/settings.ts'
import { type RunningServer, startServer } from '#host-demo/server/serve.ts'
import { type BrowserOptions, complaintsOf, launch } from './chromium.ts'
import { userOf } from './sign-in.ts'

/** The database of a test run: a folder of its own, or a database of its own on the server of `TEST_DATABASE_URL`. */
export type Store = { engine: Engine; remove(): Promise<void> }

export async function inFolder(): Promise<Store> {
  const path = await mkdtemp(join(tmpdir(), 'trade-market-'))
  await cp(inject('template'), path, { recursive: true })
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

/** The built marketplace with its real API, and a browser to visit it with. */
export class Market {
  readonly #browser: Browser
  readonly #store: Store
  readonly #settings: Partial<Settings>
  readonly #complaints = new Map<Page, string[]>()
  #server: RunningServer

  private constructor(browser: Browser, store: Store, settings: Partial<Settings>, server: RunningServer) {
    this.#browser = browser
    this.#store = store
    this.#settings = settings
    this.#server = server
  }

  static async open(
    store: Store,
    settings: Partial<Settings> = {},
    options: BrowserOptions = {},
  ): Promise<Market> {
    const api = { ...settings, engine: store.engine }
    const server = await startServer({ port: 0, partnerPort: 0, api })
    return new Market(await launch(options), store, api, server)
  }

  get url(): string {
    return this.#server.url
  }

  get partnerUrl(): string {
    return this.#server.partnerUrl
  }

  /** A visitor with a browser profile of its own; `TEST_WIDTH` is the width of its window. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const viewport = { width: Number(process.env.TEST_WIDTH) || 1280, height: 800 }
    const context = await this.#browser.newContext({ baseURL: this.url, viewport, ...options })
    const page = await context.newPage()
    context.on('page', opened => this.#listenTo(opened))
    this.#listenTo(page)
    return page
  }

  /** A visitor whom an earlier page has signed in. */
  async member(email: string = demoMembers.buyer, options: BrowserContextOptions = {}): Promise<Page> {
    const value = JSON.stringify(await userOf(email, this.url))
    const origins = [{ origin: this.url, localStorage: [{ name: 'user', value }] }]
    return this.visitor({ ...options, storageState: { cookies: [], origins } })
  }

  #listenTo(page: Page): void {
    this.#complaints.set(page, complaintsOf(page))
  }

  /** Takes out the complaints that hold `part`, which a test expects; gives how many there were. */
  expected(part: string): number {
    let count = 0
    for (const complaints of this.#complaints.values()) {
      const rest = complaints.filter(each => !each.includes(part))
      count += complaints.length - rest.length
      complaints.splice(0, complaints.length, ...rest)
    }
    return count
  }

  /** What any page has complained of since this was asked before. */
  takeComplaints(): string[] {
    return [...this.#complaints.values()].flatMap(complaints => complaints.splice(0))
  }

  /** All visitors leave; what they complained of stays said. */
  async empty(): Promise<void> {
    await Promise.all(this.#browser.contexts().map(context => context.close()))
  }

  /** Stops the server and starts it again, on the same database and the same ports. */
  async restart(): Promise<void> {
    const [port, partnerPort] = [this.url, this.partnerUrl].map(url => Number(new URL(url).port))
    await this.#server.close()
    this.#server = await startServer({ port: port ?? 0, partnerPort: partnerPort ?? 0, api: this.#settings })
  }

  /** What lies in the database of the running server. */
  rows<Row>(statement: SQL): Promise<Row[]> {
    return rowsOf<Row>(this.#server.database.orm, statement)
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.#server.close()
    await this.#store.remove()
  }
}

/** Opens a market for the tests of a file; what a page complains of fails the test in which it did. */
export function marketFor(
  store: () => Promise<Store>,
  settings: Partial<Settings> = {},
  options: BrowserOptions = {},
): () => Market {
  let market: Market | undefined
  beforeAll(async () => {
    market = await Market.open(await store(), settings, options)
  })
  afterEach(() => expect(market?.takeComplaints()).toEqual([]))
  afterAll(() => market?.close())
  return () => {
    if (!market) throw new Error('The market is open only while tests run')
    return market
  }
}
