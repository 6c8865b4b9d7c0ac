import { eq } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { Kind } from '#shared/api/items.ts'
import type { Orm } from '../database/database.ts'
import { category, categoryFact } from '../database/tables.ts'
import type { AskedFact } from '../facts/fact-fault.ts'
import { plainWords, singular } from '../search/words.ts'

export type SheetCategory = {
  id: number
  shape: string
  /** The name in a sheet: with that of the parent if others have the same. */
  label: string
  asked: ReadonlyMap<string, AskedFact>
}

type CategoryRow = { id: number; parentId: number | null; name: string; shape: string }

/** The categories of one kind, as a sheet names them. */
export type Categories = ReturnType<typeof categoriesFrom>

export async function readCategories(orm: Orm, kind: Kind) {
  const { id, parentId, name, shape } = category
  const rows = await orm.select({ id, parentId, name, shape }).from(category).where(eq(category.kind, kind))
  const { categoryId, key, kind: factKind, unit } = categoryFact
  const asked = await orm.select({ categoryId, key, kind: factKind, unit }).from(categoryFact)
  return categoriesFrom(rows, asked)
}

export function categoriesFrom(
  rows: readonly CategoryRow[],
  asked: readonly (AskedFact & { categoryId: number })[],
) {
  const names = new Map(rows.map(row => [row.id, row.name]))
  const facts = new Map<number, Map<string, AskedFact>>()
  for (const each of asked) {
    const ofCategory = facts.get(each.categoryId) ?? new Map<string, AskedFact>()
    facts.set(each.categoryId, ofCategory.set(each.key, each))
  }
  const full = ({ parentId, name }: CategoryRow) =>
    parentId === null ? name : `${names.get(parentId)}: ${name}`
  const byId = new Map(
    rows.map((row): [number, SheetCategory] => {
      const isOnly = rows.filter(({ name }) => plain(name) === plain(row.name)).length === 1
      const label = isOnly ? row.name : full(row)
      return [row.id, { id: row.id, shape: row.shape, label, asked: facts.get(row.id) ?? new Map() }]
    }),
  )
  const byLabel = new Map<string, number>()
  for (const row of rows) if (row.parentId !== null) byLabel.set(plain(full(row)), row.id)
  for (const { id, label } of byId.values()) byLabel.set(plain(label), id)
  const nearest = new Map<string, string | undefined>()

  /** Returns the name that was probably meant by one that no category has. */
  function near(given: string): string | undefined {
    if (!nearest.has(given)) nearest.set(given, nearestOf([...byId.values()], given))
    return nearest.get(given)
  }

  return {
    byId: (id: number) => byId.get(id),
    named: (given: string) => byId.get(byLabel.get(plain(given)) ?? 0),
    /** Returns the categories of a name that several have. */
    alike: (given: string) =>
      rows.filter(({ name }) => plain(name) === plain(given)).flatMap(({ id }) => byId.get(id)?.label ?? []),
    near,
  }
}

const plain = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** Long names may differ in more letters. */
const MOST_ERRORS = 0.3

function nearestOf(known: readonly SheetCategory[], given: string): string | undefined {
  const wanted = plain(given)
  const words = new Set(plainWords(given).map(singular))
  const rated = known.map(({ label }) => {
    const own = plainWords(label).map(singular)
    const shared = own.filter(word => words.has(word)).length / Math.max(own.length, words.size)
    const errors = distance(wanted, plain(label)) / Math.max(wanted.length, label.length)
    return { label, likeness: Math.max(shared >= 0.5 ? shared : 0, errors <= MOST_ERRORS ? 1 - errors : 0) }
  })
  const [best] = rated.sort((a, b) => b.likeness - a.likeness)
  return best && best.likeness > 0 ? best.label : undefined
}
