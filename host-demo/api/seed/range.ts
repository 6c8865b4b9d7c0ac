import type { Parent } from './categories.ts'
import type { Family } from './families.ts'
import { random } from './random.ts'

/** Orders the families: recommended items span the trade, and pinned items keep their ids. Place 0 has id 1. */
export function inOrder(
  families: readonly Family[],
  parents: readonly Parent[],
  pinned: ReadonlyMap<number, Family>,
  total: number,
): Family[] {
  const first = parents.flatMap(({ lines }, index) => {
    const [line] = lines.keys()
    const family = families.find(({ listing }) => listing.category === line)
    return family ? [[index + 1, family] as const] : []
  })
  const fixed = new Map([...first, ...pinned])
  const rest = random('order', families[0]?.file ?? '').mixed(inShares(families, total))
  for (const family of fixed.values()) rest.splice(rest.indexOf(family), 1)
  return Array.from({ length: total }, (_, index) => {
    const family = fixed.get(index + 1) ?? rest.pop()
    if (!family) throw new Error('There are too few families')
    return family
  })
}

/** Returns each family as often as its share says. */
function inShares(families: readonly Family[], total: number): Family[] {
  const sum = families.reduce((all, { listing }) => all + listing.share, 0)
  let [seen, given] = [0, 0]
  return families.flatMap(family => {
    seen += family.listing.share
    const count = Math.round((seen / sum) * total) - given
    given += count
    return Array<Family>(count).fill(family)
  })
}
