import { fetchAllCategories } from '#shared/api/categories.ts'
import type { CallOptions } from '#shared/api/client.ts'
import { fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import type { Kind } from '#shared/api/items.ts'
import { type SearchTab, searchItems } from '#shared/api/search.ts'
import type { Values } from './widgets.ts'

/** The kinds of records that an id may stand for. */
export type RecordKind = Kind | 'company' | 'category' | `${Kind} category`

/** One record. `detail` distinguishes it from others with the same name. */
export type Named = { id: number; name: string; detail: string }

/** The records to choose from: the member's own, and the rest. */
export type Records = { own: readonly Named[]; others: readonly Named[] }

const ROWS = 8

/** Returns the kind of record whose id this attribute holds, given the other values. */
export function recordKind(attribute: string, { kind }: Values): RecordKind | undefined {
  const item = kind === 'service' ? 'service' : 'product'
  const kinds: Readonly<Partial<{ [name: string]: RecordKind }>> = {
    'company-id': 'company',
    'product-id': 'product',
    'service-id': 'service',
    'item-id': item,
    'category-id': kind ? `${item} category` : 'category',
  }
  return kinds[attribute]
}

/** Finds records whose names match the keyword, or the first ones without it. `company` is 0 without one. */
export async function findRecords(
  kind: RecordKind,
  keyword: string,
  ownCompany: number,
  options?: CallOptions,
): Promise<Records> {
  switch (kind) {
    case 'company':
    case 'product':
    case 'service':
      return findOffered(kind, keyword, ownCompany, options)
    default:
      return { own: [], others: await findCategories(kind, keyword) }
  }
}

const tabs = { company: 'company', product: 'products', service: 'services' } as const satisfies {
  [kind in Kind | 'company']: SearchTab
}

async function findOffered(
  kind: Kind | 'company',
  keyword: string,
  ownCompany: number,
  options?: CallOptions,
): Promise<Records> {
  const [mine, { items }] = await Promise.all([
    ownCompany > 0 ? findOwn(kind, ownCompany).catch(() => []) : [],
    searchItems({ keyword, tab: tabs[kind], page: 1, rows: ROWS }, options),
  ])
  const found = items.map(({ id, name, companyId, companyName, location }) =>
    kind === 'company'
      ? { id, name, companyId: id, detail: location }
      : { id, name, companyId, detail: [companyName, location].filter(Boolean).join(' · ') },
  )
  const isOwn = ({ companyId }: { companyId: number }): boolean => companyId > 0 && companyId === ownCompany
  const called = mine.filter(({ name }) => isCalled(name, keyword))
  const own = [...called, ...found.filter(isOwn).filter(isNoneOf(called))]
  return { own, others: found.filter(isNoneOf(own)) }
}

const isNoneOf =
  (records: readonly Named[]) =>
  ({ id }: Named): boolean =>
    !records.some(each => each.id === id)

/** Returns the company itself, or its first offers. */
async function findOwn(kind: Kind | 'company', company: number): Promise<Named[]> {
  if (kind === 'company') {
    const { id, name } = await fetchCompany(company)
    return [{ id, name, detail: '' }]
  }
  const { items } = await fetchCompanyItems(kind, company, 1)
  return items.map(({ id, name, category }) => ({ id, name, detail: category }))
}

async function findCategories(
  kind: Exclude<RecordKind, Kind | 'company'>,
  keyword: string,
): Promise<Named[]> {
  const all = await fetchAllCategories()
  return all
    .filter(each => kind === 'category' || kind === `${each.kind} category`)
    .filter(({ name }) => isCalled(name, keyword))
    .slice(0, ROWS)
    .map(({ id, name, kind: of }) => ({ id, name, detail: kind === 'category' ? of : '' }))
}

/** Returns true if the name contains every word of the keyword. */
function isCalled(name: string, keyword: string): boolean {
  const inside = name.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every(word => inside.includes(word))
}
