import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { texts } from '#shared/messages/texts.ts'
import { company, item } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { bannerPicture, logoPicture } from '../request/pictures.ts'
import { queryPaging } from '../request/query.ts'
import { facetsOf } from '../search/facets.ts'
import { createFinder } from '../search/find.ts'
import { listItemFields, pictureOf, selectItems } from '../search/list-item.ts'
import { ITEM_TYPES, KINDS, queryRefinement, scopeOf } from '../search/refinement.ts'
import { isNearest, parseKeyword } from '../search/search-query.ts'
import { suggestionsFor } from '../search/suggestions.ts'

const errors = texts('error.itemType', {
  type: 'itemType must be PRODUCTS, SERVICES or COMPANY.',
})

/** Routes for the search results and their counts, which always agree. */
export function searchRoutes(api: Api) {
  const { orm } = api
  const finder = createFinder(api)
  async function items(kind: Kind, ids: number[]) {
    const rows = await selectItems(orm).where(and(eq(item.kind, kind), inArray(item.id, ids)))
    return inOrder(ids, rows).map(row => ({
      ...listItemFields(row),
      ItemImage: pictureOf(row, 0),
      ItemImageAlt: pictureOf(row, 1),
    }))
  }

  async function companies(ids: number[]) {
    const rows = await orm.select().from(company).where(inArray(company.id, ids))
    return inOrder(ids, rows).map(row => ({
      ...listItemFields({
        ...row,
        category: row.mainCategory,
        shortDescription: row.tagline,
        companyId: row.id,
        companyName: row.name,
      }),
      ItemImage: logoPicture(row),
      ItemImageAlt: bannerPicture(row),
    }))
  }

  return new Hono<ApiEnv>()
    .get('/api/public/search/item', async c => {
      const itemType = ITEM_TYPES.find(type => type === (c.req.query('itemType') ?? 'PRODUCTS').toUpperCase())
      if (!itemType) throw new HttpError(400, errors.type)
      const { sort, ...narrowing } = queryRefinement(c)
      const wanted = await parseKeyword(orm, c.req.query('searchKeyword') ?? '')
      const scope = scopeOf(orm, itemType, narrowing)
      const { ids, total } = await finder.find(scope, wanted, queryPaging(c), sort)
      const kind = KINDS[itemType]
      return c.json({
        searchList: await (kind ? items(kind, ids) : companies(ids)),
        searchListRowCount: total,
      })
    })

    .get('/api/public/search/item/count', async c => {
      const { facets, ...narrowing } = queryRefinement(c)
      const keyword = c.req.query('keyword') ?? ''
      const wanted = await parseKeyword(orm, keyword)
      const [TotalProduct, TotalService, TotalCompany] = await Promise.all(
        ITEM_TYPES.map(type => finder.count(scopeOf(orm, type, narrowing), wanted)),
      )
      const totals = { TotalProduct, TotalService, TotalCompany }
      if (facets !== '1') return c.json(totals)
      const counted = ITEM_TYPES.map(async type => [
        type,
        await facetsOf(orm, finder, type, wanted, narrowing),
      ])
      const isEmpty = Object.values(totals).every(total => total === 0)
      const suggestions = isEmpty && !narrowing.state && !narrowing.categoryId
      return c.json({
        ...totals,
        facets: Object.fromEntries(await Promise.all(counted)),
        nearest: !isEmpty && isNearest(wanted),
        suggestions: suggestions ? await suggestionsFor(orm, keyword) : [],
      })
    })
}

function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
