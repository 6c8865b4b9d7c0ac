import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ElementTag, elementTags } from '#elements/tags.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { random } from '#host-demo/api/seed/random.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { seed } from '#shared/testing/seed.ts'
import { sharedMarket } from '../../tools/market.ts'
import { userOf } from '../../tools/sign-in.ts'
import { HostChecker } from './host-checker.ts'
import { type HostSite, isHere, openHostSite } from './host-site.ts'
import { type Host, hosts } from './hosts.ts'
import type { Tab } from './tab.ts'

type Trial = { host: Host; tags: readonly ElementTag[] }

/** The most milliseconds that one element on one host may take. */
const LIMIT = 180_000
const kinds = ['style', 'script'] as const
const three: readonly ElementTag[] = ['trade-rfq', 'trade-search', 'trade-company']

const everyTrial: readonly Trial[] = hosts.map(host => ({
  host,
  tags: host.kind === 'style' || host.withEvery ? elementTags : three,
}))

/** Returns the bare page, and some hosts of each kind, with some elements: the same for the same seed. */
function sample(): readonly Trial[] {
  const chance = random('hosts', seed)
  const shown = chance.some(elementTags, 3)
  const drawn = kinds.flatMap(kind =>
    chance.some(
      hosts.filter(host => host.kind === kind && host !== hosts[0]),
      3,
    ),
  )
  return [hosts[0], ...drawn].map(host => ({
    host,
    tags: host.kind === 'style' ? shown : chance.some(three, 1),
  }))
}

/** Returns every element on the hosts of these names. */
export const everyElementOn = (...names: readonly string[]): readonly Trial[] =>
  hosts.filter(({ name }) => names.includes(name)).map(host => ({ host, tags: elementTags }))

/** Tries every element on every host with `HOSTS=all`, else those of `part`, and prints a table. */
export function describeHosts(browser: string, open: () => Promise<Tab>, part = sample()): void {
  const isWhole = process.env.HOSTS === 'all'
  const plan = isWhole ? everyTrial : part
  const market = sharedMarket()
  const results: Record<string, Record<string, string | number>> = {}
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
    console.log(`Hosts in ${browser}, ${isWhole ? 'all' : `some, SEED=${seed}`}`)
    console.table(results)
    for (const { host } of plan)
      if (!isHere(host)) console.log(`left out: ${host.name} (install ${host.from})`)
  })

  const tried = kinds.filter(kind => plan.some(({ host }) => host.kind === kind))
  describe.each(tried)('hosts with %s', kind => {
    for (const { host, tags } of plan.filter(({ host }) => host.kind === kind)) {
      const name = host.from ? `${host.name} (needs ${host.from})` : host.name
      const way = wayOf(host.name, 'script tag', `elements in ${browser}: ${tags.length}`)
      test.skipIf(!isHere(host))(name, { timeout: LIMIT * tags.length, ...way }, async () => {
        const differences: string[] = []
        for (const tag of tags) {
          const found = (await checker?.differences(host, tag)) ?? []
          differences.push(...found.map(each => `${tag}: ${each}`))
          results[host.name] = { ...results[host.name], [tag.replace('trade-', '')]: found.length || '✓' }
        }
        expect(differences.join('\n')).toBe('')
      })
    }
  })
}
