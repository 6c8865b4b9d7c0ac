import type { Config } from 'dompurify'
import { useEffect, useRef } from 'react'

/** What a seller may write: text, lists, tables, pictures and links. Design section 7, ruling 9. */
const ALLOWED: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'textarea',
    'select',
    'option',
    'button',
    'iframe',
    'frame',
    'object',
    'embed',
    'base',
    'dialog',
    'slot',
    'template',
    'audio',
    'video',
    'source',
    'map',
    'area',
  ],
  FORBID_ATTR: [
    'style',
    'class',
    'id',
    'name',
    'ping',
    'form',
    'action',
    'slot',
    'part',
    'tabindex',
    'autofocus',
    'popover',
    'background',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
}

/** A seller's HTML, cleaned. The sanitiser loads only where there is something to clean; it is the only place. */
export function RichText({ html, base }: { html: string; base: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let wanted = true
    import('dompurify').then(({ default: purify }) => {
      if (!wanted) return
      const clean = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
      settle(clean, base)
      box.current?.replaceChildren(clean)
    })
    return () => {
      wanted = false
    }
  }, [html, base])
  return <div className="rich-text" part="description" ref={box} />
}

function settle(fragment: DocumentFragment, base: string): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('href', resolved(link.getAttribute('href') ?? '', base))
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.setAttribute('src', resolved(image.getAttribute('src') ?? '', base))
    image.removeAttribute('srcset')
    image.setAttribute('loading', 'lazy')
    image.setAttribute('referrerpolicy', 'no-referrer')
  }
}

function resolved(url: string, base: string): string {
  try {
    return new URL(url, base).href
  } catch {
    return ''
  }
}
