import type { Company } from '#shared/api/companies.ts'
import type { Item } from '#shared/api/items.ts'
import { hrefTo } from '#shared/routes/links.ts'

/** What schema.org has words for: an object of JSON-LD. */
export type Schema = Readonly<Record<string, unknown>> & { readonly '@type': string }

const context = { '@context': 'https://schema.org' }

/** A product or a service with its seller. */
export function itemSchema(item: Item): Schema {
  const seller = {
    '@type': 'Organization',
    name: item.companyName,
    ...withoutEmpty({ logo: item.company.logo }),
  }
  const common = {
    ...context,
    name: item.name,
    url: hrefTo({ route: item.kind, params: { id: item.id } }),
    ...withoutEmpty({ description: item.shortDescription, category: item.category }),
    ...(item.pictures.length > 0 && { image: item.pictures }),
  }
  if (item.kind === 'service') return { ...common, '@type': 'Service', provider: seller }
  const { brand, sku = '', model = '', material = '', origin = '' } = item.facts
  return {
    ...common,
    '@type': 'Product',
    ...withoutEmpty({ sku, model, material, countryOfOrigin: origin }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    manufacturer: seller,
  }
}

/** A company. */
export function companySchema(company: Company): Schema {
  return {
    ...context,
    '@type': 'Organization',
    name: company.name,
    url: hrefTo({ route: 'company', params: { id: company.id } }),
    ...withoutEmpty({
      logo: company.logo,
      address: company.registeredAddress,
      foundingDate: company.dateIncorporated,
    }),
  }
}

/** The way to a page, from home on. */
export function breadcrumbSchema(steps: readonly { name: string; href: string }[]): Schema {
  const all = [{ name: 'Home', href: hrefTo({ route: 'home' }) }, ...steps]
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  }
}

/** What is empty is left out. */
function withoutEmpty(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
