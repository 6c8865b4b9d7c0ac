/** From a line of the vocabulary to one thing on offer: a name with its measures filled in, and the facts that go with it. */
import type { Random } from './random.ts'
import type { ShapeName } from './shapes/names.ts'
import { choicesOf, type Family, type Item, type Line, type Measure } from './vocabulary.ts'

export type Fact = readonly [label: string, value: string]

export interface Offer {
  name: string
  code: string
  shape: ShapeName
  /** Empty where the line has none. */
  material: string
  facts: Fact[]
}

/** Draws an item of the line and fills its measures. A measure named twice has one value. */
function composeOffer(family: Family, line: Line, chance: Random): Offer {
  const item = chance.pick<Item>(line.items)
  const drawn = new Map<string, string[]>()
  const facts: Fact[] = []
  const name = item[1].replace(/\{(\w+)\}/g, (_, key: string) => {
    const parts = drawn.get(key) ?? draw(measureOf(family, key), chance, facts)
    drawn.set(key, parts)
    return parts[0] ?? ''
  })
  for (const [label, choices] of Object.entries(line.facts))
    facts.push([label, chance.pick(choicesOf(choices))])
  const code = [item[0], ...[...drawn.values()].map(parts => short(parts[0] ?? ''))].join('-')
  const materials = item[3] ?? line.materials
  const material = materials ? chance.pick(choicesOf(materials)) : ''
  return { name, code, shape: item[2] || line.shape || family.shape, material, facts }
}

/**
 * An offer whose name nobody has yet. Where that is not to be had soon, two companies may sell the same thing,
 * but no company offers it twice. `taken` is written to.
 */
export function freshOffer(
  family: Family,
  line: Line,
  companyId: number,
  taken: Set<string>,
  chance: Random,
): Offer {
  let offer = composeOffer(family, line, chance)
  const worn = (draws: number) => taken.has(draws < 8 ? offer.name : `${companyId} ${offer.name}`)
  for (let draws = 0; draws < 40 && worn(draws); draws += 1) offer = composeOffer(family, line, chance)
  taken.add(offer.name).add(`${companyId} ${offer.name}`)
  return offer
}

function draw([label, choices]: Measure, chance: Random, facts: Fact[]): string[] {
  const labels = label.split('|')
  const parts = chance.pick(choicesOf(choices)).split('|')
  for (const [place, part] of parts.entries()) facts.push([labels[place] ?? label, part])
  return parts
}

function measureOf(family: Family, key: string): Measure {
  const measure = family.measures[key]
  if (!measure) throw new Error(`${family.name} has no measure {${key}}`)
  return measure
}

/** '1-1/2"' to '112', '600#' to '600', 'Pressure Vessels' to 'PRESSU'. */
const short = (value: string) =>
  value
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .slice(0, 6)
    .toUpperCase()

/** How many entries each share gets of `total`, whole numbers that sum up to it, none below one. */
export function allot(shares: readonly number[], total: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  let [seen, given] = [0, 0]
  return shares.map(share => {
    seen += share
    const count = Math.round((seen / sum) * total) - given
    given += count
    return count
  })
}
