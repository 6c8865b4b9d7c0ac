import { and, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { company, item } from '../database/tables.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import type { Kind } from '../request/kind.ts'
import { bannerPicture, logoPicture } from '../request/pictures.ts'
import { type Paging, pagingIn } from '../request/query.ts'
import { Refusal } from '../request/refusal.ts'
import { isWanted, rankOf, type Wanted, wantedBy } from '../search/matches.ts'
import { firstPicture, headOf, secondPicture, selectItems } from './listed-item.ts'

/** The search results and their counts, which always agree. Spec sections 3, 7 and 9. */
export function searchRoutes({ orm }: Api) {
  const isItem = (kind: Kind, wanted: Wanted) => and(eq(item.kind, kind), isWanted(item.search, wanted))

  async function countItems(kind: Kind, wanted: Wanted): Promise<number> {
    const [row] = await orm.select({ rows: count() }).from(item).where(isItem(kind, wanted))
    return row?.rows ?? 0
  }

  async function countCompanies(wanted: Wanted): Promise<number> {
    const [row] = await orm.select({ rows: count() }).from(company).where(isWanted(company.search, wanted))
    return row?.rows ?? 0
  }

  async function findItems(kind: Kind, wanted: Wanted, { limit, offset }: Paging) {
    const rows = await selectItems(orm)
      .where(isItem(kind, wanted))
      .orderBy(desc(rankOf(item.search, wanted)), item.id)
      .limit(limit)
      .offset(offset)
    return rows.map(row => ({
      ...headOf(row),
      ItemImage: firstPicture(row),
      ItemImageAlt: secondPicture(row),
    }))
  }

  async function findCompanies(wanted: Wanted, { limit, offset }: Paging) {
    const rows = await orm
      .select()
      .from(company)
      .where(isWanted(company.search, wanted))
      .orderBy(desc(rankOf(company.search, wanted)), company.id)
      .limit(limit)
      .offset(offset)
    return rows.map(row => ({
      ...headOf({
        ...row,
        category: row.mainCategory,
        shortDescription: row.tagline,
        companyId: row.id,
        companyName: row.name,
      }),
      ItemImage: logoPicture(row.id),
      ItemImageAlt: bannerPicture(row.id),
    }))
  }

  return new Hono<ApiEnv>()
    .get('/api/public/search/item', async c => {
      const wanted = await wantedBy(orm, c.req.query('searchKeyword') ?? '')
      const paging = pagingIn(c)
      const type = (c.req.query('itemType') ?? 'PRODUCTS').toUpperCase()
      if (type === 'COMPANY') {
        return c.json({
          searchList: await findCompanies(wanted, paging),
          searchListRowCount: await countCompanies(wanted),
        })
      }
      const kind = ({ PRODUCTS: 'product', SERVICES: 'service' } as const)[type]
      if (!kind) throw new Refusal(400, 'itemType must be PRODUCTS, SERVICES or COMPANY.')
      return c.json({
        searchList: await findItems(kind, wanted, paging),
        searchListRowCount: await countItems(kind, wanted),
      })
    })

    .get('/api/public/search/item/count', async c => {
      const wanted = await wantedBy(orm, c.req.query('keyword') ?? '')
      return c.json({
        TotalProduct: await countItems('product', wanted),
        TotalService: await countItems('service', wanted),
        TotalCompany: await countCompanies(wanted),
      })
    })
}
