import { random } from '#host-demo/api/seed/random.ts'
import { type ElementTag, elements, isElementTag } from '#widgets/elements.ts'
import { type Host, hosts } from './hosts.ts'

/** A host and the elements that are tried on it. */
export type Row = { host: Host; tags: readonly ElementTag[] }

const every = Object.keys(elements).filter(isElementTag)
const three: readonly ElementTag[] = ['trade-rfq', 'trade-search', 'trade-company']

/** Every host with every element that it is to be tried with. */
export const wholePlan: readonly Row[] = hosts.map(host => ({
  host,
  tags: host.widgets === 'every' ? every : three,
}))

/** Some hosts of each kind with some elements: the same ones for the same seed. */
export function sampleOf(plan: readonly Row[], seed: number): readonly Row[] {
  const chance = random('hosts', seed)
  const shown = chance.some(every, 3)
  const drawn = (['every', 'three'] as const).flatMap(kind =>
    chance.some(
      plan.filter(({ host }) => host.widgets === kind && host !== hosts[0]),
      5,
    ),
  )
  return [
    ...plan.filter(({ host }) => host === hosts[0]).map(({ host }) => ({ host, tags: shown })),
    ...drawn.map(({ host }) => ({
      host,
      tags: host.widgets === 'every' ? shown : chance.some(three, 1),
    })),
  ]
}
