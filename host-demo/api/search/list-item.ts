import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import { itemPicture, uploadedPicture } from '../request/pictures.ts'

/** Selects the fields of every list of items, with the names of category and company. Add `where`, order and paging. */
export function selectItems(orm: Orm) {
  return orm
    .select({
      id: item.id,
      name: item.name,
      category: category.name,
      shortDescription: item.shortDescription,
      companyId: item.companyId,
      companyName: company.name,
      location: company.location,
      shape: item.shape,
      pictureCount: item.pictureCount,
      pictureNames: item.pictureNames,
      isPublished: item.isPublished,
    })
    .from(item)
    .innerJoin(category, eq(category.id, item.categoryId))
    .innerJoin(company, eq(company.id, item.companyId))
    .$dynamic()
}

export type ListItem = Awaited<ReturnType<typeof selectItems>>[number]

/** Returns the fields that the detail, search and category replies share. */
export function listItemFields(row: Omit<ListItem, keyof Pictured | 'isPublished'>) {
  return {
    Id: row.id,
    Name: row.name,
    Category: row.category,
    ShortDescription: row.shortDescription,
    CompanyId: row.companyId,
    CompanyName: row.companyName,
    Location: row.location,
  }
}

/** The columns that decide which pictures an item has. */
export type Pictured = Pick<typeof item.$inferSelect, 'shape' | 'pictureCount' | 'pictureNames'>

/** Returns the path of a picture, from view 0, or '' if there is none. Uploaded pictures replace drawn ones. */
export function pictureOf({ shape, pictureCount, pictureNames }: Pictured, view: number): string {
  if (pictureNames.length === 0) return itemPicture(shape, view, pictureCount)
  const name = pictureNames[view]
  return name ? uploadedPicture(name) : ''
}

/** The condition for every public list: the item is published, and its company is shown. */
export const isPublic = sql<boolean>`(${item.isPublished} and ${item.companyId} not in
  (select ${company.id} from ${company} where not ${company.isPublic}))`
