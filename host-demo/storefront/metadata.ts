import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { itemQuery } from '#shared/stores/queries.ts'
import { companyQuery } from '#widgets/company/company.store.ts'
import { type Destination, routeLocation } from './route-match.ts'
import { screens } from './screens.ts'
import { companyMetadata, itemMetadata, type PageMetadata } from './structured-data.ts'

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
  const canonical = inHead('link', 'link[rel="canonical"]')
  canonical.setAttribute('rel', 'canonical')
  canonical.setAttribute('href', hrefTo(isOwnPage ? routeLocation(destination) : { route: 'home' }))
  const robots = inHead('meta', 'meta[name="robots"]')
  robots.setAttribute('name', 'robots')
  robots.setAttribute('content', isOwnPage ? 'index' : 'noindex')
}

function inHead(tag: 'link' | 'meta', selector: string): Element {
  return document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag))
}

/**
 * Tells search engines what the page shows, as soon as its content is there. It listens to the stores that the widgets
 * fill, so it costs no request of its own. Gives back how to end it.
 */
export function followMetadata({ route, params }: Destination): () => void {
  const { title } = screens[route]
  write({ description: title ? `${title}. ${ABOUT}` : ABOUT, data: [] })
  const id = Number(params.id)
  switch (route) {
    case 'product':
    case 'service':
      return itemQuery.store(route, id).subscribe(({ data }) => data && write(itemMetadata(data)))
    case 'company':
    case 'companyContactUs':
      return companyQuery.store(id).subscribe(({ data }) => data && write(companyMetadata(data)))
    default:
      return () => {}
  }
}

function write({ description, data }: PageMetadata): void {
  const meta = document.head.querySelector('meta[name="description"]')
  meta?.setAttribute('content', description || ABOUT)
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove()
  for (const each of data) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(each)
    document.head.append(script)
  }
}
