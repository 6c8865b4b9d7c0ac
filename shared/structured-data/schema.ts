import type { Company } from '#shared/api/companies.ts'
import type { Fact } from '#shared/api/facts.ts'
import type { Item } from '#shared/api/items.ts'
import { hrefTo } from '#shared/routes/links.ts'

/** An object of JSON-LD, in the words of schema.org. */
export type Schema = Readonly<Record<string, unknown>> & { readonly '@type': string }

const context = { '@context': 'https://schema.org' }

/** A date in the form that schema.org requires. Servers write dates in any form. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns a product or a service with its seller. */
export function itemSchema(item: Item): Schema {
  const { companyId, companyName } = item
  const seller = companyName && {
    '@type': 'Organization',
    name: companyName,
    ...(companyId > 0 && { url: hrefTo({ route: 'company', params: { id: companyId } }) }),
    ...withoutEmpty({ logo: item.company.logo }),
  }
  const common = {
    ...context,
    name: item.name,
    url: hrefTo({ route: item.kind, params: { id: item.id } }),
    ...withoutEmpty({ description: item.shortDescription, category: item.category }),
    ...(item.pictures.length > 0 && { image: item.pictures }),
  }
  if (item.kind === 'service') return { ...common, '@type': 'Service', ...(seller && { provider: seller }) }
  const { brand, sku = '', model = '', material = '', origin = '' } = item.fields
  return {
    ...common,
    '@type': 'Product',
    ...withoutEmpty({ sku, model, material }),
    ...(item.facts.length > 0 && { additionalProperty: item.facts.map(propertySchema) }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(seller && { manufacturer: seller }),
  }
}

const propertySchema = ({ key, name, value }: Fact) => ({
  '@type': 'PropertyValue',
  propertyID: key,
  name,
  value,
})

export function companySchema(company: Company): Schema {
  return {
    ...context,
    '@type': 'Organization',
    name: company.name,
    url: hrefTo({ route: 'company', params: { id: company.id } }),
    ...withoutEmpty({
      logo: company.logo,
      address: company.registeredAddress,
      foundingDate: DAY.test(company.dateIncorporated) ? company.dateIncorporated : '',
    }),
  }
}

/** Returns the path to a page, from home on. */
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

/** Returns one page of a list. `position` counts from 1 through the whole list, which has `total` entries. */
export function listSchema(
  entries: readonly { name: string; position: number; href: string }[],
  total: number,
): Schema {
  return {
    ...context,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: entries.map(({ name, position, href }) => ({
      '@type': 'ListItem',
      position,
      name,
      url: href,
    })),
  }
}

/** Returns frequent questions. A line break in an answer starts a paragraph. */
export function faqSchema(all: readonly { question: string; answer: string }[]): Schema {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: all.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Returns the marketplace itself, and the way to search it. */
export function siteSchema(name: string): Schema {
  return {
    ...context,
    '@type': 'WebSite',
    name,
    url: hrefTo({ route: 'home' }),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${hrefTo({ route: 'search' })}?keyword={keyword}`,
      },
      'query-input': 'required name=keyword',
    },
  }
}

function withoutEmpty(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
