import { atom, onMount, type ReadableAtom } from 'nanostores'

const KEY = 'trade-widgets:browser-notice'

const $closed = atom('')

/** The browser whose notice was closed here, in this tab or in another; '' when none was. */
export const $closedFor: ReadableAtom<string> = $closed

onMount($closed, () => {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY || key === null) $closed.set(newValue ?? '')
  }
  $closed.set(stored())
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

/** Closes the notice for good; where nothing can be stored, for this page. */
export function closeFor(browser: string): void {
  $closed.set(browser)
  try {
    localStorage.setItem(KEY, browser)
  } catch {
    // Blocked or full: then it comes back with the next page.
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
