import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, TestRunner } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { type BrowserOptions, launch } from './chromium.ts'
import { complaintsOf } from './page-complaints.ts'
import { userOf } from './sign-in.ts'
import { contentOf, unrestOf } from './unrest.ts'

/** Origins of a running marketplace: the storefront with the API, and the partners' pages. */
export type Origins = { url: string; partnerUrl: string }

/** The built marketplace with its real API, and a browser to visit it with. */
export class Market {
  readonly url: string
  readonly partnerUrl: string
  readonly #browser: Browser
  readonly #complaints = new Map<Page, string[]>()
  readonly #optionsOf = new Map<BrowserContext, string>()
  readonly #originsOf = new Map<BrowserContext, Set<string>>()
  readonly #expected: string[] = []
  readonly #blankPages = new Map<string, Page[]>()

  constructor(browser: Browser, { url, partnerUrl }: Origins) {
    this.#browser = browser
    this.url = url
    this.partnerUrl = partnerUrl
  }

  /** Opens a visitor's page with an empty browser profile; `TEST_WIDTH` is the width of its window. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const viewport = { width: Number(process.env.TEST_WIDTH) || 1280, height: 800 }
    const wanted = { baseURL: this.url, viewport, ...options }
    const key = JSON.stringify(wanted)
    const blank = this.#blankPages.get(key)?.pop()
    if (blank) return blank
    const context = await this.#browser.newContext(wanted)
    context.setDefaultTimeout(180_000)
    const origins = new Set<string>()
    context.on('page', page => {
      this.#complaints.set(page, complaintsOf(page))
      page.on('framenavigated', frame => origins.add(new URL(frame.url()).origin))
    })
    this.#optionsOf.set(context, key)
    this.#originsOf.set(context, origins)
    return context.newPage()
  }

  async member(email: string = demoMembers.buyer, options: BrowserContextOptions = {}): Promise<Page> {
    const [page, user] = await Promise.all([this.visitor(options), userOf(email, this.url)])
    await page.goto('/sri.json')
    await page.evaluate(value => localStorage.setItem('user', value), JSON.stringify(user))
    return page
  }

  /**
   * Ignores the complaints that contain `part`, which a test expects: those so far, and those that a slow machine adds
   * before the test is over. Returns the number of those so far.
   */
  expected(part: string): number {
    this.#expected.push(part)
    return [...this.#complaints.values()].flat().filter(each => each.includes(part)).length
  }

  /** Returns the unexpected complaints of all pages since the last call. */
  takeComplaints(): string[] {
    const expected = this.#expected.splice(0)
    return [...this.#complaints.values()]
      .flatMap(complaints => complaints.splice(0))
      .filter(each => !expected.some(part => each.includes(part)))
  }

  /** Closes the pages of all visitors but keeps their complaints. */
  async empty(): Promise<void> {
    await this.describePages()
    const vacant = new Set([...this.#blankPages.values()].flat().map(page => page.context()))
    const left = this.#browser.contexts().filter(context => !vacant.has(context))
    await Promise.all(left.map(context => this.#clear(context)))
  }

  /** If the test has failed, prints the state in which it has left its pages. */
  async describePages(): Promise<void> {
    if (TestRunner.getCurrentTest()?.result?.state !== 'fail') return
    const pages = this.#browser.contexts().flatMap(context => context.pages())
    const open = pages.filter(page => page.url() !== 'about:blank')
    for (const text of await Promise.all(open.map(unrestOf))) console.error(text)
    for (const page of open) console.error(await contentOf(page))
    for (const page of open)
      for (const complaint of this.#complaints.get(page) ?? []) console.error(complaint)
  }

  /**
   * Resets a profile: a new one has its own window and empty caches, which takes longer than most tests. A test that
   * changes the clock of a page closes its context itself.
   */
  async #clear(context: BrowserContext): Promise<void> {
    const pages = context.pages()
    const blank = await context.newPage()
    await Promise.all(pages.map(page => page.close()))
    const devtools = await context.newCDPSession(blank)
    // Stale entries of the cache would be requested again, behind the page's back.
    await devtools.send('Network.clearBrowserCache')
    for (const origin of this.#originsOf.get(context) ?? []) {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    await Promise.all([devtools.detach(), context.clearCookies(), context.clearPermissions()])
    await context.setOffline(false)
    const key = this.#optionsOf.get(context) ?? ''
    this.#blankPages.set(key, [...(this.#blankPages.get(key) ?? []), blank])
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}

/** Opens a market for the tests of a file. A complaint of a page fails the test in which it occurred. */
export function marketFor<Opened extends Market>(open: () => Promise<Opened>): () => Opened {
  let market: Opened | undefined
  beforeAll(async () => {
    market = await open()
  })
  afterEach(async () => {
    await market?.describePages()
    const complaints = market?.takeComplaints() ?? []
    expect(complaints, complaints.join('\n')).toEqual([])
  })
  afterAll(() => market?.close())
  return () => {
    if (!market) throw new Error('The market is open only while tests run')
    return market
  }
}

/**
 * The one marketplace that runs for all files. It is for tests that neither count stored rows nor chat, because other
 * tests write to it at the same time.
 */
export const sharedMarket = (options?: BrowserOptions): (() => Market) =>
  marketFor(async () => new Market(await launch(options), inject('market')))
