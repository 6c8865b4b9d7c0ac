import { and, asc, eq, max, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Kind } from '#shared/api/items.ts'
import type { Orm } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import { isPublic } from '../search/list-item.ts'

/** A record that has its own page. The moment is null if the time of the page's last change is unknown. */
export type PublicPage = { id: number; changedAt: Date | null }

/** Returns everything with its own page, by id: published products and services, all categories and companies. */
export async function publicPages(orm: Orm) {
  const items = (kind: Kind): Promise<PublicPage[]> =>
    orm
      .select({ id: item.id, changedAt: item.changedAt })
      .from(item)
      .where(and(eq(item.kind, kind), isPublic))
      .orderBy(asc(item.id))
  const part = alias(category, 'part')
  return {
    products: await items('product'),
    services: await items('service'),
    categories: await orm
      .select({ id: category.id, changedAt: max(item.changedAt) })
      .from(category)
      .leftJoin(part, or(eq(part.id, category.id), eq(part.parentId, category.id)))
      .leftJoin(item, and(eq(item.categoryId, part.id), isPublic))
      .groupBy(category.id)
      .orderBy(asc(category.id)),
    companies: await orm
      .select({ id: company.id, changedAt: company.changedAt })
      .from(company)
      .where(eq(company.isPublic, true))
      .orderBy(asc(company.id)),
  }
}
