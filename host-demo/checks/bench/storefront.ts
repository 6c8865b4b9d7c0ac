import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launch } from '#host-demo/checks/browser/chromium.ts'
import { provideChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import { startServer } from '#host-demo/site/server/serve.ts'

const SEARCHES = [
  'ball valve',
  'seamless pipe',
  'mud pump',
  'drill bit',
  'pressure gauge',
  'bal vlave',
  'NDT',
  '',
]
const ROUNDS = 25
const LOADS = 7

/** The content that a reader waits for on each page. */
const pages = [
  { path: '/', wanted: 'h1' },
  { path: '/search?keyword=ball+valve', wanted: 'trade-search ol.results' },
  { path: '/product/1', wanted: 'trade-product article h1' },
  { path: '/rfqProduct/1', wanted: 'trade-rfq form' },
] as const

/**
 * Measures how long the API's search takes, and how long pages take until their content shows. Also expresses it as a
 * multiple of a page of plain HTML from the same server, which can be compared across machines.
 */
export async function benchStorefront(): Promise<void> {
  provideChrome()
  const path = await mkdtemp(join(tmpdir(), 'trade-bench-'))
  const started = performance.now()
  const api = { engine: { kind: 'folder', path } as const }
  const server = await startServer({ port: 0, partnerPort: 0, api })
  console.log(`First start, with seeding   ${seconds(performance.now() - started)}`)
  const browser = await launch()
  try {
    await benchSearch(server.url)
    await benchPages(browser, server.url)
  } finally {
    await browser.close()
    await server.close()
    await rm(path, { recursive: true, force: true })
  }
}

async function benchSearch(url: string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const keyword of SEARCHES) {
      const query = new URLSearchParams({
        searchKeyword: keyword,
        itemType: 'PRODUCTS',
        RowsPerPage: '10',
        PageNumber: '1',
      })
      const start = performance.now()
      await (await fetch(`${url}/api/public/search/item?${query}`)).arrayBuffer()
      times.push(performance.now() - start)
    }
  }
  console.log(
    `Search, ${times.length} calls in turn    median ${ms(share(times, 0.5))}, 95 % within ${ms(share(times, 0.95))}`,
  )
}

async function benchPages(browser: Browser, url: string): Promise<void> {
  // A new browser loads its first pages slowly, whatever they show.
  await loads(browser, `${url}/partner/`, 'h1')
  const plain = await loads(browser, `${url}/partner/`, 'h1')
  console.log(
    `\n${'page'.padEnd(28)} ${'first visit'.padStart(12)} ${'x plain'.padStart(8)} ${'next visit'.padStart(12)} ${'kB'.padStart(6)}`,
  )
  console.log(row('plain HTML', plain, plain.first))
  for (const { path, wanted } of pages)
    console.log(row(path, await loads(browser, url + path, wanted), plain.first))
}

type Loads = { first: number; next: number; kilobytes: number }

/** Returns the medians of visits with an empty cache, and of visits after them. */
async function loads(browser: Browser, address: string, wanted: string): Promise<Loads> {
  const first: number[] = []
  const next: number[] = []
  let kilobytes = 0
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    for (const times of [first, next]) {
      const start = performance.now()
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator(wanted).first().waitFor()
      times.push(performance.now() - start)
      if (times === first) {
        const bytes = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
        )
        kilobytes = bytes / 1000
      }
    }
    await context.close()
  }
  return { first: share(first, 0.5), next: share(next, 0.5), kilobytes }
}

function row(name: string, { first, next, kilobytes }: Loads, plain: number): string {
  const times = (first / plain).toFixed(1)
  return `${name.padEnd(28)} ${ms(first).padStart(12)} ${times.padStart(8)} ${ms(next).padStart(12)} ${kilobytes.toFixed(0).padStart(6)}`
}

function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const ms = (time: number): string => `${time.toFixed(1)} ms`
const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`
