import { pathTo } from '#shared/routes/links.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { isEmbeddable, linkOf, type Values } from './widgets.ts'

/** The hosts used in the README. */
export const exampleHosts = { apiHost: 'https://api.example', storefront: 'https://market.example' }

/** Returns the snippet that a partner pastes for an element with these attributes. */
export function exampleHtml(tag: string, attributes: Values): string {
  return snippetOf({ tag, attributes, properties: {}, link: exampleLink(tag, attributes) }, exampleHosts)
}

/** Returns the link inside the element. Elements that only the storefront shows have none. */
export function exampleLink(tag: string, attributes: Values): Snippet['link'] {
  if (!isEmbeddable(tag)) return undefined
  const { text, to } = linkOf(tag, attributes)
  return { text, href: `${exampleHosts.storefront}${pathTo(to)}` }
}
