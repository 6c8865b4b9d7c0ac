/** Lays out a range of entries: which family, line and company each one has. The same for products and services. */
import type { Trader } from './companies/companies.ts'
import { allot } from './compose.ts'
import { type Random, random } from './random.ts'
import type { CatalogueKind, CategoryRecord, CompanyRecord } from './records.ts'
import type { Family, Line } from './vocabulary.ts'

interface Stock<F extends Family> {
  family: F
  line: Line
}

export interface Place<F extends Family> extends Stock<F> {
  id: number
  categoryId: number
  company: CompanyRecord
  chance: Random
}

interface Range<F extends Family> {
  kind: CatalogueKind
  families: readonly F[]
  total: number
  categories: readonly CategoryRecord[]
  traders: readonly Trader[]
  /** Names of the families that a company deals in. */
  dealsIn: (trader: Trader) => readonly string[]
  /** Lines that must stand at an id, by name. */
  fixed: readonly (readonly [id: number, lineName: string])[]
}

/** From here on one entry in forty stands in the parent category itself. */
const tidyUpTo = 100

/** Well mixed, but with one entry of each family first: what is recommended then spans the trade. */
export function layOut<F extends Family>(range: Range<F>): Place<F>[] {
  const categoryOf = categoryFinder(range)
  const sellerOf = sellerFinder(range)
  return inOrder(range).map((stock, place) => {
    const chance = random(range.kind, place + 1)
    const inParent = chance.chance(0.025) && place >= tidyUpTo
    return {
      ...stock,
      id: place + 1,
      categoryId: categoryOf(stock.family, inParent ? null : stock.line),
      company: sellerOf(stock.family, chance),
      chance,
    }
  })
}

function inOrder<F extends Family>({ kind, families, total, fixed }: Range<F>): Stock<F>[] {
  const lines = families.flatMap(family => family.lines.map((line): Stock<F> => ({ family, line })))
  const counts = allot(
    lines.map(({ line }) => line.share),
    total,
  )
  const chance = random(kind, 'order')
  const mixed = lines
    .flatMap((stock, place) => Array<Stock<F>>(counts[place] ?? 0).fill(stock))
    .map(stock => ({ stock, place: chance.share() }))
    .sort((one, other) => one.place - other.place)
    .map(({ stock }) => stock)
  const take = (wanted: Line | undefined) =>
    mixed.splice(
      mixed.findIndex(({ line }) => line === wanted),
      1,
    )
  const order = families.flatMap(family => take(family.lines[0]))
  const named = fixed.flatMap(([, name]) => take(lines.find(({ line }) => line.name === name)?.line))
  order.push(...mixed)
  for (const [place, stock] of named.entries()) order.splice((fixed[place]?.[0] ?? 1) - 1, 0, stock)
  return order
}

function categoryFinder<F extends Family>({ kind, categories }: Range<F>) {
  const own = categories.filter(each => each.kind === kind)
  const ids = new Map(own.map(each => [`${each.parentId}/${each.name}`, each.id]))
  return (family: F, line: Line | null): number => {
    const parent = ids.get(`null/${family.name}`)
    const id = line ? ids.get(`${parent}/${line.name}`) : parent
    if (id === undefined) throw new Error(`No category for ${family.name}, ${line?.name}`)
    return id
  }
}

/** A power of an even chance leans to the front: earlier companies have more to offer. */
function sellerFinder<F extends Family>({ families, traders, dealsIn }: Range<F>) {
  const sellers = new Map(
    families.map(family => [family, traders.filter(trader => dealsIn(trader).includes(family.name))]),
  )
  return (family: F, chance: Random): CompanyRecord => {
    const candidates = sellers.get(family) ?? []
    const seller = candidates[Math.floor(chance.share() ** 1.5 * candidates.length)]
    if (!seller) throw new Error(`Nobody deals in ${family.name}`)
    return seller.record
  }
}
