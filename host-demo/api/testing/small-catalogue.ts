import type { StatedFact } from '../facts/stated-fact.ts'
import { categoryFacts } from '../seed/category-facts.ts'
import { readJson } from '../seed/families.ts'
import type { Catalogue } from '../seed/records.ts'

/** Entries without their ids, which count from 1, and the values of the fields that an entry leaves out. */
type Written<Entry> = { defaults: Partial<Entry>; entries: Partial<Entry>[] }
type Lists = Omit<Catalogue, 'tenders' | 'categoryFacts'>
type WrittenCatalogue = { [Name in keyof Lists]: Written<Lists[Name][number]> } & Pick<Catalogue, 'tenders'>

/** Returns a marketplace of four companies, small enough to know by heart. Tests start quickly with it. */
export function smallCatalogue(): Catalogue {
  const { tenders, ...lists } = readJson<WrittenCatalogue>('../testing/small-catalogue.json')
  const complete = Object.entries(lists).map(([name, { defaults, entries }]) => [
    name,
    entries.map((entry, at) => filled({ ...defaults, ...entry, id: at + 1 })),
  ])
  const { products, services, ...rest } = Object.fromEntries(complete) as Lists
  const stating = <Entry extends { name: string }>(entry: Entry) => ({
    ...entry,
    stated: factsIn(entry.name),
  })
  const items = { products: products.map(stating), services: services.map(stating) }
  return { tenders, ...rest, ...items, categoryFacts: categoryFacts([...items.products, ...items.services]) }
}

/** Returns the facts in a name such as 'Gate Valve 1/2" 150#'. */
const factsIn = (name: string): StatedFact[] =>
  [
    { key: 'size', name: 'Nominal size', value: /[\d/-]+"/.exec(name)?.[0] ?? '' },
    { key: 'class', name: 'Pressure class', value: /\d+#/.exec(name)?.[0] ?? '' },
  ].filter(({ value }) => value !== '')

/** Puts the entry's id and name into its texts. */
const filled = (entry: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      typeof value === 'string'
        ? value.replace(/\{(id|name)\}/g, (_, own: string) => String(entry[own]))
        : value,
    ]),
  )
