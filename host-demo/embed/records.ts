import { fetchAllCategories } from '#shared/api/categories.ts'
import type { CallOptions } from '#shared/api/client.ts'
import { fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import type { Kind } from '#shared/api/items.ts'
import { type SearchTab, searchItems } from '#shared/api/search.ts'
import type { Values } from './widgets.ts'

/** What an id may stand for. */
export type RecordKind = Kind | 'company' | 'category' | `${Kind} category`

/** One of them. `detail` tells it from others of its name. */
export type Named = { id: number; name: string; detail: string }

/** What may be meant: what is the member's own, and the rest. */
export type Records = { own: readonly Named[]; others: readonly Named[] }

const ROWS = 8

/** What the attribute of this name holds the id of, beside these other values. */
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

/**
 * What is called like the keyword, or without one the first that there are. What belongs to the member's company, which
 * is 0 for others, stands apart.
 */
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

/** The company itself, or the first of what it offers. */
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

/** Whether every word of the keyword is in the name. */
function isCalled(name: string, keyword: string): boolean {
  const inside = name.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every(word => inside.includes(word))
}
