import type { Page } from 'playwright-core'
import { manyGoals, verdictOn } from './goals.ts'
import { BenchSite } from './page-variants.ts'
import { dist } from './pages.ts'
import { recordReplies } from './recorded-replies.ts'
import { verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { onSite, slowPhone, timingsOf, visit, withLatency } from './visit.ts'
import { benchWidgets, readKey } from './widgets.ts'

const MANY = 200

/** Measures a page with many products of different ids beside a page with one. Returns true if the goals are met. */
export async function benchMany(runs: number): Promise<boolean> {
  const site = new BenchSite()
  const reply = (await recordReplies()).get(readKey(benchWidgets.product.reads[0]?.[0] ?? ''))
  await site.addBuild('ours', dist, ['product'])
  await site.addMany('/one.html', 1, reply)
  await site.addMany('/many.html', MANY, reply)
  const timings = await timingsOf('product')
  return onSite(site, async (origin, browser) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const [one, many] = [
      { url: `${origin}/one.html`, timings },
      { url: `${origin}/many.html`, timings },
    ] as const
    const firstScreens: [one: number[], many: number[]] = [[], []]
    const longestTasks: number[] = []
    const ofOne = await visit(context, one, withLatency(0), scrolledThrough)
    let ofMany = ofOne
    for (let run = 1; run <= runs; run++) {
      firstScreens[0].push(await visit(context, one, slowPhone, firstScreen))
      firstScreens[1].push(await visit(context, many, slowPhone, firstScreen))
      ofMany = await visit(context, many, withLatency(0), scrolledThrough)
      longestTasks.push(ofMany.longestTask)
      console.error(`run ${run} of ${runs}`)
    }
    const figures: readonly (readonly [what: string, value: number, limit: number])[] = [
      [
        'first screen of many, to that of one',
        median(firstScreens[1]) / median(firstScreens[0]),
        manyGoals.firstScreen,
      ],
      // The least, because other work on the machine adds to it.
      ['longest task while scrolling', Math.min(...longestTasks), manyGoals.longestTask],
      ['more style sheets', ofMany.sheets - ofOne.sheets, manyGoals.more],
      ['more scripts', ofMany.scripts - ofOne.scripts, manyGoals.more],
    ]
    const verdicts = figures.map(([what, value, limit]) => verdictOn({ what, value, limit }))
    console.log(verdictsTable(verdicts))
    return verdicts.every(({ met }) => met)
  })
}

const firstScreen = (page: Page): Promise<number> => page.evaluate(() => window.bench.content)

/** Scrolls half a view in each frame, as if a page key were held down, until the last product is there. */
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
