import { sql } from 'drizzle-orm'
import { measureOf } from '#shared/trade/units.ts'
import type { Orm } from '../database/database.ts'
import { fact } from '../database/tables.ts'
import type { StatedFact } from './stated-fact.ts'

/** Values per statement: each takes three parameters of the 65,535 that PostgreSQL has. */
const BATCH = 5_000

/** Returns the id of a stated fact. */
export type FactIds = (stated: Pick<StatedFact, 'key' | 'value'>) => number

/** Stores the facts that are new and returns the ids of all. Equal facts of all items share one. */
export async function factIds(
  orm: Orm,
  stated: readonly Pick<StatedFact, 'key' | 'value'>[],
): Promise<FactIds> {
  const distinct = [...new Map(stated.map(each => [nameOf(each), each])).values()]
  const ids = new Map<string, number>()
  for (let at = 0; at < distinct.length; at += BATCH) {
    const part = distinct.slice(at, at + BATCH)
    await orm
      .insert(fact)
      .values(part.map(({ key, value }) => ({ key, value, number: measureOf(value)?.number ?? null })))
      .onConflictDoNothing()
    const pairs = sql.join(
      part.map(({ key, value }) => sql`(${key}, ${value})`),
      sql`, `,
    )
    const rows = await orm
      .select({ id: fact.id, key: fact.key, value: fact.value })
      .from(fact)
      .where(sql`(${fact.key}, ${fact.value}) in (${pairs})`)
    for (const row of rows) ids.set(nameOf(row), row.id)
  }
  return each => {
    const id = ids.get(nameOf(each))
    if (id === undefined) throw new Error(`The fact ${each.key} was not stored`)
    return id
  }
}

const nameOf = ({ key, value }: Pick<StatedFact, 'key' | 'value'>) => `${key} ${value}`
