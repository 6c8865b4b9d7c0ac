import type { BrowserContext, Page } from 'playwright-core'
import type { PageTimings } from './page-timings.ts'

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

export type Address = {
  url: string
  /** The script of page-timings.ts for the widget on the page. */
  timings: string
}

/** Opens a page in a new tab with empty caches under these conditions, and returns the result of `read`. */
export async function visit<Read>(
  context: BrowserContext,
  { url, timings }: Address,
  { cpuSlowdown, ...network }: Conditions,
  read: (page: Page) => Promise<Read>,
): Promise<Read> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await page.addInitScript({ content: timings })
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const { latency, download, upload } = network
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
