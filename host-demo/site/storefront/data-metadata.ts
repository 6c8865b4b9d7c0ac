import type { SubCategories } from '#shared/api/categories.ts'
import type { Company } from '#shared/api/companies.ts'
import type { Item, Kind } from '#shared/api/items.ts'
import type { ListItem, Page } from '#shared/api/list-item.ts'
import { categoryListing, hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import {
  breadcrumbSchema,
  companySchema,
  itemSchema,
  listSchema,
  type Schema,
} from '#shared/structured-data/schema.ts'
import { screens } from './screens.ts'

const ABOUT =
  'Products and services for oil and gas from small and medium enterprises: search, compare, and ask for a quotation.'
/** The number of characters of a description that search results and link previews show. */
const LONGEST = 200
/** The number of entries that the description of a list names. */
const NAMED = 3

/** Messengers show no SVG, and an address says nothing else of the type. */
const SHOWN_BY_MESSENGERS = /^https?:\/\/[^?#]+\.(?:png|jpe?g|webp)(?:[?#]|$)/i

/** The data for search engines and link previews beside the page's title and address. */
export type Metadata = {
  description: string
  /** A picture that messengers show, with a text for those who don't see it. Undefined for that of the site. */
  preview: { picture: string; alt: string } | undefined
  /** The type for Open Graph. */
  type: 'website' | 'product' | 'profile'
  data: readonly Schema[]
  /** True if the subject of the page does not exist. */
  isMissing: boolean
}

/** Returns the metadata of a product or a service. */
export function ofItem(item: Item): Partial<Metadata> {
  const { kind, id, name, category, companyId, companyName, location: to, shortDescription, pictures } = item
  const company = { name: companyName, href: hrefTo({ route: 'company', params: { id: companyId } }) }
  const here = { name, href: hrefTo({ route: kind, params: { id } }) }
  const about = shortDescription || sentences(name, category)
  const seller = [companyName, to].filter(Boolean).join(', ')
  return {
    type: kind === 'product' ? 'product' : 'website',
    description: cut(sentences(about, seller)),
    preview: previewOf(name, pictures),
    data: [itemSchema(item), breadcrumbSchema(companyId && companyName ? [company, here] : [here])],
  }
}

/** Returns the metadata of a request for quotation. */
export function ofRfq({ name, companyName, pictures }: Item): Partial<Metadata> {
  const description = companyName
    ? `Ask ${companyName} for a quotation for ${name}.`
    : `Ask for a quotation for ${name}.`
  return { description: cut(description), preview: previewOf(name, pictures) }
}

/** Returns the metadata of a company. */
export function ofCompany(company: Company): Partial<Metadata> {
  const { id, name, registeredAddress, logo } = company
  const here = { name, href: hrefTo({ route: 'company', params: { id } }) }
  return {
    type: 'profile',
    description: cut(describe([name, registeredAddress].filter(Boolean).join(', '))),
    preview: previewOf(name, [logo]),
    data: [companySchema(company), breadcrumbSchema([here])],
  }
}

const PLURALS = { product: 'products', service: 'services', company: 'companies' } as const

/** Returns the metadata of a list that has `before` entries on earlier pages. */
export function ofList(
  kind: keyof typeof PLURALS,
  before: number,
  { items, total }: Page<ListItem>,
  keyword = '',
): Partial<Metadata> {
  const entries = items.map(({ id, name }, index) => ({
    name,
    position: before + index + 1,
    href: hrefTo({ route: kind, params: { id } }),
  }))
  const counted = `${total} ${total === 1 ? kind : PLURALS[kind]}`
  const matching = keyword ? `${counted} for ${keyword}` : counted
  const names = items.slice(0, NAMED).map(({ name }) => name)
  return {
    description: cut(names.length > 0 ? `${matching}: ${names.join(', ')}.` : describe(matching)),
    data: total > 0 ? [listSchema(entries, total)] : [],
  }
}

/** Returns the path to a category: it includes the parent unless the category is the parent itself. */
export function stepsTo(kind: Kind, id: number, { parent, categories }: SubCategories) {
  const here = categories.find(category => category.id === id)
  const way = [parent, ...(here && here.id !== parent.id ? [here] : [])].filter(
    step => step.id > 0 && step.name,
  )
  return [
    allCategories(),
    ...way.map(step => ({ name: step.name, href: hrefTo(categoryListing(kind, step.id)) })),
  ]
}

function previewOf(alt: string, pictures: readonly string[]): Metadata['preview'] {
  const picture = pictures.find(address => SHOWN_BY_MESSENGERS.test(address))
  return picture ? { picture, alt } : undefined
}

export const allCategories = () => stepTo({ route: 'categories' }, screens.categories.title)

const stepTo = (to: RouteLocation, name: string) => ({ name, href: hrefTo(to) })

/** Describes the page, and then the site. */
export const describe = (about: string): string => sentences(about, ABOUT)

const sentences = (...texts: readonly string[]): string =>
  texts.flatMap(text => (text ? [`${text.trim().replace(/[.!]+$/, '')}.`] : [])).join(' ')

/** Cuts before a word that would exceed the limit. */
function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/[\s,;:.–]*\S*$/, '')}…`
}
