import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import { itemPicture } from '../request/pictures.ts'

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
    })
    .from(item)
    .innerJoin(category, eq(category.id, item.categoryId))
    .innerJoin(company, eq(company.id, item.companyId))
    .$dynamic()
}

export type ListItem = Awaited<ReturnType<typeof selectItems>>[number]

/** The fields that the detail, search and category replies share. */
export function listItemFields(row: Omit<ListItem, 'shape' | 'pictureCount'>) {
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

/** Its first picture is view 0. */
export const pictureOf = (row: { shape: string; pictureCount: number }, view: 0 | 1) =>
  itemPicture(row.shape, view, row.pictureCount)
