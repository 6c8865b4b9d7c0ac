import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { company, item } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { bannerPicture, logoPicture } from '../request/pictures.ts'
import { type Paging, queryPaging } from '../request/query.ts'
import { matches, parseKeyword, relevance, type SearchQuery } from '../search/search-query.ts'
import { firstPicture, listItemFields, secondPicture, selectItems } from './list-item.ts'

/** The search results and their counts, which always agree. */
export function searchRoutes({ orm }: Api) {
  const isItem = (kind: Kind, wanted: SearchQuery) => and(eq(item.kind, kind), matches(item.search, wanted))

  const countItems = (kind: Kind, wanted: SearchQuery) => orm.$count(item, isItem(kind, wanted))
  const countCompanies = (wanted: SearchQuery) => orm.$count(company, matches(company.search, wanted))

  async function findItems(kind: Kind, wanted: SearchQuery, { limit, offset }: Paging) {
    const rows = await selectItems(orm)
      .where(isItem(kind, wanted))
      .orderBy(desc(relevance(item.search, wanted)), item.id)
      .limit(limit)
      .offset(offset)
    const searchList = rows.map(row => ({
      ...listItemFields(row),
      ItemImage: firstPicture(row),
      ItemImageAlt: secondPicture(row),
    }))
    return { searchList, searchListRowCount: await countItems(kind, wanted) }
  }

  async function findCompanies(wanted: SearchQuery, { limit, offset }: Paging) {
    const rows = await orm
      .select()
      .from(company)
      .where(matches(company.search, wanted))
      .orderBy(desc(relevance(company.search, wanted)), company.id)
      .limit(limit)
      .offset(offset)
    const searchList = rows.map(row => ({
      ...listItemFields({
        ...row,
        category: row.mainCategory,
        shortDescription: row.tagline,
        companyId: row.id,
        companyName: row.name,
      }),
      ItemImage: logoPicture(row.id),
      ItemImageAlt: bannerPicture(row.id),
    }))
    return { searchList, searchListRowCount: await countCompanies(wanted) }
  }

  return new Hono<ApiEnv>()
    .get('/api/public/search/item', async c => {
      const wanted = await parseKeyword(orm, c.req.query('searchKeyword') ?? '')
      const paging = queryPaging(c)
      const type = (c.req.query('itemType') ?? 'PRODUCTS').toUpperCase()
      if (type === 'COMPANY') return c.json(await findCompanies(wanted, paging))
      const kind = ({ PRODUCTS: 'product', SERVICES: 'service' } as const)[type]
      if (!kind) throw new HttpError(400, 'itemType must be PRODUCTS, SERVICES or COMPANY.')
      return c.json(await findItems(kind, wanted, paging))
    })

    .get('/api/public/search/item/count', async c => {
      const wanted = await parseKeyword(orm, c.req.query('keyword') ?? '')
      return c.json({
        TotalProduct: await countItems('product', wanted),
        TotalService: await countItems('service', wanted),
        TotalCompany: await countCompanies(wanted),
      })
    })
}
