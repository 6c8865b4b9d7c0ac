import type { Company } from '#shared/api/companies.ts'
import type { Item } from '#shared/api/items.ts'
import { hrefTo } from '#shared/routes/links.ts'

/** What search engines are told of a page: its description, and its content as schema.org names it. */
export type PageMetadata = { description: string; data: object[] }

type Step = { name: string; href: string }

/** A product or a service with its seller. */
export function itemMetadata(item: Item): PageMetadata {
  const seller = {
    '@type': 'Organization',
    name: item.companyName,
    ...withoutEmpty({ logo: item.company.logo }),
  }
  const common = {
    '@context': 'https://schema.org',
    name: item.name,
    url: hrefTo({ route: item.kind, params: { id: item.id } }),
    ...withoutEmpty({ description: item.shortDescription, category: item.category }),
    ...(item.pictures.length > 0 && { image: item.pictures }),
  }
  const { brand, sku = '', model = '', material = '', origin = '' } = item.facts
  const data =
    item.kind === 'product'
      ? {
          ...common,
          '@type': 'Product',
          ...withoutEmpty({ sku, model, material, countryOfOrigin: origin }),
          ...(brand && { brand: { '@type': 'Brand', name: brand } }),
          manufacturer: seller,
        }
      : { ...common, '@type': 'Service', provider: seller }
  const company = {
    name: item.companyName,
    href: hrefTo({ route: 'company', params: { id: item.companyId } }),
  }
  return {
    description: item.shortDescription,
    data: [data, breadcrumb([company, { name: item.name, href: common.url }])],
  }
}

/** A company's page. */
export function companyMetadata(company: Company): PageMetadata {
  const url = hrefTo({ route: 'company', params: { id: company.id } })
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url,
    ...withoutEmpty({
      logo: company.logo,
      address: company.registeredAddress,
      foundingDate: company.dateIncorporated,
    }),
  }
  return {
    description: [company.name, company.registeredAddress].filter(Boolean).join(', '),
    data: [organization, breadcrumb([{ name: company.name, href: url }])],
  }
}

/** The breadcrumb, from home on. */
function breadcrumb(steps: readonly Step[]): object {
  const all = [{ name: 'Home', href: hrefTo({ route: 'home' }) }, ...steps]
  return {
    '@context': 'https://schema.org',
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
