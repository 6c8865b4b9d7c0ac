import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { define, enums, type Infer, optional, type, validate } from 'superstruct'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { category, company, item } from '../database/tables.ts'
import type { ApiContext } from '../request/api.ts'
import { parseDatabaseId } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { type Scope, SORTS } from './find.ts'
import { isPublic } from './list-item.ts'

const STATES =
  'Johor,Kedah,Kelantan,Kuala Lumpur,Labuan,Melaka,Negeri Sembilan,Pahang,Penang,Perak,Perlis,Putrajaya,Sabah,Sarawak,Selangor,Terengganu'

const Refinement = type({
  sort: optional(enums(SORTS)),
  state: optional(enums(STATES.split(','))),
  categoryId: optional(define<string>('categoryId', given => parseDatabaseId(given) !== undefined)),
  facets: optional(enums(['0', '1'])),
})

type Refinement = Infer<typeof Refinement>

/** The fields that narrow the results. */
export type Narrowing = Pick<Refinement, 'state' | 'categoryId'>

const RULES: Record<string, Sentence> = texts('error.search', {
  sort: 'sort must be relevance, name or newest.',
  state: 'state must be a Malaysian state.',
  categoryId: 'categoryId must be a whole number above 0.',
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

/** Returns the place for a state, and a category or those under it. A company is in the categories of its offers. */
export function scopeOf(orm: Orm, itemType: ItemType, { state, categoryId }: Narrowing): Scope {
  const name = [itemType, state, categoryId].join()
  const kind = KINDS[itemType]
  const families = orm
    .select({ id: category.id })
    .from(category)
    .where(or(eq(category.id, Number(categoryId)), eq(category.parentId, Number(categoryId))))
  const isInCategory = inArray(item.categoryId, families)
  const inState = state ? [eq(company.state, state)] : []
  if (kind) {
    const sellers = orm
      .select({ id: company.id })
      .from(company)
      .where(and(...inState))
    const isIn = [
      eq(item.kind, kind),
      isPublic,
      ...(categoryId ? [isInCategory] : []),
      ...(state ? [inArray(item.companyId, sellers)] : []),
    ]
    return { name, table: item, isIn: every(isIn) }
  }
  const offers = orm
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.companyId, company.id), isInCategory, isPublic))
  return {
    name,
    table: company,
    isIn: every([eq(company.isPublic, true), ...inState, ...(categoryId ? [exists(offers)] : [])]),
  }
}

const every = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `)
