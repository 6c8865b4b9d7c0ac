import { sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import * as tables from '../database/tables.ts'
import { type FactIds, factIds } from '../facts/store-facts.ts'
import { itemVector, searchVector } from '../search/vector.ts'
import { vocabularyOf } from '../search/vocabulary.ts'
import type { Catalogue, CategoryRecord, CompanyRecord, ServiceRecord } from './records.ts'

/** Rows per statement: PostgreSQL takes 65,535 values, and an item has some twenty-five. */
const BATCH = 400

/** Fills a new database with the catalogue. Does nothing if there are categories already. */
export async function seedCatalogue(orm: Orm, load: () => Promise<Catalogue>): Promise<void> {
  const seeded = await orm.select({ id: tables.category.id }).from(tables.category).limit(1)
  if (seeded.length > 0) return

  const catalogue = await load()
  const items = itemsOf(catalogue)
  await insert(orm, tables.category, catalogue.categories)
  await insert(orm, tables.company, companyRows(catalogue, items))
  await insertCredentials(orm, catalogue.companies)
  await insert(orm, tables.categoryFact, catalogue.categoryFacts)
  await insert(
    orm,
    tables.item,
    itemRows(
      catalogue,
      items,
      await factIds(
        orm,
        items.flatMap(({ stated }) => stated),
      ),
    ),
  )
  await insert(orm, tables.searchWord, vocabularyOf(namesOf(catalogue)))
  await insert(orm, tables.tender, catalogue.tenders)
  await orm.execute(
    sql`select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company))`,
  )
}

async function insert<Table extends PgTable>(orm: Orm, table: Table, rows: PgInsertValue<Table>[]) {
  for (let at = 0; at < rows.length; at += BATCH) {
    await orm.insert(table).values(rows.slice(at, at + BATCH))
  }
}

type ItemRecord = Omit<typeof tables.item.$inferInsert, 'search' | 'facts'> & Pick<ServiceRecord, 'stated'>

function itemsOf({ products, services }: Catalogue): ItemRecord[] {
  return [
    ...products.map(product => ({ ...product, kind: 'product' as const })),
    ...services.map(service => ({ ...service, kind: 'service' as const })),
  ]
}

function itemRows(
  catalogue: Catalogue,
  items: ItemRecord[],
  idOf: FactIds,
): PgInsertValue<typeof tables.item>[] {
  const sellers = new Map(catalogue.companies.map(({ id, name, location }) => [id, `${name} ${location}`]))
  const categories = categoryNames(catalogue.categories)
  return items.map(item => ({
    ...item,
    facts: item.stated.map(idOf),
    search: itemVector(item, {
      categories: categories.get(item.categoryId) ?? [],
      seller: sellers.get(item.companyId) ?? '',
      stated: item.stated,
    }),
  }))
}

/** Returns the companies with their certificates and categories of offers, so that a keyword may name both. */
function companyRows(catalogue: Catalogue, items: ItemRecord[]): PgInsertValue<typeof tables.company>[] {
  const names = categoryNames(catalogue.categories)
  const ownNames = new Map(catalogue.categories.map(category => [category.id, category.name]))
  const offered = new Map<number, number[]>()
  for (const item of items)
    offered.set(item.companyId, [...(offered.get(item.companyId) ?? []), item.categoryId])
  return catalogue.companies.map(record => {
    const categories = offered.get(record.id) ?? []
    const main = mostFrequent(categories)
    return {
      ...record,
      mainCategory: main === undefined ? '' : (ownNames.get(main) ?? ''),
      search: searchVector({
        name: record.name,
        categories: [...new Set(categories.flatMap(id => names.get(id) ?? []))],
        facts: [record.location, ...credentialNames(record)].join(' '),
        description: `${record.tagline} ${record.registrationNo} ${record.country}`,
      }),
    }
  })
}

/** Maps each category to its own name and its parent's: a search for valves means ball valves too. */
function categoryNames(categories: CategoryRecord[]): Map<number, string[]> {
  const own = new Map(categories.map(category => [category.id, category.name]))
  return new Map(
    categories.map(({ id, name, parentId }) => [
      id,
      parentId === null ? [name] : [name, own.get(parentId) ?? ''],
    ]),
  )
}

const credentialNames = ({ certificates, registrations }: CompanyRecord) =>
  [...certificates, ...registrations].map(({ name }) => name)

function mostFrequent(ids: number[]): number | undefined {
  const times = new Map<number, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)[0]?.[0]
}

async function insertCredentials(orm: Orm, companies: CompanyRecord[]) {
  const listed = <Name extends 'branches' | 'registrations' | 'certificates' | 'awards'>(name: Name) =>
    companies.flatMap(company =>
      company[name].map((entry: CompanyRecord[Name][number], position) => ({
        ...entry,
        companyId: company.id,
        position,
      })),
    )
  await insert(orm, tables.companyBranch, listed('branches'))
  await insert(orm, tables.companyRegistration, listed('registrations'))
  await insert(orm, tables.companyCertificate, listed('certificates'))
  await insert(orm, tables.companyAward, listed('awards'))
}

function namesOf({ categories, companies, products, services }: Catalogue): string[] {
  return [
    ...[...categories, ...companies, ...products, ...services].map(record => record.name),
    ...companies.map(company => company.location),
    ...products.map(product => product.brand),
    ...[...products, ...services].map(item => item.shortDescription),
  ]
}
