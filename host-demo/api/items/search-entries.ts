import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { category, company, companyCertificate, companyRegistration, item } from '../database/tables.ts'
import { searchVector } from '../search/vector.ts'
import { addWords } from '../search/vocabulary.ts'

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
