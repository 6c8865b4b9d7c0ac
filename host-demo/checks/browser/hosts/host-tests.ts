import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import type { ElementTag } from '#widgets/runtime/elements.ts'
import { sharedMarket } from '../market.ts'
import { userOf } from '../sign-in.ts'
import type { Host } from './host.ts'
import { HostChecker } from './host-checker.ts'
import { isHere } from './host-files.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { tableOf } from './results-table.ts'
import type { Tab } from './tab.ts'
import { chooseTrials } from './trials.ts'

/** The most milliseconds that one element on one host may take. */
const LIMIT = 180_000

/** Tries elements on hosts in one browser, with a test for each host, and prints the table of all of them. */
export function describeHosts(browser: string, open: () => Promise<Tab>): void {
  const { plan, called } = chooseTrials()
  const market = sharedMarket()
  const results = new Map<Host, Map<ElementTag, readonly string[]>>()
  let tab: Tab | undefined
  let site: HostSite | undefined
  let checker: HostChecker | undefined

  beforeAll(async () => {
    tab = await open()
    site = await openHostSite(market().url)
    checker = new HostChecker(tab, site, JSON.stringify(await userOf(demoMembers.buyer, market().url)))
  })

  afterAll(async () => {
    await tab?.close()
    await site?.close()
    const leftOut = plan.filter(({ host }) => !isHere(host))
    const notes = leftOut.map(({ host }) => `left out: ${host.name} (install ${host.from})`)
    process.stdout.write(`\n${[`Hosts in ${browser}, ${called}`, tableOf(results), ...notes].join('\n')}\n`)
  })

  for (const kind of ['style', 'script'] as const) {
    const rows = plan.filter(({ host }) => host.kind === kind)
    describe(`hosts with ${kind}`, () => {
      for (const { host, tags } of rows) {
        const name = host.from ? `${host.name} (needs ${host.from})` : host.name
        const way = wayOf(host.name, 'script tag', `elements in ${browser}: ${tags.length}`)
        test.skipIf(!isHere(host))(name, { timeout: LIMIT * tags.length, ...way }, async () => {
          const row = new Map<ElementTag, readonly string[]>()
          results.set(host, row)
          for (const tag of tags) row.set(tag, (await checker?.differences(host, tag)) ?? [])
          expect([...row].flatMap(([tag, found]) => found.map(each => `${tag}: ${each}`))).toEqual([])
        })
      }
    })
  }
}
