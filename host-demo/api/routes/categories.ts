import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { category, item } from '../database/tables.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { iconPicture } from '../request/pictures.ts'
import { queryId } from '../request/query.ts'
import { listItemFields, pictureOf, selectItems } from '../search/list-item.ts'
import { narrowingOf, queryRefinement, scopeOf } from '../search/refinement.ts'
import { rowFacts } from '../search/row-facts.ts'

type CategoryRow = typeof category.$inferSelect

const TOP = 10
const ALL = 1000
/** The largest number of items of a category that are listed, because the call has no pages: a hundred pages of ten. */
const MAX_LISTED = 1000

const ORDERS = {
  relevance: asc(item.id),
  name: sql`lower(${item.name}) collate "C", ${item.id}`,
  newest: desc(item.id),
}

/** Routes for categories, their sub-categories and their items. */
export function categoryRoutes(api: Api) {
  const { orm } = api
  const parents = (kind: Kind, limit: number) =>
    orm
      .select()
      .from(category)
      .where(and(eq(category.kind, kind), isNull(category.parentId)))
      .orderBy(asc(category.id))
      .limit(limit)

  /** Lists the first parent categories of each kind. */
  const bothKinds = (limit: number) => async (c: ApiContext) => {
    const found = [...(await parents('product', limit)), ...(await parents('service', limit))]
    return c.json(
      found.map(row => ({
        ...categoryReply(row),
        CategoryType: row.kind === 'product' ? 'Product' : 'Service',
      })),
    )
  }

  async function categoryIn(c: ApiContext, kind: Kind): Promise<CategoryRow> {
    const isAsked = and(eq(category.id, queryId(c, 'categoryId')), eq(category.kind, kind))
    const [found] = await orm.select().from(category).where(isAsked)
    if (!found) throw notFound('category')
    return found
  }

  /** Lists the full family, whether the caller names its parent or another member. */
  const family = (kind: Kind) => async (c: ApiContext) => {
    const asked = await categoryIn(c, kind)
    const parentId = asked.parentId ?? asked.id
    const members = await orm
      .select()
      .from(category)
      .where(or(eq(category.parentId, parentId), eq(category.id, parentId)))
      .orderBy(asc(category.id))
    return c.json({
      ParentCategoryId: parentId,
      ParentCategoryName: members.find(row => row.id === parentId)?.name,
      CategoryList: members.filter(row => row.id !== parentId).map(categoryReply),
    })
  }

  const listing = (kind: Kind) => async (c: ApiContext) => {
    const { id } = await categoryIn(c, kind)
    const refinement = queryRefinement(c)
    const { sort = 'relevance', companyId, facts } = refinement
    const isExtended = [facts, companyId].some(Boolean) || c.req.query('facts') !== undefined
    const narrowing = { ...(await narrowingOf(orm, refinement)), categoryId: String(id) }
    const rows = await selectItems(orm)
      .where(scopeOf(api, kind === 'product' ? 'PRODUCTS' : 'SERVICES', narrowing).isIn)
      .orderBy(ORDERS[sort])
      .limit(MAX_LISTED)
    const ids = rows.map(row => row.id)
    const factsOf = isExtended ? await rowFacts(orm, kind, ids) : undefined
    return c.json(
      rows.map(row => ({
        ...listItemFields(row),
        ItemImage: pictureOf(row, 0),
        ItemImage2: pictureOf(row, 1),
        ...(factsOf && { Facts: factsOf(row.id) }),
      })),
    )
  }

  return new Hono<ApiEnv>()
    .get('/api/public/category/top10', bothKinds(TOP))
    .get('/api/public/category/all', bothKinds(ALL))
    .get('/api/public/product/category', family('product'))
    .get('/api/public/service/category', family('service'))
    .get('/api/public/product/list/category', listing('product'))
    .get('/api/public/service/list/category', listing('service'))
}

function categoryReply({ id, name, shortDescription, shape }: CategoryRow) {
  return {
    CategoryId: id,
    CategoryName: name,
    ShortDescription: shortDescription,
    IconURL: iconPicture(shape),
  }
}
