import { sql } from 'drizzle-orm'
import { type Orm, queryRows } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import type { Finder } from './find.ts'
import { type ItemType, KINDS, type Narrowing, scopeOf } from './refinement.ts'
import type { SearchQuery } from './search-query.ts'

const MAX_CATEGORIES = 12

/** Counts the answers in each category and state. A chosen one does not narrow the counts of its own kind. */
export async function facetsOf(
  orm: Orm,
  finder: Finder,
  itemType: ItemType,
  wanted: SearchQuery,
  chosen: Narrowing,
) {
  const kind = KINDS[itemType]
  const answersOf = async (narrowing: Narrowing) => {
    const ids = await finder.idsOf(scopeOf(orm, itemType, narrowing), wanted)
    return sql`any(${`{${ids.join()}}`}::int[])`
  }
  const inState = await answersOf({ state: chosen.state })
  const inCategory = await answersOf({ categoryId: chosen.categoryId })
  const categories =
    kind &&
    queryRows(
      orm,
      sql`select ${category.id} as "CategoryId", ${category.name} as "CategoryName", count(*)::int as "Count"
          from ${item} join ${category} on ${category.id} = ${item.categoryId}
          where ${item.kind} = ${kind} and ${item.id} = ${inState}
          group by ${category.id} order by 3 desc, 1 limit ${MAX_CATEGORIES}`,
    )
  const states = queryRows(
    orm,
    sql`select ${company.state} as "State", count(*)::int as "Count"
        from ${company} ${kind ? sql`join ${item} on ${item.companyId} = ${company.id} and ${item.kind} = ${kind}` : sql``}
        where ${kind ? item.id : company.id} = ${inCategory} and ${company.state} <> ''
        group by 1 order by 2 desc, 1`,
  )
  return { categories: (await categories) ?? [], states: await states }
}
