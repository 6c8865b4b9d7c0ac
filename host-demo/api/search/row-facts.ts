import { sql } from 'drizzle-orm'
import { type Orm, queryRows } from '../database/database.ts'
import { categoryFact, fact, item } from '../database/tables.ts'
import { factFields, type ShownFact } from '../facts/read-facts.ts'
import type { Reading } from './read-keyword.ts'

/** The most facts of one item in a list. */
const MOST = 6

type Row = ShownFact & { item: number; id: number }

/** Returns the facts of items as lists show them, by the id of the item. What was asked for comes before the others. */
export async function rowFacts(
  orm: Orm,
  kind: 'product' | 'service',
  ids: readonly number[],
  reading?: Reading,
) {
  const asked = new Map(reading?.facts.map(({ asked: { key }, values }) => [key, values.map(({ id }) => id)]))
  const rows = await queryRows<Row>(
    orm,
    sql`select ${item.id} as item, ${fact.id}, ${fact.key}, ${fact.value}, ${fact.number}, ${categoryFact.name},
          ${categoryFact.names}, ${categoryFact.unit}, ${categoryFact.inRow} as "inRow"
        from ${item} join ${categoryFact} on ${categoryFact.categoryId} = ${item.categoryId}
          join ${fact} on ${fact.id} = any(${item.facts}) and ${fact.key} = ${categoryFact.key}
        where ${item.kind} = ${kind} and ${item.id} = any(${`{${ids.join()}}`}::int[])
        order by ${item.id}, ${categoryFact.position}`,
  )
  const byItem = new Map<number, Row[]>()
  for (const row of rows) byItem.set(row.item, [...(byItem.get(row.item) ?? []), row])
  return (id: number) => {
    const own = byItem.get(id) ?? []
    const wanted = own.filter(({ key }) => asked.has(key))
    const others = own.filter(({ key, inRow }) => inRow && !asked.has(key))
    const shown = new Set([...wanted, ...others].slice(0, MOST))
    return own
      .filter(row => shown.has(row))
      .map(row => ({
        ...factFields(row),
        ...(asked.has(row.key) && { Differs: !asked.get(row.key)?.includes(row.id) }),
      }))
  }
}
