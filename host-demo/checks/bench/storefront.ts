import type { Browser } from 'playwright-core'
import { markdown } from './report.ts'
import { median, within } from './statistics.ts'
import { onStorefront } from './visit.ts'

const SEARCHES = 'ball valve,seamless pipe,mud pump,drill bit,pressure gauge,bal vlave,NDT,'.split(',')
const ROUNDS = 25
const LOADS = 7

const pages = {
  '/': 'h1',
  '/search?keyword=ball+valve': 'trade-search ol.results',
  '/product/1': 'trade-product article h1',
  '/rfqProduct/1': 'trade-rfq form',
} as const

/** Measures searches, and pages also as a multiple of plain HTML, which can be compared across machines. */
export const benchStorefront = (): Promise<void> =>
  onStorefront(async ({ url }, browser, startedIn) => {
    console.log(`First start, with seeding   ${(startedIn / 1000).toFixed(1)} s`)
    await benchSearch(url)
    // A new browser loads its first pages slowly, whatever they show.
    await loads(browser, `${url}/partner/`, 'h1')
    const plain = await loads(browser, `${url}/partner/`, 'h1')
    const rows = [row('plain HTML', plain, plain)]
    for (const [path, wanted] of Object.entries(pages))
      rows.push(row(path, await loads(browser, url + path, wanted), plain))
    console.log(markdown([['page', 'first visit', 'x plain', 'next visit', 'kB'], ...rows]))
  })

async function benchSearch(url: string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const searchKeyword of SEARCHES) {
      const page = { itemType: 'PRODUCTS', RowsPerPage: '10', PageNumber: '1' }
      const query = new URLSearchParams({ searchKeyword, ...page })
      const start = performance.now()
      await (await fetch(`${url}/api/public/search/item?${query}`)).arrayBuffer()
      times.push(performance.now() - start)
    }
  }
  const slow = within(
    times.toSorted((a, b) => a - b),
    0.95,
  )
  console.log(
    `Search, ${times.length} calls in turn    median ${ms(median(times))}, 95 % within ${ms(slow)}\n`,
  )
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
      if (times === next) continue
      kilobytes = await page.evaluate(() => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        return resources.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
      })
    }
    await context.close()
  }
  return { first: median(first), next: median(next), kilobytes }
}

const row = (name: string, { first, next, kilobytes }: Loads, plain: Loads): string[] => [
  name,
  ms(first),
  (first / plain.first).toFixed(1),
  ms(next),
  kilobytes.toFixed(0),
]
const ms = (time: number): string => `${time.toFixed(1)} ms`
