import { and, between, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { define, enums, type Infer, optional, string, type, validate } from 'superstruct'
import { type FactFilter, readFactFilters } from '#shared/api/fact-filter.ts'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import { measureOf } from '#shared/trade/units.ts'
import type { Orm } from '../database/database.ts'
import { category, company, fact, item } from '../database/tables.ts'
import type { Api, ApiContext } from '../request/api.ts'
import { parseDatabaseId } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import type { FactValue } from './category-values.ts'
import { CERTIFICATE, chosenCertificates, holdsOne } from './certificates.ts'
import { measureKey } from './choices.ts'
import { type Scope, SORTS } from './find.ts'
import { isPublic } from './list-item.ts'

const STATES =
  'Johor,Kedah,Kelantan,Kuala Lumpur,Labuan,Melaka,Negeri Sembilan,Pahang,Penang,Perak,Perlis,Putrajaya,Sabah,Sarawak,Selangor,Terengganu'

const databaseId = define<string>('id', given => parseDatabaseId(given) !== undefined)
const yesOrNo = enums(['0', '1'])

const Refinement = type({
  sort: optional(enums(SORTS)),
  state: optional(enums(STATES.split(','))),
  categoryId: optional(databaseId),
  companyId: optional(databaseId),
  facts: optional(string()),
  words: optional(yesOrNo),
  facets: optional(yesOrNo),
  factValues: optional(string()),
})

export type Refinement = Infer<typeof Refinement>

/** What narrows the results. */
export type Narrowing = Pick<Refinement, 'state' | 'categoryId' | 'companyId'> & {
  facts?: readonly ChosenFact[]
  certificates?: readonly string[]
}

/** A fact that a visitor chose, with the values that meet it. */
export type ChosenFact = { filter: FactFilter; ids: number[]; values: FactValue[] }

/** Returns the facts that a parameter names. The value of a measure stands for its other spellings, too. */
export const chosenFacts = (orm: Orm, text = ''): Promise<ChosenFact[]> =>
  Promise.all(
    readFactFilters(text)
      .filter(({ key }) => key !== CERTIFICATE)
      .map(async filter => {
        const chosen = 'values' in filter ? filter.values : []
        const numbers = chosen.flatMap(value => measureOf(value)?.number ?? [])
        const isMeant =
          'values' in filter
            ? or(inArray(fact.value, [...chosen]), inArray(fact.number, numbers))
            : between(fact.number, filter.from ?? -LARGEST, filter.to ?? LARGEST)
        const found = await orm
          .select({ id: fact.id, key: fact.key, value: fact.value, number: fact.number })
          .from(fact)
          .where(and(eq(fact.key, filter.key), isMeant))
        const named = new Set(chosen.map(measureKey))
        const values = 'values' in filter ? found.filter(({ value }) => named.has(measureKey(value))) : found
        return { filter, ids: values.map(({ id }) => id), values }
      }),
  )

const LARGEST = Number.MAX_VALUE

/** Returns what these parameters narrow the results to. */
export const narrowingOf = async (orm: Orm, { state, categoryId, companyId, facts }: Refinement) => ({
  state,
  categoryId,
  companyId,
  facts: await chosenFacts(orm, facts),
  certificates: chosenCertificates(facts),
})

/** The condition that an item has one of these facts. One index serves every filter. */
export const hasFact = (ids: readonly number[]): SQL => sql`${item.facts} && ${`{${ids.join()}}`}::int[]`

const RULES: Record<string, Sentence> = texts('error.search', {
  sort: 'sort must be relevance, name or newest.',
  state: 'state must be a Malaysian state.',
  categoryId: 'categoryId must be a whole number above 0.',
  companyId: 'companyId must be a whole number above 0.',
  words: 'words must be 1 or 0.',
  facets: 'facets must be 1 or 0.',
})

/** Reads the parameters beyond the specified ones; '' counts as missing. Throws an HttpError 400 for a bad value. */
export function queryRefinement(c: ApiContext): Refinement {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '')
  const [fault, refinement] = validate(Object.fromEntries(given), Refinement)
  if (fault) throw new HttpError(400, RULES[String(fault.key)] ?? (() => fault.message))
  return refinement
}

/** The values of `itemType`: each finds items of a kind, or companies. */
export const ITEM_TYPES = ['PRODUCTS', 'SERVICES', 'COMPANY'] as const
export type ItemType = (typeof ITEM_TYPES)[number]
export const KINDS = { PRODUCTS: 'product', SERVICES: 'service', COMPANY: undefined } as const

/**
 * Returns the place for a seller or sellers, facts, and a category or those under it. A company is in the categories of
 * its offers.
 */
export function scopeOf(api: Api, itemType: ItemType, narrowing: Narrowing): Scope {
  const { orm } = api
  const { state, categoryId, companyId, facts = [], certificates = [] } = narrowing
  const chosen = facts.map(({ ids }) => ids)
  const name = JSON.stringify([itemType, state, categoryId, companyId, chosen, certificates])
  const kind = KINDS[itemType]
  const families = orm
    .select({ id: category.id })
    .from(category)
    .where(or(eq(category.id, Number(categoryId)), eq(category.parentId, Number(categoryId))))
  const isSuch = [
    ...(categoryId ? [inArray(item.categoryId, families)] : []),
    ...facts.map(({ ids }) => hasFact(ids)),
  ]
  const isSeller = [
    ...(state ? [eq(company.state, state)] : []),
    ...(certificates.length > 0 ? [holdsOne(api, certificates)] : []),
  ]
  if (kind) {
    const sellers = orm
      .select({ id: company.id })
      .from(company)
      .where(and(...isSeller))
    const isIn = [
      eq(item.kind, kind),
      isPublic,
      ...isSuch,
      ...(companyId ? [eq(item.companyId, Number(companyId))] : []),
      ...(isSeller.length > 0 ? [inArray(item.companyId, sellers)] : []),
    ]
    return { name, table: item, isIn: every(isIn) }
  }
  const offers = orm
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.companyId, company.id), isPublic, ...isSuch))
  const isIn = [
    eq(company.isPublic, true),
    ...isSeller,
    ...(companyId ? [eq(company.id, Number(companyId))] : []),
    ...(isSuch.length > 0 ? [exists(offers)] : []),
  ]
  return { name, table: company, isIn: every(isIn) }
}

const every = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `)
