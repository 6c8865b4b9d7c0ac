import type { PersistentEvents } from '@nanostores/persistent'

/**
 * When the persistent stores of a page look again at what is stored. Not at an event's own value: it may be older than
 * what this page has written since. And not at `storage` events alone: a page in the back/forward cache gets none, and
 * a hidden one gets them late.
 *
 * @param looked told after each look, also when nothing has changed
 */
export function storageEvents(
  record: Readonly<Record<string, string>>,
  looked: () => void,
): PersistentEvents & { look(): void } {
  const looks = new Map<object, () => void>()

  function look(): void {
    for (const lookOne of looks.values()) lookOne()
    looked()
  }
  const lookWhenShown = (): void => {
    if (document.visibilityState === 'visible') look()
  }

  function follow(): void {
    if (typeof window === 'undefined') return
    for (const type of ['storage', 'pageshow', 'focus']) window.addEventListener(type, look)
    document.addEventListener('visibilitychange', lookWhenShown)
  }

  function leave(): void {
    if (typeof window === 'undefined') return
    for (const type of ['storage', 'pageshow', 'focus']) window.removeEventListener(type, look)
    document.removeEventListener('visibilitychange', lookWhenShown)
  }

  return {
    look,
    addEventListener(key, listener) {
      // What is missing reads as the text `null`: signed out.
      const lookOne = (): void => listener({ key, newValue: record[key] ?? 'null' })
      if (looks.size === 0) follow()
      looks.set(listener, lookOne)
      // The store compares with what it wrote itself, and so may take an old value for the present one.
      lookOne()
    },
    removeEventListener(_key, listener) {
      looks.delete(listener)
      if (looks.size === 0) leave()
    },
  }
}
