import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { type Destination, placeOf } from './place.ts'
import { screens } from './screens.ts'

const TAGLINE = 'the ultimate trade enabler for your business'

/** Names the page after its content, or after its route while the content has no heading yet. */
export function setTitle({ route }: Destination, heading: string): void {
  const { brand } = $config.get()
  const { title } = screens[route]
  const name = keepsTitle(route) ? title : heading || title
  document.title = name ? `${name} | ${brand}` : `${brand}: ${TAGLINE}`
}

/** Home and the login over it share their heading, so they keep the titles of their routes. */
function keepsTitle(route: Destination['route']): boolean {
  return route === 'home' || route === 'login'
}

/**
 * Says to search engines what this page is. An unknown address shows home and is not to be found as a page of its
 * own (design section 5); neither is the login.
 */
export function setIdentity(destination: Destination): void {
  const isOwnPage = destination.known && destination.route !== 'login'
  const canonical = inHead('link', 'link[rel="canonical"]')
  canonical.setAttribute('rel', 'canonical')
  canonical.setAttribute('href', hrefTo(isOwnPage ? placeOf(destination) : { route: 'home' }))
  const robots = inHead('meta', 'meta[name="robots"]')
  robots.setAttribute('name', 'robots')
  robots.setAttribute('content', isOwnPage ? 'index' : 'noindex')
}

function inHead(tag: 'link' | 'meta', selector: string): Element {
  return document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag))
}
