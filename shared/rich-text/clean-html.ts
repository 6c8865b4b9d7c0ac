import purify, { type Config } from 'dompurify'
import { safeUrl } from '#shared/api/url.ts'
import { documentOf } from './expansion.ts'
import { mend } from './mend.ts'
import {
  allowedAttributes,
  allowedTags,
  allowedUrl,
  headingLevels,
  linkAttributes,
  pictureAttributes,
  tagsWithoutContent,
} from './rules.ts'

const ALLOWED: Config = {
  ALLOWED_TAGS: [...allowedTags, '#text'],
  ALLOWED_ATTR: [...allowedAttributes],
  FORBID_CONTENTS: [...tagsWithoutContent],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: allowedUrl,
}

export function showHtml(box: Element, html: string): void {
  mend(box, cleanHtml(html))
}

/** Returns the allowed part of a seller's HTML, as it is to be shown. A server does the same: clean-markup.ts. */
export function cleanHtml(html: string): DocumentFragment {
  const clean = allowedHtml(html)
  adapt(clean)
  return clean
}

export function allowedHtml(html: string): DocumentFragment {
  return purify.sanitize(documentOf(html), { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
}

function adapt(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    cleanUrl(link, 'href')
    setAll(link, linkAttributes)
  }
  for (const image of fragment.querySelectorAll('img')) {
    cleanUrl(image, 'src')
    if (!image.hasAttribute('alt')) image.alt = ''
    setAll(image, pictureAttributes)
    image.addEventListener('error', () => image.remove(), { once: true })
  }
  const titles = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = headingLevels(titles.map(({ localName }) => localName))
  for (const title of titles) {
    const next = document.createElement(levels.get(title.localName) ?? 'h6')
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

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

function cleanUrl(element: Element, name: 'href' | 'src'): void {
  const url = safeUrl(element.getAttribute(name) ?? '')
  if (url) element.setAttribute(name, url)
  else element.removeAttribute(name)
}
