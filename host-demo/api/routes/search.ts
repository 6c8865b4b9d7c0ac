import { and, eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { company, item } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { bannerPicture, logoPicture } from '../request/pictures.ts'
import { type Paging, queryPaging } from '../request/query.ts'
import { createFinder, type Place } from '../search/find.ts'
import { parseKeyword, type SearchQuery } from '../search/search-query.ts'
import { listItemFields, pictureOf, selectItems } from './list-item.ts'

/** The search results and their counts, which always agree. */
export function searchRoutes(api: Api) {
  const { orm } = api
  const { find, count } = createFinder(api)
  const ofKind = (kind: Kind): Place => ({ name: kind, table: item, isIn: eq(item.kind, kind) })
  const companies: Place = { name: 'company', table: company, isIn: sql`true` }

  async function findItems(kind: Kind, wanted: SearchQuery, paging: Paging) {
    const place = ofKind(kind)
    const { ids, total } = await find(place, wanted, paging)
    const rows = await selectItems(orm).where(and(place.isIn, inArray(item.id, ids)))
    const searchList = inOrder(ids, rows).map(row => ({
      ...listItemFields(row),
      ItemImage: pictureOf(row, 0),
      ItemImageAlt: pictureOf(row, 1),
    }))
    return { searchList, searchListRowCount: total }
  }

  async function findCompanies(wanted: SearchQuery, paging: Paging) {
    const { ids, total } = await find(companies, wanted, paging)
    const rows = await orm.select().from(company).where(inArray(company.id, ids))
    const searchList = inOrder(ids, rows).map(row => ({
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
    return { searchList, searchListRowCount: total }
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
      const places = [ofKind('product'), ofKind('service'), companies]
      const [TotalProduct, TotalService, TotalCompany] = await Promise.all(
        places.map(place => count(place, wanted)),
      )
      return c.json({ TotalProduct, TotalService, TotalCompany })
    })
}

function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
