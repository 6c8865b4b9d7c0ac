import { asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { categoryFact, fact } from '../database/tables.ts'

/** A fact of an item with what its category says of it. */
export type ShownFact = Awaited<ReturnType<typeof readFacts>>[number]

/** Returns the facts of an item that its category asks for, in the category's order. */
export function readFacts(orm: Orm, item: { categoryId: number; facts: readonly number[] }) {
  return orm
    .select({
      key: fact.key,
      value: fact.value,
      number: fact.number,
      name: categoryFact.name,
      names: categoryFact.names,
      unit: categoryFact.unit,
      inRow: categoryFact.inRow,
      inComparison: categoryFact.inComparison,
    })
    .from(fact)
    .innerJoin(categoryFact, eq(categoryFact.key, fact.key))
    .where(
      sql`${categoryFact.categoryId} = ${item.categoryId} and ${fact.id} = any(${`{${item.facts.join()}}`}::int[])`,
    )
    .orderBy(asc(categoryFact.position))
}

/** Returns a fact as replies name it. */
export const factFields = ({
  key,
  name,
  names,
  value,
  unit,
  number,
}: Omit<ShownFact, 'inRow' | 'inComparison'>) => ({
  Key: key,
  Name: name,
  Names: names,
  Value: value,
  Unit: unit,
  Number: number,
})
