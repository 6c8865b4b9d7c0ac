import type { BrowserContext, Page } from 'playwright-core'
import { launch } from '#host-demo/checks/browser/chromium.ts'
import { provideChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import { bundleToOneFile } from '#host-demo/package/build/one-file.ts'
import { type ManyFigures, manyGoals, type Verdict } from './goals.ts'
import { serveHttp2 } from './http2-server.ts'
import { BenchSite } from './page-variants.ts'
import { dist } from './pages.ts'
import { recordReplies } from './recorded-replies.ts'
import { verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { type Address, slowPhone, visit, withLatency } from './visit.ts'
import { benchWidgets, readKey } from './widgets.ts'

const MANY = 200

/** Measures a page with many products of different ids beside a page with one. Returns true if the goals are met. */
export async function benchMany(runs: number): Promise<boolean> {
  provideChrome()
  const site = new BenchSite()
  const { tag, content, reads } = benchWidgets.product
  const reply = (await recordReplies()).get(readKey(reads[0]?.[0] ?? ''))
  await site.addBuild('ours', dist, ['product'])
  await site.addMany('/one.html', 1, reply)
  await site.addMany('/many.html', MANY, reply)
  const timings = await bundleToOneFile('host-demo/checks/bench/page-timings.ts', {
    WIDGET: { tag, ...content },
  })
  const server = await serveHttp2(site.find)
  const browser = await launch({ args: server.browserArgs })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const [one, many] = ['/one.html', '/many.html'].map(path => ({ url: server.url + path, timings }))
    if (!one || !many) return false
    const verdicts = verdictsOn(await measure(context, one, many, runs))
    console.log(verdictsTable(verdicts))
    return verdicts.every(({ met }) => met)
  } finally {
    await browser.close()
    server.close()
  }
}

async function measure(
  context: BrowserContext,
  one: Address,
  many: Address,
  runs: number,
): Promise<ManyFigures> {
  const times: Record<'one' | 'many' | 'longestTask', number[]> = { one: [], many: [], longestTask: [] }
  const ofOne = await visit(context, one, withLatency(0), scrolledThrough)
  let ofMany = ofOne
  for (let run = 1; run <= runs; run++) {
    times.one.push(await visit(context, one, slowPhone, firstScreen))
    times.many.push(await visit(context, many, slowPhone, firstScreen))
    ofMany = await visit(context, many, withLatency(0), scrolledThrough)
    times.longestTask.push(ofMany.longestTask)
    console.error(`run ${run} of ${runs}`)
  }
  return {
    firstScreen: median(times.many),
    firstScreenOfOne: median(times.one),
    longestTask: Math.min(...times.longestTask),
    moreSheets: ofMany.sheets - ofOne.sheets,
    moreScripts: ofMany.scripts - ofOne.scripts,
  }
}

const firstScreen = (page: Page): Promise<number> => page.evaluate(() => window.bench.content)

/**
 * Scrolls half a view in each frame, once everything is loaded, as if a page key were held down, until the last product
 * is there.
 */
async function scrolledThrough(page: Page) {
  await page.evaluate(() => window.bench.timings())
  return page.evaluate(async () => {
    const products = [...document.querySelectorAll('trade-product')]
    while (!products.every(each => each.shadowRoot?.querySelector('h1'))) {
      scrollBy(0, innerHeight / 2)
      await new Promise(requestAnimationFrame)
    }
    const sheets = new Set(products.flatMap(each => each.shadowRoot?.adoptedStyleSheets ?? []))
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return { longestTask: window.bench.longestTask(), sheets: sheets.size, scripts: loaded.length }
  })
}

function verdictsOn(figures: ManyFigures): Verdict[] {
  return manyGoals.map(({ what, measured, atMost }) => {
    const value = measured(figures)
    return { what, widget: 'product', limit: atMost, value, met: value <= atMost }
  })
}
