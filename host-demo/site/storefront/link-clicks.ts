import type { StorefrontRouter } from './router.ts'

/** Follows links without loading the page: links of widgets by their event, links of the page itself by the click. */
export function interceptLinks(router: StorefrontRouter): void {
  document.addEventListener('trade-navigate', event => {
    if (router.go(event.detail.href)) event.preventDefault()
  })
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isPlain(link, event) && router.go(link.href)) event.preventDefault()
  })
}

/** Returns true for a click that means "here": no new tab or window, no download, no jump within the page. */
function isPlain(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')
  const jump = link.getAttribute('href')?.startsWith('#') ?? true
  return event.button === 0 && !modified && !event.defaultPrevented && !elsewhere && !jump
}
