import { cellsOf, readJson } from './families.ts'
import type { CatalogueKind, CategoryRecord } from './records.ts'

export interface Parent {
  kind: CatalogueKind
  name: string
  summary: string
  /** The papers that come with goods or at the end of a service. */
  papers: string
  /** The way of supply: 'stock' or 'made'; for services 'field', 'workshop' or 'office'. */
  supply: string
  lines: ReadonlyMap<string, string>
}

type Written = Record<CatalogueKind, Record<string, Record<string, string>>>

export function readParents(): Parent[] {
  const written = readJson<Written>('categories.json')
  return (['product', 'service'] as const).flatMap(kind =>
    Object.entries(written[kind]).map(([head, lines]) => {
      const [name = '', summary = '', papers = '', supply = ''] = cellsOf(head)
      return { kind, name, summary, papers, supply, lines: new Map(Object.entries(lines)) }
    }),
  )
}

/** `shapes` maps names of sub-categories to their drawings. A parent has the drawing of its first one. */
export function categories(
  parents: readonly Parent[],
  shapes: ReadonlyMap<string, string>,
): CategoryRecord[] {
  const shapeOf = (line = '') => shapes.get(line) ?? 'crate'
  const below = parents.flatMap(({ kind, lines }, index) =>
    [...lines].map(([name, shortDescription]) => ({
      parentId: index + 1,
      kind,
      name,
      shortDescription,
      shape: shapeOf(name),
    })),
  )
  const above = parents.map(({ kind, name, summary, lines }) => ({
    parentId: null,
    kind,
    name,
    shortDescription: summary,
    shape: shapeOf([...lines.keys()][0]),
  }))
  return [...above, ...below].map((entry, index) => ({ id: index + 1, ...entry }))
}
