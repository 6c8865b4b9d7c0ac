import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext } from 'playwright-core'
import { captureFirstContent } from './first-content.ts'
import { type Figures, type Results, verdictsOn } from './goals.ts'
import { BenchSite, pathOf, type Variant, variants } from './page-variants.ts'
import { recordReplies } from './recorded-replies.ts'
import { figuresTable, verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { type Address, onSite, readVisit, slowPhone, timingsOf, type Visit, visit } from './visit.ts'
import { benchWidgets, MEMBER, type WidgetName } from './widgets.ts'

/** `baseline`: the `dist` folder of a build to compare with; `json`: the file to write the results to as well. */
type PagesOptions = {
  runs: number
  widgets: readonly WidgetName[]
  baseline: string | undefined
  json: string | undefined
}

type BenchPage = Address & { name: WidgetName; variant: Variant; context: BrowserContext }

export const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Measures the pages of `variants` in turn, every other run backwards. Returns false when a goal is missed. */
export async function benchPages({ runs, widgets, baseline, json }: PagesOptions): Promise<boolean> {
  const site = new BenchSite()
  return onSite(site, async (origin, browser) => {
    if (baseline) await site.addBuild('baseline', baseline, widgets)
    await site.addBuild('ours', dist, widgets)
    const replies = await recordReplies(reader => site.addRendered(dist, widgets, origin, reader))
    await site.addReplies(replies)
    const pages = await pagesIn(browser, origin, widgets, baseline !== undefined)
    // Captured under the same conditions, so that nothing is included that comes later than the first content.
    for (const page of pages.filter(({ variant }) => variant === 'ours')) {
      const { tag } = benchWidgets[page.name]
      const content = await visit(page.context, page, slowPhone, opened => captureFirstContent(opened, tag))
      await site.addPlain(page.name, content, replies)
    }
    const visits = new Map<BenchPage, Visit[]>(pages.map(page => [page, []]))
    for (let run = 1; run <= runs; run++) {
      for (const page of run % 2 ? pages : pages.toReversed()) {
        visits.get(page)?.push(await visit(page.context, page, slowPhone, readVisit))
      }
      console.error(`run ${run} of ${runs}`)
    }
    const results: Partial<Record<WidgetName, Results>> = {}
    for (const [{ name, variant }, seen] of visits)
      results[name] = { ...results[name], [variant]: figuresOf(seen) }
    const verdicts = verdictsOn(results)
    console.log(`${figuresTable(results)}\n\n${verdictsTable(verdicts)}`)
    for (const address of site.missing) console.error(`Asked for and not there: ${address}`)
    if (json) await writeFile(json, JSON.stringify({ runs, results, verdicts }, null, 2))
    return verdicts.every(({ met }) => met)
  })
}

/** One profile for visitors and one for a member: one for each page would cost more than the page. */
async function pagesIn(
  browser: Browser,
  origin: string,
  widgets: readonly WidgetName[],
  hasBaseline: boolean,
): Promise<BenchPage[]> {
  const localStorage = [{ name: 'trade-widgets:user', value: JSON.stringify(MEMBER) }]
  const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const member = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const pages = widgets.map(async name => {
    const timings = await timingsOf(name)
    return variants.flatMap((variant): BenchPage[] => {
      const path = pathOf(variant, name)
      const isMeasured = path && (hasBaseline || !variant.startsWith('baseline'))
      const context = benchWidgets[name].member ? member : visitor
      return isMeasured ? [{ name, variant, timings, context, url: origin + path }] : []
    })
  })
  return (await Promise.all(pages)).flat()
}

function figuresOf(visits: readonly Visit[]): Figures {
  const of = (figure: keyof Visit): number => median(visits.map(each => each[figure]))
  return {
    content: of('content'),
    live: of('live'),
    blocked: of('blocked'),
    kilobytesBefore: of('bytesBefore') / 1000,
    kilobytes: of('bytes') / 1000,
    requests: of('requests'),
    heap: of('heap') / 1e6,
    shift: of('shift'),
  }
}
