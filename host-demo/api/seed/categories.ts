/** The category tree: parents first, then the lines under them. */
import { productFamilies } from './products/families.ts'
import type { CatalogueKind, CategoryRecord } from './records.ts'
import { serviceFamilies } from './services/families.ts'
import type { Family, Line } from './vocabulary.ts'

const families = [
  ...productFamilies.map(family => ({ kind: 'product' as const, family })),
  ...serviceFamilies.map(family => ({ kind: 'service' as const, family })),
]

export function categories(): CategoryRecord[] {
  const parents = families.map(({ kind, family }, place) =>
    entry(place + 1, null, kind, family, family.shape),
  )
  let id = parents.length
  const lines = families.flatMap(({ kind, family }, place) =>
    family.lines.map(line => {
      id += 1
      return entry(id, place + 1, kind, line, line.shape || line.items[0]?.[2] || family.shape)
    }),
  )
  return [...parents, ...lines]
}

function entry(
  id: number,
  parentId: number | null,
  kind: CatalogueKind,
  { name, summary }: Family | Line,
  shape: CategoryRecord['shape'],
): CategoryRecord {
  return { id, parentId, kind, name, shortDescription: summary, shape }
}
