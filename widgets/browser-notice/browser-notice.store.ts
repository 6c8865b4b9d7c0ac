import { atom, onMount, type ReadableAtom } from 'nanostores'
import { followStorage, guardStorage } from '#shared/storage/guarded-storage.ts'

export const KEY = 'trade-widgets:browser-notice'

const storage = guardStorage()
const $closed = atom('')

/** The browser name that the notice was closed for, in this tab or another, or '' if it was not closed. */
export const $closedFor: ReadableAtom<string> = $closed

const check = (): void => $closed.set(storage.read(KEY) ?? '')

onMount($closed, () => {
  if (typeof window === 'undefined') return
  check()
  return followStorage(KEY, check)
})

/** Closes the notice permanently, or for this page when storage is blocked or full. */
export function closeNotice(browser: string): void {
  storage.write(KEY, browser)
  check()
}
