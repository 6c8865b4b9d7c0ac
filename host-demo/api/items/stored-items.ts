import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { category, company, fact, item } from '../database/tables.ts'
import { factsOfFields, isOfField } from '../facts/facts-of-fields.ts'
import { factIds } from '../facts/store-facts.ts'
import { itemVector } from '../search/vector.ts'
import { addWords } from '../search/vocabulary.ts'

const { search, facts, ...fields } = getTableColumns(item)

/** The values of an item's facts by their keys, without those that follow from its fields. */
export type Facts = Readonly<Record<string, string>>

/** An item as it is stored. Its search entry and the ids of its facts follow from the rest. */
export type StoredItem = Omit<typeof item.$inferSelect, 'facts' | 'search'> & { facts: Facts }

const select = (orm: Orm, isWanted: SQL | undefined) =>
  orm
    .select({ ...fields, facts })
    .from(item)
    .where(isWanted)
    .orderBy(item.kind, item.id)
    .$dynamic()

export const readItems = async (orm: Orm, isWanted: SQL | undefined): Promise<StoredItem[]> =>
  withFacts(orm, await select(orm, isWanted))

/** Returns items as `readItems` does, locked until the transaction ends. */
export const lockItems = async (orm: Orm, isWanted: SQL | undefined): Promise<StoredItem[]> =>
  withFacts(orm, await select(orm, isWanted).for('update'))

type ItemWithIds = Omit<StoredItem, 'facts'> & { facts: number[] }

async function withFacts(orm: Orm, rows: readonly ItemWithIds[]): Promise<StoredItem[]> {
  const ids = [...new Set(rows.flatMap(row => row.facts))]
  const { id, key, value } = fact
  const isStated = sql`${id} = any(${`{${ids.join()}}`}::int[])`
  const stated = ids.length > 0 ? await orm.select({ id, key, value }).from(fact).where(isStated) : []
  const byId = new Map(stated.map(row => [row.id, row]))
  return rows.map(row => ({
    ...row,
    facts: Object.fromEntries(
      row.facts.flatMap(each => {
        const own = byId.get(each)
        return own && !isOfField(own.key) ? [[own.key, own.value]] : []
      }),
    ),
  }))
}

/** Stores new and changed items, with their search entries. No keyword finds an unpublished item. Needs a transaction. */
export async function writeItems(orm: Orm, rows: readonly StoredItem[]): Promise<void> {
  if (rows.length === 0) return
  const parent = alias(category, 'parent')
  const isOfRows = inArray(
    category.id,
    rows.map(row => row.categoryId),
  )
  const categories = await orm
    .select({ id: category.id, name: category.name, parent: parent.name })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parentId))
    .where(isOfRows)
  const names = new Map(categories.map(({ id, name, parent }) => [id, parent ? [name, parent] : [name]]))
  const isSeller = inArray(
    company.id,
    rows.map(row => row.companyId),
  )
  const { id, name, location } = company
  const companies = await orm.select({ id, name, location }).from(company).where(isSeller)
  const sellers = new Map(companies.map(each => [each.id, `${each.name} ${each.location}`]))
  const stated = rows.map(row => [
    ...Object.entries(row.facts).map(([key, value]) => ({ key, value })),
    ...factsOfFields(row),
  ])
  const idOf = await factIds(orm, stated.flat())
  await orm
    .insert(item)
    .values(
      rows.map((row, at) => ({
        ...row,
        facts: (stated[at] ?? []).map(idOf),
        search: row.isPublished
          ? itemVector(row, {
              categories: names.get(row.categoryId) ?? [],
              seller: sellers.get(row.companyId) ?? '',
              stated: stated[at] ?? [],
            })
          : sql`''::tsvector`,
      })),
    )
    .onConflictDoUpdate({ target: [item.kind, item.id], set: REPLACED })
  const published = rows.filter(({ isPublished }) => isPublished)
  await addWords(
    orm,
    published.map(({ name, brand, shortDescription }) => [name, brand, shortDescription].join(' ')).join(' '),
  )
}

const REPLACED = Object.fromEntries(
  Object.entries(getTableColumns(item)).map(([field, { name }]) => [
    field,
    sql`excluded.${sql.identifier(name)}`,
  ]),
)

/** Updates the search entries of items to the present texts of their company and categories. Needs a transaction. */
export async function refreshItems(orm: Orm, isWanted: SQL | undefined): Promise<void> {
  const rows = await lockItems(orm, and(isWanted, eq(item.isDeleted, false)))
  for (let at = 0; at < rows.length; at += BATCH) await writeItems(orm, rows.slice(at, at + BATCH))
}

/** Items per statement: PostgreSQL takes 65,535 values. */
const BATCH = 200
