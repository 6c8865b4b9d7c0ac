import { random } from '#host-demo/api/seed/random.ts'
import { seed } from '#shared/testing/seed.ts'
import { type ElementTag, elements, isElementTag } from '#widgets/runtime/elements.ts'
import type { Host } from './host.ts'
import { hosts } from './hosts.ts'

/** A host and the elements to try on it. */
export type Trial = { host: Host; tags: readonly ElementTag[] }

const every = Object.keys(elements).filter(isElementTag)
const three: readonly ElementTag[] = ['trade-rfq', 'trade-search', 'trade-company']

/** Every host with every element to try on it. */
const everyTrial: readonly Trial[] = hosts.map(host => ({
  host,
  tags: host.kind === 'style' || host.withEvery ? every : three,
}))

/** Returns some hosts of each kind with some elements: the same ones for the same seed. */
function sampleOf(plan: readonly Trial[], seed: number): readonly Trial[] {
  const chance = random('hosts', seed)
  const shown = chance.some(every, 3)
  const drawn = (['style', 'script'] as const).flatMap(kind =>
    chance.some(
      plan.filter(({ host }) => host.kind === kind && host !== hosts[0]),
      3,
    ),
  )
  return [
    ...plan.filter(({ host }) => host === hosts[0]).map(({ host }) => ({ host, tags: shown })),
    ...drawn.map(({ host }) => ({
      host,
      tags: host.kind === 'style' ? shown : chance.some(three, 1),
    })),
  ]
}

/** Returns the trials of this run: everything with `HOSTS=all`, else a sample by the seed `SEED`. */
export function chooseTrials(): { plan: readonly Trial[]; called: string } {
  if (process.env.HOSTS === 'all') return { plan: everyTrial, called: 'all' }
  return { plan: sampleOf(everyTrial, seed), called: `a sample, SEED=${seed}` }
}
