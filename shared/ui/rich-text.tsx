import { useStore } from '@nanostores/react'
import type { Config } from 'dompurify'
import { useEffect, useRef, useState } from 'react'
import { safeUrl } from '#shared/api/url.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { useMoreText } from './show-more.tsx'

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

/** So much is cleaned and shown at once. Where that cuts through a tag, the parser leaves it out. */
const LETTERS = 20_000

/**
 * A seller's HTML, cleaned. The only place where HTML from a reply enters the page. The sanitiser loads only when needed.
 */
export function RichText({ html }: { html: string }) {
  const t = useStore(stateMessages)
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const [shown, more] = useMoreText(html, LETTERS)
  useEffect(() => {
    let wanted = true
    const show = ({ default: purify }: typeof import('dompurify')): void => {
      if (!wanted) return
      const clean = purify.sanitize(shown, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
      adapt(clean)
      box.current?.replaceChildren(clean)
    }
    import('dompurify').then(show).catch(() => setFailed(true))
    return () => {
      wanted = false
    }
  }, [shown])
  if (failed) return <p className="muted">{t.failed}</p>
  return (
    <>
      <div className="rich-text" part="description" ref={box} />
      {more}
    </>
  )
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
