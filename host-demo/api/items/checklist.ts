import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, item } from '../database/tables.ts'

/** Returns what of a company buyers can find: a profile that says what and where it is, and its published items. */
export async function readChecklist(orm: Orm, companyId: number) {
  const [own] = await orm
    .select({ hasProfile: sql<boolean>`${company.tagline} <> '' and ${company.location} <> ''` })
    .from(company)
    .where(eq(company.id, companyId))
  const isShown = and(eq(item.companyId, companyId), eq(item.isPublished, true))
  return { hasProfile: own?.hasProfile ?? false, published: await orm.$count(item, isShown) }
}
