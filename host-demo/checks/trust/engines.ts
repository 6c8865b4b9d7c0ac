import { afterAll, beforeAll, describe } from 'vitest'
import { findFirefox } from '#host-demo/checks/find-browser/find-browser.ts'
import { launch } from '../browser/tools/chromium.ts'
import { launchFirefox } from '../browser/tools/firefox.ts'
import { bundle } from '../browser/tools/fixtures/serve.ts'
import { type FakeMarket, openFakeMarket } from './fake-market.ts'

/** A window of any browser, in which `window.attack` is defined before anything on a page. */
export type AttackedTab = {
  goto(url: string): Promise<unknown>
  run<Given, Result>(code: (given: Given) => Result, given: Given): Promise<Awaited<Result>>
  takeUncaught(): string[]
  close(): Promise<void>
}

type Engine = {
  name: string
  open(): Promise<AttackedTab>
  /** The share of the payloads that must run here when nothing stops them: 1,300 and 1,200 of 1,374. */
  firesRaw: number
  draw<Case>(cases: readonly Case[]): readonly Case[]
}

export const oneOf = <Case>(nth: number, cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, index) => index % nth === 0)

/** Nothing listens there, so requests of a payload to other hosts fail immediately. */
const NOWHERE = { host: '127.0.0.1', port: 9 } as const

const script = async (): Promise<string> => `(() => {${await bundle('../../../trust/page/attack.ts')}})()`

const failWith =
  (uncaught: readonly string[]) =>
  (cause: Error): never => {
    throw new Error(`${cause.message.slice(0, 2_000)}; uncaught: ${uncaught}`, { cause })
  }

async function openChromium(): Promise<AttackedTab> {
  const content = await script()
  const browser = await launch({ args: [`--proxy-server=${NOWHERE.host}:${NOWHERE.port}`] })
  const page = await browser.newPage()
  const uncaught: string[] = []
  page.on('pageerror', error => uncaught.push(String(error)))
  await page.addInitScript({ content })
  return {
    goto: url => page.goto(url),
    run: (code, given) => page.evaluate(code as () => never, given as never).catch(failWith(uncaught)),
    takeUncaught: () => uncaught.splice(0),
    close: () => browser.close(),
  }
}

/**
 * Remarks of Firefox about a picture, an attribute, or a fragment, which the fake marketplace does not render. A thrown
 * error begins with its name and a colon.
 */
const REMARK = /^Error: (The (resource at )?“|Cross-Origin Request Blocked: .* at http:\S+\/render\/)/

async function openFirefox(): Promise<AttackedTab> {
  const content = await script()
  const { host, port } = NOWHERE
  const browser = await launchFirefox({
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': port,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': port,
    },
  })
  const page = await browser.newPage()
  const uncaught: string[] = []
  page.on('pageerror', error => {
    if (!REMARK.test(String(error))) uncaught.push(String(error))
  })
  await page.evaluateOnNewDocument(content)
  return {
    goto: url => page.goto(url),
    run: (code, given) => page.evaluate(code as () => never, given as never).catch(failWith(uncaught)),
    takeUncaught: () => uncaught.splice(0),
    close: () => browser.close(),
  }
}

const inChromium: Engine = { name: 'Chromium', open: openChromium, firesRaw: 0.946, draw: cases => cases }
const inFirefox: Engine = {
  name: 'Firefox',
  open: openFirefox,
  firesRaw: 0.873,
  draw: cases => oneOf(7, cases),
}

/** The engines that are installed. Firefox is slower: it gets no sample, and only some of many cases. */
const engines: readonly Engine[] =
  findFirefox() && !process.env.SAMPLE ? [inChromium, inFirefox] : [inChromium]

/** Declares tests for each engine, which share a window and a fake marketplace. */
export function inEachEngine(
  declare: (
    open: () => { tab: AttackedTab; market: FakeMarket },
    engine: Pick<Engine, 'draw' | 'firesRaw'>,
  ) => void,
): void {
  describe.each(engines)('$name:', engine => {
    let tab: AttackedTab
    let market: FakeMarket
    beforeAll(async () => {
      market = await openFakeMarket()
      tab = await engine.open()
    })
    afterAll(async () => {
      await tab?.close()
      await market?.close()
    })
    declare(() => ({ tab, market }), engine)
  })
}
