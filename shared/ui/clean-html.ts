import purify, { type Config } from 'dompurify'
import { safeUrl } from '#shared/api/url.ts'

const FORBIDDEN_TAGS =
  'style form input textarea select option button iframe frame object embed base dialog slot template audio video source map area'
const FORBIDDEN_ATTRIBUTES =
  'style class id name ping form action slot part tabindex autofocus popover background'

/** Allows text, lists, tables, pictures and links (decisions.mdx#urls). */
const ALLOWED: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

/** What of a seller's HTML may enter the page. */
export function cleanHtml(html: string): DocumentFragment {
  const clean = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
  adapt(clean)
  return clean
}

/** Adapts the cleaned HTML: links open a new tab, wide tables scroll, pictures have an `alt`, and headings go on from h2. */
function adapt(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    cleanUrl(link, 'href')
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const image of fragment.querySelectorAll('img')) {
    cleanUrl(image, 'src')
    image.removeAttribute('srcset')
    // Without `alt`, screen readers would read out the file name.
    if (!image.hasAttribute('alt')) image.alt = ''
    image.setAttribute('loading', 'lazy')
    image.setAttribute('referrerpolicy', 'no-referrer')
    image.addEventListener('error', () => image.remove(), { once: true })
  }
  const titles = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = [...new Set(titles.map(({ localName }) => localName))].sort()
  for (const title of titles) {
    const next = document.createElement(`h${Math.min(levels.indexOf(title.localName) + 2, 6)}`)
    next.append(...title.childNodes)
    title.replaceWith(next)
  }
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'table'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
}

function cleanUrl(element: Element, name: 'href' | 'src'): void {
  const url = safeUrl(element.getAttribute(name) ?? '')
  if (url) element.setAttribute(name, url)
  else element.removeAttribute(name)
}
