import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Kind } from '#shared/api/items.ts'
import { texts } from '#shared/messages/texts.ts'
import { company, item } from '../database/tables.ts'
import { factFields } from '../facts/read-facts.ts'
import type { Api, ApiEnv } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { bannerPicture, logoPicture } from '../request/pictures.ts'
import { queryPaging } from '../request/query.ts'
import { createAnswers, type Search } from '../search/answers.ts'
import { createCategoryValues } from '../search/category-values.ts'
import { choicesOf } from '../search/choices.ts'
import { facetsOf } from '../search/facets.ts'
import { listItemFields, pictureOf, selectItems } from '../search/list-item.ts'
import { createReader, type Reading } from '../search/read-keyword.ts'
import { ITEM_TYPES, KINDS, narrowingOf, queryRefinement, type Refinement } from '../search/refinement.ts'
import { rowFacts } from '../search/row-facts.ts'
import { isNearest, parseKeyword, type SearchQuery } from '../search/search-query.ts'
import { suggestionsFor } from '../search/suggestions.ts'

const errors = texts('error.itemType', {
  type: 'itemType must be PRODUCTS, SERVICES or COMPANY.',
})

/** Routes for the search results and their counts, which always agree. */
export function searchRoutes(api: Api) {
  const { orm } = api
  const answers = createAnswers(api)
  const values = createCategoryValues(api)
  const reader = createReader(api, values)

  /** Reads a keyword, and what narrows its answers. Facts are read only for hosts' clients that ask for them. */
  async function searchFor(keyword: string, refinement: Refinement, isExtended: boolean) {
    const isReading = isExtended && refinement.words !== '1' && keyword.trim() !== ''
    const [reading, narrowing] = await Promise.all([
      isReading ? reader.read(keyword) : undefined,
      narrowingOf(orm, refinement),
    ])
    // What a reader chooses of a fact takes the place of what was read.
    const read = reading?.facts.map(each => {
      const chosen = narrowing.facts.find(({ filter }) => filter.key === each.asked.key)
      return chosen ? { ...each, values: chosen.values, wanted: undefined } : each
    })
    let parsed: Promise<SearchQuery> | undefined
    const search: Search = {
      reading: reading && { ...reading, facts: read ?? [] },
      wanted: () => {
        parsed ??= parseKeyword(orm, reading?.corrected || keyword)
        return parsed
      },
    }
    return { search, narrowing }
  }

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
      const refinement = queryRefinement(c)
      const isExtended = BY_FACTS.some(name => c.req.query(name) !== undefined)
      const keyword = c.req.query('searchKeyword') ?? ''
      const { search, narrowing } = await searchFor(keyword, refinement, isExtended)
      const { ids, total, near } = await answers.find(
        itemType,
        search,
        narrowing,
        queryPaging(c),
        refinement.sort,
      )
      const kind = KINDS[itemType]
      if (!kind) return c.json({ searchList: await companies(ids), searchListRowCount: total })
      const rows = await items(kind, ids)
      if (!isExtended) return c.json({ searchList: rows, searchListRowCount: total })
      const reading = answers.readingFor(itemType, search)
      const factsOf = await rowFacts(orm, kind, ids, reading)
      return c.json({
        searchList: rows.map(row => ({
          ...row,
          Facts: factsOf(row.Id),
          ...(near.has(row.Id) && { Near: true }),
        })),
        searchListRowCount: total,
      })
    })

    .get('/api/public/search/item/count', async c => {
      const refinement = queryRefinement(c)
      const keyword = c.req.query('keyword') ?? ''
      const isExtended = refinement.facets === '1'
      const { search, narrowing } = await searchFor(keyword, refinement, isExtended)
      const { reading } = search
      const [products, services, companies] = await Promise.all([
        answers.count('PRODUCTS', search, narrowing),
        answers.count('SERVICES', search, narrowing),
        answers.count('COMPANY', search, narrowing),
      ])
      const totals = {
        TotalProduct: products.total,
        TotalService: services.total,
        TotalCompany: companies.total,
      }
      if (!isExtended) return c.json(totals)
      const context = { api, answers, values }
      const counted = ITEM_TYPES.map(async type => [
        type,
        await facetsOf(context, type, search, narrowing, refinement.factValues),
      ])
      const isEmpty = Object.values(totals).every(total => total === 0)
      const isNarrowed = refinement.facts || narrowing.state || narrowing.categoryId || narrowing.companyId
      const isFactual = reading !== undefined && reading.facts.length > 0
      const matching = { PRODUCTS: products.matching, SERVICES: services.matching }
      const nearest = isFactual
        ? matching[reading.category?.kind === 'service' ? 'SERVICES' : 'PRODUCTS'] === 0
        : isNearest(await search.wanted())
      return c.json({
        ...totals,
        facets: Object.fromEntries(await Promise.all(counted)),
        nearest: !isEmpty && nearest,
        suggestions: isEmpty && !isNarrowed ? await suggestionsFor(orm, keyword) : [],
        ...(isFactual || reading?.corrected ? { read: readReply(reading), matching } : {}),
      })
    })
}

/** The parameters of clients that show facts. */
const BY_FACTS = ['facts', 'companyId', 'words']

const readReply = ({ category, facts, other, corrected }: Reading) => ({
  CategoryId: category?.id ?? 0,
  CategoryName: category?.name ?? '',
  Facts: facts.map(({ asked, wanted, without, ...fact }) => {
    const choices = choicesOf(fact.values)
    const values = choices.map(({ value }) => value)
    return {
      ...factFields({
        ...asked,
        value: wanted?.text ?? values.join(', '),
        number: wanted?.number ?? (choices.length === 1 ? (choices[0]?.number ?? null) : null),
      }),
      Values: values,
      Without: without,
    }
  }),
  Other: other,
  Corrected: corrected,
})

function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
