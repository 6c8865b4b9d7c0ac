import type { RouteMatch } from '#host-demo/site/storefront/route-match.ts'
import { elementsOf, type ScreenElement } from '#host-demo/site/storefront/screens.ts'
import shell from '#host-demo/site/storefront/shell.css?inline'
import { member, type Scene } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'
import { marketplaceScene } from './marketplace-scene.ts'

export default {
  title: 'Pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
}

export const Home = page({ route: 'home' })
export const HomeSignedIn = page({ route: 'home' }, { user: member() })
export const Company = page({ route: 'company', params: { id: '12' } })
export const CompanySignedIn = page({ route: 'company', params: { id: '12' } }, { user: member() })
export const Search = page({ route: 'search', query: { keyword: 'valve' } })
export const Product = page({ route: 'product', params: { id: '7' } })
export const RequestForQuotation = page({ route: 'rfqProduct', params: { id: '7' } }, { user: member() })

type PageLocation = Pick<RouteMatch, 'route'> & Partial<RouteMatch>

/** A page composed by the storefront's own code, in its own shell. */
function page(where: PageLocation, scene?: Scene): Story {
  const pieces = elementsOf({ params: {}, query: {}, ...where })
  return story(
    `<style>${shell}</style>
    <trade-header></trade-header>
    <trade-menu></trade-menu>
    <main>${pieces.map(html).join('')}</main>
    <trade-footer loading="eager"></trade-footer>
    ${scene?.user ? '<trade-chat docked></trade-chat>' : ''}`,
    marketplaceScene(scene),
  )
}

function html({ tag, key = {}, attributes = {} }: ScreenElement): string {
  const element = document.createElement(tag)
  // Eager, so that the full page is checked however long it is.
  for (const [name, value] of Object.entries({ ...key, ...attributes, loading: 'eager' }))
    if (value !== undefined) element.setAttribute(name, value)
  return element.outerHTML
}
