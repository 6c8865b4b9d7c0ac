import { asc, eq, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Orm, queryRows } from '../database/database.ts'
import { category, categoryFact, fact, item } from '../database/tables.ts'
import { grouped } from '../request/grouped.ts'
import { FIELD_KEYS } from './facts-of-fields.ts'

/** The newest items of a category, whose values are offered, and the most values of one fact. */
const [ITEMS, VALUES] = [200, 50]

/** Returns all categories in which items can be placed, with the facts that each asks for and their common values. */
export async function readCategoryFacts(orm: Orm) {
  const parent = alias(category, 'parent')
  const categories = await orm
    .select({ id: category.id, kind: category.kind, name: category.name, parent: parent.name })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parentId))
    .orderBy(asc(category.kind), sql`coalesce(${parent.name}, ${category.name})`, asc(category.name))
  const asked = grouped(
    await orm
      .select()
      .from(categoryFact)
      .where(notInArray(categoryFact.key, FIELD_KEYS))
      .orderBy(asc(categoryFact.categoryId), asc(categoryFact.position)),
    row => row.categoryId,
  )
  const facts = new Map(asked.map(rows => [rows[0].categoryId, rows]))
  const values = new Map<number, Map<string, string[]>>()
  // One query for each category: a single one would make others wait for all of them.
  for (const [{ categoryId }] of asked) values.set(categoryId, await commonValues(orm, categoryId))
  return categories.map(each => ({
    ...each,
    facts: (facts.get(each.id) ?? []).map(({ key, name, names, kind, unit }) => ({
      key,
      name,
      names,
      kind,
      unit,
      values: values.get(each.id)?.get(key) ?? [],
    })),
  }))
}

type Value = { key: string; value: string; number: number | null }

/** Returns the commonest values of each fact, most used first; numbers in order of size. */
async function commonValues(orm: Orm, categoryId: number): Promise<Map<string, string[]>> {
  const rows = await queryRows<Value>(
    orm,
    sql`select ${fact.key}, ${fact.value}, ${fact.number} from ${fact} join
          (select stated, count(*) as times from
            (select ${item.facts} from ${item} where ${item.categoryId} = ${categoryId} and ${item.isPublished}
              order by ${item.kind}, ${item.id} desc limit ${ITEMS}) as newest, unnest(newest.facts) as stated
            group by stated) as counted on ${fact.id} = stated
        order by times desc, ${fact.value}`,
  )
  return new Map(
    grouped(rows, row => row.key).map(found => {
      const common = found.slice(0, VALUES)
      const sorted = common.every(({ number }) => number !== null)
        ? common.toSorted((a, b) => Number(a.number) - Number(b.number))
        : common
      return [found[0].key, sorted.map(({ value }) => value)]
    }),
  )
}
