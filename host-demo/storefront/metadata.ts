import type { Company } from '#shared/api/companies.ts'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { breadcrumbSchema, companySchema, itemSchema, type Schema } from '#shared/structured-data/schema.ts'
import { companyQuery } from '#widgets/company/company.store.ts'
import { type Destination, routeLocation } from './route-match.ts'
import { screens } from './screens.ts'

const TAGLINE = 'the ultimate trade enabler for your business'
const ABOUT =
  'Products and services for oil and gas from small and medium enterprises: search, compare, and ask for a quotation.'

/** Names the page after its content, or after its route while the content has no heading yet. */
export function setTitle({ route }: Destination, heading: string): void {
  const { brand } = $config.get()
  const { title } = screens[route]
  // Home and the login over it share their heading, so they keep the titles of their routes.
  const name = route === 'home' || route === 'login' ? title : heading || title
  document.title = name ? `${name} | ${brand}` : `${brand}: ${TAGLINE}`
}

/** For search engines: an unknown address shows home and is not to be found as a page of its own; neither is the login. */
export function setCanonical(destination: Destination): void {
  const isOwnPage = destination.known && destination.route !== 'login'
  const canonical = hrefTo(isOwnPage ? routeLocation(destination) : { route: 'home' })
  inHead('link', 'rel', 'canonical').setAttribute('href', canonical)
  inHead('meta', 'name', 'robots').setAttribute('content', isOwnPage ? 'index' : 'noindex')
}

function inHead(tag: 'link' | 'meta', attribute: string, value: string): Element {
  const known = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  const element = known ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(attribute, value)
  return element
}

/**
 * Tells search engines what the page shows, as soon as its content is there. It listens to the stores that the widgets
 * fill, so it costs no request of its own. Gives back how to end it.
 */
export function followMetadata({ route, params }: Destination): () => void {
  const { title } = screens[route]
  write({ description: title ? `${title}. ${ABOUT}` : ABOUT, data: [] })
  const id = Number(params.id)
  if (route === 'product' || route === 'service')
    return itemQuery.store(route, id).subscribe(({ data }) => data && write(ofItem(data)))
  if (route === 'company' || route === 'companyContactUs')
    return companyQuery.store(id).subscribe(({ data }) => data && write(ofCompany(data)))
  return () => {}
}

/** What search engines are told of a page. */
type Metadata = { description: string; data: readonly Schema[] }

function ofItem(item: Item): Metadata {
  const company = stepTo({ route: 'company', params: { id: item.companyId } }, item.companyName)
  const here = stepTo({ route: item.kind, params: { id: item.id } }, item.name)
  return { description: item.shortDescription, data: [itemSchema(item), breadcrumbSchema([company, here])] }
}

function ofCompany(company: Company): Metadata {
  const here = stepTo({ route: 'company', params: { id: company.id } }, company.name)
  const description = [company.name, company.registeredAddress].filter(Boolean).join(', ')
  return { description, data: [companySchema(company), breadcrumbSchema([here])] }
}

const stepTo = (place: RouteLocation, name: string) => ({ name, href: hrefTo(place) })

function write({ description, data }: Metadata): void {
  inHead('meta', 'name', 'description').setAttribute('content', description || ABOUT)
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove()
  for (const each of data) {
    const content = { type: 'application/ld+json', textContent: JSON.stringify(each) }
    document.head.append(Object.assign(document.createElement('script'), content))
  }
}
