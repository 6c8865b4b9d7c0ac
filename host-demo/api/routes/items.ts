import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { queryRows } from '../database/database.ts'
import { category, categoryFact, company, fact, item } from '../database/tables.ts'
import { factFields, readFacts } from '../facts/read-facts.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { notFound } from '../request/http-error.ts'
import { logoPicture } from '../request/pictures.ts'
import { queryId } from '../request/query.ts'
import { isPublic, listItemFields, type Pictured, pictureOf } from '../search/list-item.ts'

/** Three rows of six cards. */
const RECOMMENDED = 18

/** Routes for details of products and services, and for the recommended ones. */
export function itemRoutes({ orm }: Api) {
  async function find(kind: Kind, id: number) {
    const [found] = await orm
      .select({ item, company, category: category.name })
      .from(item)
      .innerJoin(category, eq(category.id, item.categoryId))
      .innerJoin(company, eq(company.id, item.companyId))
      .where(and(eq(item.kind, kind), eq(item.id, id), isPublic))
    if (!found) throw notFound(kind)
    return found
  }

  /**
   * Lists one item of each category in turn, to show the breadth of the market on the home page; always the same. Each has
   * two facts that its name leaves out, or else its category.
   */
  const recommended = (kind: Kind) => async (c: ApiContext) => {
    const cards = await queryRows<Pictured & { id: number; name: string; facts: string }>(
      orm,
      sql`select id, name, shape, "pictureCount", "pictureNames", coalesce((
            select string_agg(value, ' · ' order by position) from (
              select ${fact.value}, ${categoryFact.position} from ${fact} inner join ${categoryFact} on ${categoryFact.key} = ${fact.key}
              where ${categoryFact.categoryId} = "categoryId" and ${categoryFact.inRow} and ${fact.id} = any(facts)
                and position(${fact.value} in ranked.name) = 0
              order by ${categoryFact.position} limit 2
            ) as telling
          ), category) as facts from (
            select first.*, each.id as "categoryId", category, parent, row_number() over (partition by parent order by first.id) as turn
            from (select ${category.id} as id, ${category.name} as category, coalesce(${category.parentId}, ${category.id}) as parent from ${category}) as each
            cross join lateral (
              select ${item.id} as id, ${item.name} as name, ${item.shape} as shape, ${item.pictureCount} as "pictureCount",
                ${item.pictureNames} as "pictureNames", ${item.facts} as facts
              from ${item}
              where ${item.categoryId} = each.id and ${item.kind} = ${kind} and ${item.pictureCount} > 0 and ${isPublic}
              order by ${item.id} limit ${RECOMMENDED}
            ) as first
          ) as ranked order by turn, parent limit ${RECOMMENDED}`,
    )
    return c.json(
      cards.map(card => ({
        ProductId: card.id,
        ProductName: card.name,
        DefaultImage: pictureOf(card, 0),
        AdditionalImage: pictureOf(card, 1),
        Facts: card.facts,
      })),
    )
  }

  const detail = (kind: Kind) => async (c: ApiContext) => {
    const found = await find(kind, queryId(c, `${kind}Id`))
    return c.json({
      [`${kind}Detail`]: [detailOf(found)],
      description: [descriptionOf[kind](found.item)],
      [`${kind}Image`]: imagesOf(found.item),
      companyProfile: [profileOf(found.company)],
      facts: (await readFacts(orm, found.item)).map(factFields),
    })
  }

  return new Hono<ApiEnv>()
    .get('/api/public/product/recommended', recommended('product'))
    .get('/api/public/service/recommended', recommended('service'))
    .get('/api/public/product/detail', detail('product'))
    .get('/api/public/service/detail', detail('service'))
}

type ItemRow = typeof item.$inferSelect
type CompanyRow = typeof company.$inferSelect

const detailOf = (found: { item: ItemRow; company: CompanyRow; category: string }) => ({
  ...listItemFields({
    ...found.item,
    category: found.category,
    companyName: found.company.name,
    location: found.company.location,
  }),
  CategoryId: found.item.categoryId,
})

const descriptionOf = {
  product: (product: ItemRow) => ({
    Name: product.name,
    SKUNo: product.sku,
    Brand: product.brand,
    ModelNo: product.model,
    Condition: product.condition,
    Material: product.material,
    CountryOrigin: product.origin,
    LongDescription: product.longDescription,
  }),
  service: ({ name, serviceNo, longDescription }: ItemRow) => ({
    Name: name,
    ServiceNo: serviceNo,
    LongDescription: longDescription,
  }),
}

const imagesOf = (row: ItemRow) =>
  Array.from({ length: row.pictureCount }, (_, at) => ({
    ImageURL: pictureOf(row, at),
    IsDefault: at === 0,
  }))

const profileOf = (row: CompanyRow) => ({
  CompanyName: row.name,
  DateIncorporated: row.dateIncorporated,
  Country: row.country,
  WebsiteURL: row.websiteUrl,
  WebsiteName: row.websiteName,
  LogoUrl: logoPicture(row),
})
