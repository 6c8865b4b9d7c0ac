import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { provideChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import { type RunningServer, type ServerOptions, startServer } from '#host-demo/site/server/serve.ts'
import { launch } from '../browser/tools/chromium.ts'
import type { Shown } from './widgets.ts'

/** Serves the built storefront on a new database until `use` has finished with it. */
export async function onServer<Result>(
  use: (server: RunningServer) => Promise<Result>,
  api?: ServerOptions['api'],
): Promise<Result> {
  provideChrome()
  const path = await mkdtemp(join(tmpdir(), 'trade-bench-'))
  const engine = { kind: 'folder', path } as const
  const server = await startServer({ port: 0, partnerPort: 0, api: { ...api, engine } })
  try {
    return await use(server)
  } finally {
    await server.close()
    await rm(path, { recursive: true, force: true })
  }
}

export async function onBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await launch({ args })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A mid-range phone on a slow mobile network: 1.6 Mbps down, 750 kbps up. Rates in bytes per second. */
export const slowPhone = { cpuSlowdown: 4, latency: 150, download: 200_000, upload: 93_750 }

/** No limits. */
export const desk: typeof slowPhone = { cpuSlowdown: 1, latency: 0, download: -1, upload: -1 }

/** Opens a page in a new tab with empty caches, and returns the result of `read`. */
export async function visit<Read>(
  context: BrowserContext,
  url: string,
  shown: Shown,
  read: (page: Page) => Promise<Read>,
  { cpuSlowdown, latency, download, upload } = slowPhone,
): Promise<Read> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    // The compiler of this script wraps named functions in calls of it.
    await page.addInitScript({ content: 'globalThis.__name = given => given' })
    await page.addInitScript(observe, shown)
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

declare global {
  interface Window {
    bench: {
      /** Resolves with the time at which every element in view shows its content. */
      content: Promise<number>
      live: Promise<number>
      tasks: readonly PerformanceEntry[]
      shifts: readonly PerformanceEntry[]
    }
  }
}

/** Runs in every measured page before any other script. */
function observe({ tag, selector, count }: Shown): void {
  const entriesOf = (type: string): PerformanceEntry[] => {
    const entries: PerformanceEntry[] = []
    new PerformanceObserver(list => entries.push(...list.getEntries())).observe({ type, buffered: true })
    return entries
  }
  const shownIn = (element: Element | null): Element[] => [
    ...(element?.shadowRoot?.querySelectorAll(selector) ?? []),
  ]
  const isFirstScreenShown = (): boolean => {
    const elements = [...document.querySelectorAll(tag)]
    const inView = elements.filter(
      (each, index) => index === 0 || each.getBoundingClientRect().top <= innerHeight,
    )
    return inView.length > 0 && inView.every(each => shownIn(each).length >= count)
  }
  const marked = (): number | undefined => performance.getEntriesByName('trade-live')[0]?.startTime
  const isLive = (): boolean => {
    const last = shownIn(document.querySelector(tag)).at(-1)
    return (
      marked() !== undefined ||
      (last !== undefined && Object.keys(last).some(key => key.startsWith('__reactProps$')))
    )
  }
  const when = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise(requestAnimationFrame)
  }
  /** Resolves at the end of the frame that is being drawn: a message waits until the frame is painted. */
  const afterPaint = (): Promise<number> =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    })
  const content = when(isFirstScreenShown).then(afterPaint)
  const live = content
    .then(() => when(isLive))
    .then(async () => Math.max(await content, marked() ?? performance.now()))
  window.bench = { content, live, tasks: entriesOf('longtask'), shifts: entriesOf('layout-shift') }
}

/** Times in milliseconds since the navigation; kB (1000 bytes) as sent, without replies of the API and pictures. */
export type Figures = Awaited<ReturnType<typeof figuresOf>>

/** Reads all figures, once the page is live and has loaded everything that it loads afterwards. */
export const figuresOf = (page: Page) =>
  page.evaluate(async () => {
    const { content, live, tasks, shifts } = window.bench
    const [contentAt, liveAt] = [await content, await live]
    const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    let count: number
    do {
      count = resources().length
      await new Promise(resume => setTimeout(resume, 1000))
    } while (resources().length > count)
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
    const loaded = document ? [document, ...resources()] : resources()
    const code = loaded.filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
    const sizeOf = (files: PerformanceResourceTiming[]): number =>
      files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
    return {
      content: contentAt,
      live: liveAt,
      /** The time beyond 50 ms of each task until the page was live. */
      blocked: tasks
        .filter(({ startTime }) => startTime < liveAt)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      // The page itself may still be arriving while it shows its content.
      kilobytesBefore: sizeOf(code.filter(each => each === document || each.responseEnd <= contentAt)),
      kilobytes: sizeOf(code),
      requests: loaded.length,
      shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    }
  })
