import { sql } from 'drizzle-orm'
import { measureOf } from '#shared/trade/units.ts'
import { type Orm, queryRows } from '../database/database.ts'
import { fact } from '../database/tables.ts'
import type { StatedFact } from './stated-fact.ts'

type Stated = Pick<StatedFact, 'key' | 'value'>

/** Returns the id of a stated fact. */
export type FactIds = (stated: Stated) => number

/** Stores the facts that are new and returns the ids of all. Equal facts of all items share one. */
export async function factIds(orm: Orm, stated: readonly Stated[]): Promise<FactIds> {
  const distinct = [...new Map(stated.map(each => [nameOf(each), each])).values()]
  const rows = distinct.map(({ key, value }) => ({ key, value, number: measureOf(value)?.number ?? null }))
  // One parameter for all: PostgreSQL has no room for thousands of pairs in a condition.
  const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as wanted (key text, value text, number float8)`
  // A conflict would use up an id: only values that nobody stated before are tried.
  await orm.execute(
    sql`insert into ${fact} (key, value, number) select key, value, number from ${wanted}
        where not exists (select from ${fact} where (fact.key, fact.value) = (wanted.key, wanted.value))
        order by key, value on conflict do nothing`,
  )
  const known = await queryRows<Stated & { id: number }>(
    orm,
    sql`select fact.id, fact.key, fact.value from ${wanted} join ${fact} using (key, value)`,
  )
  const ids = new Map(known.map(row => [nameOf(row), row.id]))
  return each => {
    const id = ids.get(nameOf(each))
    if (id === undefined) throw new Error(`The fact ${each.key} was not stored`)
    return id
  }
}

const nameOf = ({ key, value }: Stated) => `${key} ${value}`
