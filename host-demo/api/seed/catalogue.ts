import { categories } from './categories.ts'
import { companies } from './companies/companies.ts'
import { products } from './products/products.ts'
import type { Catalogue } from './records.ts'
import { services } from './services/services.ts'
import { tenders } from './tenders.ts'

export type * from './records.ts'

/**
 * The whole seed: 45 parent categories and their lines, 150 companies, 3,000 products, 600 services, 12 tenders.
 * Pure and the same at every call: no clock, no chance, no files.
 */
export function catalogue(): Catalogue {
  const tree = categories()
  const traders = companies()
  return {
    categories: tree,
    companies: traders.map(trader => trader.record),
    products: products(tree, traders),
    services: services(tree, traders),
    tenders: [...tenders],
  }
}
