import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import { itemPicture, uploadedPicture } from '../request/pictures.ts'

/** What every list of items shows, with the names of category and company. Add `where`, order and paging. */
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

/** The fields that the detail, search and category replies share. */
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

/** What decides which pictures an item has. */
export type Pictured = Pick<typeof item.$inferSelect, 'shape' | 'pictureCount' | 'pictureNames'>

/** Its first picture is view 0; '' for one that it has not. Uploaded ones take the place of drawn ones. */
export function pictureOf({ shape, pictureCount, pictureNames }: Pictured, view: number): string {
  if (pictureNames.length === 0) return itemPicture(shape, view, pictureCount)
  const name = pictureNames[view]
  return name ? uploadedPicture(name) : ''
}

/** Every list for the public has this condition. */
export const isPublic = eq(item.isPublished, true)
