import { notDelayed } from '#shared/hydration/own-attributes.ts'

/** The tags that a seller's HTML may have: text, lists, tables, pictures and links (decisions.mdx#urls). */
export const allowedTags: readonly string[] = [
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn dir',
  'div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark menu nav nobr',
  'ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt',
  'u ul var wbr',
].flatMap(line => line.split(' '))

export const allowedAttributes: readonly string[] = [
  'abbr align alt bgcolor border cellpadding cellspacing cite clear color cols colspan compact datetime dir face headers',
  'height hidden href hreflang lang noshade nowrap open reversed role rows rowspan scope size span src start summary title',
  'translate type valign value width',
].flatMap(line => line.split(' '))

const SCHEMES = ['http', 'https', 'mailto', 'tel']

/** A URL of these schemes, or without one. Every attribute must match it, except those that only people read. */
export const allowedUrl = new RegExp(`^(?:(?:${SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i')

/** Tags that are removed with their content. The content of other removed tags stays. */
export const tagsWithoutContent: readonly string[] = [
  'annotation-xml audio canvas desc embed foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript object',
  'plaintext script select style svg template textarea title video xmp',
].flatMap(line => line.split(' '))

/** The attributes of links and pictures, so that page and seller learn nothing of each other. */
export const linkAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const
export const pictureAttributes = { loading: 'lazy', referrerpolicy: 'no-referrer', ...notDelayed } as const

export function headingLevels(used: Iterable<string>): ReadonlyMap<string, string> {
  const levels = [...new Set(used)].sort()
  return new Map(levels.map((name, index) => [name, `h${Math.min(index + 2, 6)}`]))
}
