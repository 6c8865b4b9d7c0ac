import type { Page } from 'playwright-core'
import { SCRIPT } from '#host-demo/package/build/bundle.ts'
import { html, serveHttp2 } from './http2-server.ts'
import { forBench, hostPage } from './pages.ts'
import { verdictOn, verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { desk, figuresOf, onBrowser, onServer, visit } from './visit.ts'
import { benchWidgets } from './widgets.ts'

const MANY = 200

/** Measures a page with many products beside a page with one. Returns true if the goals are met. */
export const benchMany = (runs: number): Promise<boolean> =>
  onServer(async server => {
    const pageOf = (count: number) => {
      const ids = Array.from({ length: count }, (_, index) => index + 1)
      const elements = ids.map(id => `<trade-product product-id="${id}"></trade-product>`)
      return html(hostPage(`/${SCRIPT}`, elements.join('')))
    }
    const contents = new Map([
      ['/one', await pageOf(1)],
      ['/many', await pageOf(MANY)],
    ])
    const site = await serveHttp2(contents, server.url)
    return onBrowser(async browser => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const firstScreen = (path: string): Promise<number> =>
        visit(context, site.url + path, benchWidgets.product, page =>
          page.evaluate(() => window.bench.content),
        )
      const scrolled = (path: string) =>
        visit(context, site.url + path, benchWidgets.product, scrolledThrough, desk)
      const ofOne = await scrolled('/one')
      const one: number[] = []
      const many: number[] = []
      const scrolls: (typeof ofOne)[] = []
      for (let run = 1; run <= runs; run++) {
        // This has the server render all of them before the first screen is timed.
        scrolls.push(await scrolled('/many'))
        one.push(await firstScreen('/one'))
        many.push(await firstScreen('/many'))
        console.error(`run ${run} of ${runs}`)
      }
      const least = (figure: keyof typeof ofOne): number => Math.min(...scrolls.map(each => each[figure]))
      const verdicts = [
        { what: 'first screen of many, to that of one', value: median(many) / median(one), limit: 2 },
        // The least, because other work on the machine adds to it.
        { what: 'longest task while scrolling', value: least('longestTask'), limit: 50 },
        { what: 'more style sheets', value: least('sheets') - ofOne.sheets, limit: 0 },
        { what: 'more scripts', value: least('scripts') - ofOne.scripts, limit: 0 },
      ].map(verdictOn)
      console.log(verdictsTable(verdicts))
      return verdicts.every(({ met }) => met)
    }, site.browserArgs).finally(site.close)
  }, forBench)

/** Scrolls half a view in each frame, as if a page key were held down, until the last product is there. */
async function scrolledThrough(page: Page) {
  await figuresOf(page)
  return page.evaluate(async () => {
    const products = [...document.querySelectorAll('trade-product')]
    while (!products.every(each => each.shadowRoot?.querySelector('h1'))) {
      scrollBy(0, innerHeight / 2)
      await new Promise(requestAnimationFrame)
    }
    const sheets = new Set(products.flatMap(each => each.shadowRoot?.adoptedStyleSheets ?? []))
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const longestTask = Math.max(0, ...window.bench.tasks.map(({ duration }) => duration))
    return { longestTask, sheets: sheets.size, scripts: loaded.length }
  })
}
