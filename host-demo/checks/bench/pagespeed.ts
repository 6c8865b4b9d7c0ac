import { writeFile } from 'node:fs/promises'
import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import type { RunningServer } from '#host-demo/site/server/serve.ts'
import { chromiumArgs } from '../browser/tools/chromium.ts'
import { type Content, html, serveHttp2 } from './http2-server.ts'
import {
  addressOf,
  figuresOf,
  mediansOf,
  type PageName,
  partnerPage,
  type SpeedFigures,
  type SpeedResults,
  speedTable,
  speedVerdicts,
} from './pagespeed-pages.ts'
import { verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { onServer } from './visit.ts'

/** `json`: the file to write the results to as well. */
type Options = { runs: number; pages: readonly PageName[]; json: string | undefined }

/** Visits the pages in turn, every other round backwards. Returns false when a goal is missed. */
export function benchPageSpeed({ runs, pages, json }: Options): Promise<boolean> {
  const measure = async ({ url }: RunningServer): Promise<boolean> => {
    const storefront = await serveHttp2(new Map(), url)
    const contents = new Map<string, Content>()
    const partner = await serveHttp2(contents)
    const origins = { storefront: storefront.url, partner: partner.url }
    for (const name of pages) contents.set(`/${name}`, await html(partnerPage(name, origins.storefront)))
    try {
      const visits = new Map<PageName, SpeedFigures[]>(pages.map(name => [name, []]))
      const indexes: number[] = []
      for (let run = 1; run <= runs; run++) {
        const round: number[] = []
        for (const name of run % 2 ? pages : pages.toReversed()) {
          const figures = await visit(addressOf(name, origins), storefront.browserArgs)
          visits.get(name)?.push(figures)
          round.push(figures.index)
        }
        indexes.push(median(round))
        console.error(`run ${run} of ${runs}, benchmark index ${median(round).toFixed(0)}`)
      }
      const medians = [...visits].map(([name, seen]) => [name, mediansOf(seen)] as const)
      const results: SpeedResults = Object.fromEntries(medians)
      const verdicts = speedVerdicts(results)
      console.log(`${speedTable(results)}\n\n${verdictsTable(verdicts)}`)
      if (json) await writeFile(json, JSON.stringify({ runs, indexes, results, verdicts }, null, 2))
      return verdicts.every(({ met }) => met)
    } finally {
      storefront.close()
      partner.close()
    }
  }
  return onServer(measure, { trustProxy: true })
}

/** Opens a page in a new browser, as PageSpeed does, on the phone of Lighthouse's mobile preset. */
async function visit(address: string, args: readonly string[]): Promise<SpeedFigures> {
  const browser = await launch({ executablePath: findChrome(), args: [...chromiumArgs, ...args] })
  try {
    const found = await lighthouse(address, { logLevel: 'error' }, undefined, await browser.newPage())
    if (!found || found.lhr.runtimeError)
      throw new Error(`${address} could not be measured: ${found?.lhr.runtimeError?.message}`)
    return figuresOf(found.lhr)
  } finally {
    await browser.close()
  }
}
