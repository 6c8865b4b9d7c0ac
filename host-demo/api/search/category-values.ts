import { asc, inArray, sql } from 'drizzle-orm'
import { BoundedMap } from '#shared/stores/bounded-map.ts'
import { queryRows } from '../database/database.ts'
import { category, categoryFact, categoryValue, fact } from '../database/tables.ts'
import type { Api } from '../request/api.ts'

/** Milliseconds to keep what items of a category state: a new value is offered and read a minute later. */
const KEPT_MS = 60_000
const MAX_KEPT = 2000

export type CategoryRow = Pick<typeof category.$inferSelect, 'id' | 'name' | 'kind' | 'parentId'>
export type FactValue = { id: number; key: string; value: string; number: number | null }

/** A fact that a category asks for. */
export type AskedFact = typeof categoryFact.$inferSelect

/** What buyers choose by in some categories, with all values that their items have or had. */
export type CategoryValues = { asked: AskedFact[]; values: Map<string, FactValue[]> }

/** Keeps categories, and the values of those that were asked for. */
export function createCategoryValues({ orm, settings }: Api) {
  const kept = new BoundedMap<string, { value: Promise<unknown>; at: number }>('values of facts', MAX_KEPT)

  function keep<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const now = settings.clock().getTime()
    const known = kept.get(key)
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.value as Promise<Value>
    const value = load()
    kept.set(key, { value, at: now })
    value.catch(() => kept.delete(key))
    return value
  }

  const categories = () =>
    keep('categories', async () => {
      const { id, name, kind, parentId } = category
      const rows: CategoryRow[] = await orm.select({ id, name, kind, parentId }).from(category)
      return new Map(rows.map(row => [row.id, row]))
    })

  /** Returns the categories of a family: those under it, or the category itself. */
  async function leavesOf(id: number): Promise<number[]> {
    const children = [...(await categories()).values()].filter(({ parentId }) => parentId === id)
    return children.length > 0 ? children.map(child => child.id) : [id]
  }

  /** Returns the facts of a category or family by which buyers choose, in their order. */
  const valuesOf = (id: number): Promise<CategoryValues> =>
    keep(`values ${id}`, async () => {
      const leaves = await leavesOf(id)
      const rows = await orm
        .select()
        .from(categoryFact)
        .where(inArray(categoryFact.categoryId, leaves))
        .orderBy(asc(categoryFact.position), asc(categoryFact.categoryId))
      const asked = rows.filter(
        (row, at) => row.inFilter && rows.findIndex(({ key }) => key === row.key) === at,
      )
      const found = await queryRows<FactValue>(
        orm,
        sql`select ${fact.id}, ${fact.key}, ${fact.value}, ${fact.number} from ${fact} where ${fact.id} in
          (select ${categoryValue.factId} from ${categoryValue} where ${inArray(categoryValue.categoryId, leaves)})`,
      )
      const values = new Map(asked.map(({ key }) => [key, found.filter(each => each.key === key)]))
      return { asked, values }
    })

  /** Returns the words of all values. */
  const words = (wordsIn: (text: string) => string[]) =>
    keep('words', async () => {
      const rows = await orm.selectDistinct({ value: fact.value }).from(fact)
      return new Set(rows.flatMap(({ value }) => wordsIn(value)))
    })

  return { categories, leavesOf, valuesOf, words, keep }
}

export type CategoryValueStore = ReturnType<typeof createCategoryValues>
