import { daysLater } from '#shared/trade/calendar.ts'
import { dayIn } from '#shared/trade/day.ts'
import { factsOfFields } from '../facts/facts-of-fields.ts'
import { categories, readParents } from './categories.ts'
import { categoryFacts } from './category-facts.ts'
import { companies } from './companies/companies.ts'
import { readJson } from './families.ts'
import { drawItems, type Item } from './items.ts'
import { overwritten, pinned } from './pinned.ts'
import type { Catalogue, CompanyRecord, ProductRecord, ServiceRecord, TenderRecord } from './records.ts'

export type * from './records.ts'

/** Returns the whole seed. All calls on one day return the same: tenders close after `today`. */
export function catalogue(today = new Date()): Catalogue {
  const parents = readParents()
  const traders = companies()
  const goods = drawItems('product', parents, traders)
  const work = drawItems('service', parents, traders)
  const shapes = new Map(
    [...goods, ...work].reverse().map(({ category, drawing }) => [category, plainShape(drawing)]),
  )
  const tree = categories(parents, shapes)
  const categoryIds = new Map(tree.map(({ name, id }) => [name, id]))
  const common = ({
    id,
    company,
    category,
    name,
    shortDescription,
    longDescription,
    drawing,
    facts,
  }: Item) => ({
    id,
    companyId: company.id,
    categoryId: categoryIds.get(category) ?? 0,
    name,
    shortDescription,
    longDescription,
    shape: drawing,
    stated: facts,
  })
  const products = goods.map(item => productOf(item, common(item)))
  const services = work.map(item => serviceOf(item, common(item)))
  return {
    categories: tree,
    categoryFacts: categoryFacts([...products, ...services]),
    companies: traders.map(trader => trader.record),
    products,
    services,
    tenders: tendersFrom(today),
  }
}

/** Returns 'ball-valve-geared' for 'ball-valve-geared?class=600%23'. */
export const plainShape = (shape: string) => shape.replace(/\?.*/, '')

type Common = Omit<ServiceRecord, 'serviceNo' | 'pictureCount'>

function productOf(
  { id, company, brand, code, condition, material, origin, chance }: Item,
  common: Common,
): ProductRecord {
  const pin = pinned.find(each => each.id === id)
  return {
    ...common,
    stated: [...common.stated, ...factsOfFields({ brand, material, origin })],
    sku: skuOf(company, id),
    brand,
    model: code,
    condition,
    material,
    origin,
    pictureCount: pin ? 5 : chance.whole(id > 60 ? 1 : 3, 5),
    ...overwritten('product', id, pin),
  }
}

function serviceOf({ id, code, chance }: Item, common: Common): ServiceRecord {
  const serviceNo = `SV-${code}-${String(id).padStart(4, '0')}`
  return { ...common, serviceNo, pictureCount: chance.whole(1, 3), ...overwritten('service', id) }
}

/** Returns a number such as 'KVW-000184': the company's initials and a running number. */
function skuOf(company: CompanyRecord, id: number): string {
  const initials = [...company.name.matchAll(/\b[A-Z]/g)].map(([letter]) => letter).slice(0, 3)
  return `${initials.join('')}-${String(id + 183).padStart(6, '0')}`
}

type Tender = readonly [agency: string, title: string, daysLeft: number]

function tendersFrom(today: Date): TenderRecord[] {
  const written = readJson<Record<TenderRecord['type'], Tender[]>>('tenders.json')
  return (['tender', 'rfq'] as const).flatMap(type =>
    written[type].map(([agency, title, daysLeft]) => {
      const closing = daysLater(today, daysLeft)
      return { agency, title, closingDate: dayIn(closing, 'UTC'), type }
    }),
  )
}
