import type { StorefrontRouter } from './router.ts'

/** Follows links without loading the page: those of the widgets by their event, those of the page itself by the click. */
export function interceptLinks(router: StorefrontRouter): void {
  document.addEventListener('trade-navigate', event => {
    if (router.go(event.detail.href)) event.preventDefault()
  })
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isPlain(link, event) && router.go(link.href)) event.preventDefault()
  })
}

/** A click that means "here": not in a new tab or window, not a download, not a jump within the page. */
function isPlain(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')
  const jump = link.getAttribute('href')?.startsWith('#') ?? true
  return event.button === 0 && !modified && !event.defaultPrevented && !elsewhere && !jump
}
