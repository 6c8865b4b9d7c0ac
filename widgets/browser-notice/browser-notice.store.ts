import { atom, onMount, type ReadableAtom } from 'nanostores'
import { guardStorage } from '#shared/storage/guarded-storage.ts'

const KEY = 'trade-widgets:browser-notice'

const storage = guardStorage()
const $closed = atom('')

/** The browser name for which the notice was closed, in this tab or in another; '' when it was not. */
export const $closedFor: ReadableAtom<string> = $closed

const check = (): void => $closed.set(storage.read(KEY) ?? '')

onMount($closed, () => {
  check()
  window.addEventListener('storage', check)
  return () => window.removeEventListener('storage', check)
})

/** Closes the notice for good, or for this page when storage is blocked or full. */
export function closeNotice(browser: string): void {
  storage.write(KEY, browser)
  check()
}
