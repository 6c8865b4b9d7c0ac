import { atom, onMount, type ReadableAtom } from 'nanostores'

const KEY = 'trade-widgets:browser-notice'

const $closed = atom('')

/** The browser name for which the notice was closed, in this tab or in another; '' when it was not. */
export const $closedFor: ReadableAtom<string> = $closed

onMount($closed, () => {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY || key === null) $closed.set(newValue ?? '')
  }
  $closed.set(stored())
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

/** Closes the notice for good, or for this page when storage is blocked or full. */
export function closeNotice(browser: string): void {
  $closed.set(browser)
  try {
    localStorage.setItem(KEY, browser)
  } catch {
    // Blocked or full: the notice returns on the next page.
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
