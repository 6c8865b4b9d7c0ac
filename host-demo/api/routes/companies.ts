import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { dayIn } from '#shared/trade/day.ts'
import { company, item } from '../database/tables.ts'
import { zoneOfCountry } from '../quotes/zones.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { bannerPicture, logoPicture } from '../request/pictures.ts'
import { type Paging, queryId, queryPaging } from '../request/query.ts'
import { isPublic, pictureOf, selectItems } from '../search/list-item.ts'
import { matches, parseKeyword } from '../search/search-query.ts'
import { credentialsOf } from './credentials.ts'

const FIRST_PAGE: Paging = { limit: 10, offset: 0 }

/** Routes for a company's page and its offers. */
export function companyRoutes({ orm, settings }: Api) {
  async function offered(kind: Kind, companyId: number, paging: Paging, searchKey = '') {
    const wanted = await parseKeyword(orm, searchKey)
    const isOffered = and(
      eq(item.kind, kind),
      eq(item.companyId, companyId),
      isPublic,
      matches(item.search, wanted),
    )
    const rows = await selectItems(orm)
      .where(isOffered)
      .orderBy(asc(item.id))
      .limit(paging.limit)
      .offset(paging.offset)
    const entries = rows.map(row => ({
      Id: row.id,
      Name: row.name,
      Category: row.category,
      Description: row.shortDescription,
      DefaultImage: pictureOf(row, 0),
    }))
    return { [`${kind}List`]: entries, [`${kind}ListRowCount`]: await orm.$count(item, isOffered) }
  }

  async function companyIn(c: ApiContext) {
    const [found] = await orm
      .select()
      .from(company)
      .where(and(eq(company.id, queryId(c, 'tenantId')), eq(company.isPublic, true)))
    if (!found) throw notFound('company')
    return found
  }

  const listed = (kind: Kind) => async (c: ApiContext) =>
    c.json(await offered(kind, (await companyIn(c)).id, queryPaging(c), c.req.query('searchKey')))

  return new Hono<ApiEnv>()
    .get('/api/public/tenant/website', async c => {
      const row = await companyIn(c)
      return c.json({
        headerInfo: [
          {
            CompanyName: row.name,
            LogoImg: logoPicture(row),
            BannerImg: bannerPicture(row),
            Tagline: row.tagline,
          },
        ],
        generalInfo: [
          {
            RegistrationNo: row.registrationNo,
            DateIncorporated: row.dateIncorporated,
            RegisteredAddress: row.registeredAddress,
            AuthorizeCapital: row.authorizedCapital,
            TotalEmployees: row.totalEmployees === 0 ? '' : row.totalEmployees,
          },
        ],
        ...(await credentialsOf(
          orm,
          row.id,
          dayIn(settings.clock(), zoneOfCountry(row.country) ?? settings.timeZone),
        )),
        ...(await offered('product', row.id, FIRST_PAGE)),
        ...(await offered('service', row.id, FIRST_PAGE)),
      })
    })

    .get('/api/public/tenant/website/product/list', listed('product'))

    .get('/api/public/tenant/website/service/list', listed('service'))
}
