import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { category, company, companyCertificate, companyRegistration, fact, item } from '../database/tables.ts'
import { itemVector, searchVector } from '../search/vector.ts'
import { addWords } from '../search/vocabulary.ts'

/** Updates the search entries of items to their present texts. No keyword finds an unpublished item. */
export async function refreshItems(orm: Orm, isWanted: SQL | undefined): Promise<void> {
  const parent = alias(category, 'parent')
  const rows = await orm
    .select({ item, category: category.name, parent: parent.name, company })
    .from(item)
    .innerJoin(company, eq(company.id, item.companyId))
    .innerJoin(category, eq(category.id, item.categoryId))
    .leftJoin(parent, eq(parent.id, category.parentId))
    .where(isWanted)
  for (const row of rows) {
    const { kind, id, isPublished, name, brand, shortDescription } = row.item
    const names = {
      categories: row.parent ? [row.category, row.parent] : [row.category],
      seller: `${row.company.name} ${row.company.location}`,
      stated: await orm.select({ value: fact.value }).from(fact).where(inArray(fact.id, row.item.facts)),
    }
    await orm
      .update(item)
      .set({ search: isPublished ? itemVector(row.item, names) : sql`''::tsvector` })
      .where(and(eq(item.kind, kind), eq(item.id, id)))
    if (isPublished) await addWords(orm, [name, brand, shortDescription].join(' '))
  }
}

/** Updates the search entry of a company to its present profile and items. No keyword finds one that is not shown. */
export async function refreshCompany(orm: Orm, companyId: number): Promise<void> {
  const [own] = await orm.select().from(company).where(eq(company.id, companyId))
  if (!own) return
  const parent = alias(category, 'parent')
  const offered = await orm
    .select({ name: category.name, parent: parent.name, times: sql<number>`count(*)::int` })
    .from(item)
    .innerJoin(category, eq(category.id, item.categoryId))
    .leftJoin(parent, eq(parent.id, category.parentId))
    .where(and(eq(item.companyId, companyId), eq(item.isPublished, true)))
    .groupBy(category.id, parent.id)
    .orderBy(sql`count(*) desc`, asc(category.id))
  const categories = [...new Set(offered.flatMap(({ name, parent }) => (parent ? [name, parent] : [name])))]
  const credentials: string[] = []
  for (const table of [companyCertificate, companyRegistration]) {
    const rows = await orm.select({ name: table.name }).from(table).where(eq(table.companyId, companyId))
    credentials.push(...rows.map(({ name }) => name))
  }
  const texts = {
    name: own.name,
    categories,
    facts: [own.location, ...credentials].join(' '),
    description: `${own.tagline} ${own.registrationNo} ${own.country}`,
  }
  await orm
    .update(company)
    .set({
      search: own.isPublic ? searchVector(texts) : sql`''::tsvector`,
      mainCategory: offered[0]?.name ?? '',
    })
    .where(eq(company.id, companyId))
  if (own.isPublic) await addWords(orm, `${own.name} ${own.location}`)
}
