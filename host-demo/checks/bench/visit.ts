import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { provideChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import { bundleToOneFile } from '#host-demo/package/build/one-file.ts'
import { type RunningServer, type ServerOptions, startServer } from '#host-demo/site/server/serve.ts'
import { launch } from '../browser/tools/chromium.ts'
import { serveHttp2 } from './http2-server.ts'
import type { PageTimings } from './page-timings.ts'
import type { BenchSite } from './page-variants.ts'
import { benchWidgets, type WidgetName } from './widgets.ts'

/** Serves the site over HTTP/2 until `use` has finished with it and a browser. */
export async function onSite<Result>(
  site: BenchSite,
  use: (origin: string, browser: Browser) => Promise<Result>,
): Promise<Result> {
  provideChrome()
  const server = await serveHttp2(site.find)
  const browser = await launch({ args: server.browserArgs })
  try {
    return await use(server.url, browser)
  } finally {
    await browser.close()
    server.close()
  }
}

/** Serves the storefront on a new database until `use` has finished with it. */
export async function onServer<Result>(
  use: (server: RunningServer, startedIn: number) => Promise<Result>,
  api?: ServerOptions['api'],
): Promise<Result> {
  provideChrome()
  const path = await mkdtemp(join(tmpdir(), 'trade-bench-'))
  const begun = performance.now()
  const engine = { kind: 'folder', path } as const
  const server = await startServer({ port: 0, partnerPort: 0, api: { ...api, engine } })
  try {
    return await use(server, performance.now() - begun)
  } finally {
    await server.close()
    await rm(path, { recursive: true, force: true })
  }
}

/** Serves the storefront on a new database until `use` has finished with it and a browser. */
export const onStorefront = <Result>(
  use: (server: RunningServer, browser: Browser, startedIn: number) => Promise<Result>,
): Promise<Result> =>
  onServer(async (server, startedIn) => {
    const browser = await launch()
    try {
      return await use(server, browser, startedIn)
    } finally {
      await browser.close()
    }
  })

/** Latency in milliseconds for each request; rates in bytes per second, -1 for no limit. */
export type Conditions = { cpuSlowdown: number; latency: number; download: number; upload: number }

/** A mid-range phone on a slow mobile network: 1.6 Mbps down, 750 kbps up. */
export const slowPhone: Conditions = { cpuSlowdown: 4, latency: 150, download: 200_000, upload: 93_750 }

export const withLatency = (latency: number): Conditions => ({
  cpuSlowdown: 1,
  latency,
  download: -1,
  upload: -1,
})

export type Visit = PageTimings & { heap: number }

export type Address = { url: string; timings: string }

/** Returns the script of page-timings.ts for a widget. */
export function timingsOf(name: WidgetName): Promise<string> {
  const { tag, content } = benchWidgets[name]
  return bundleToOneFile('host-demo/checks/bench/page-timings.ts', { WIDGET: { tag, ...content } })
}

/** Opens a page in a new tab with empty caches, and returns the result of `read`. */
export async function visit<Read>(
  context: BrowserContext,
  { url, timings }: Address,
  { cpuSlowdown, latency, download, upload }: Conditions,
  read: (page: Page) => Promise<Read>,
): Promise<Read> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await page.addInitScript({ content: timings })
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download,
      uploadThroughput: upload,
    })
    await page.goto(url, { waitUntil: 'commit' })
    return await read(page)
  } catch (cause) {
    throw new Error(`${url} could not be measured.`, { cause })
  } finally {
    await page.close()
  }
}

/** Reads all figures, once the page is live and has loaded everything that it loads afterwards. */
export async function readVisit(page: Page): Promise<Visit> {
  const timings = await page.evaluate(() => window.bench.timings())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return { ...timings, heap: usedSize }
}
