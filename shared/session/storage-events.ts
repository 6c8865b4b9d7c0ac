import type { PersistentEvents } from '@nanostores/persistent'

/**
 * When the persistent stores of a page read the storage again. They do not take an event's own value, which may be older
 * than what this page has written since, and do not wait for `storage` events alone: a page in the back/forward cache gets
 * none, and a hidden one gets them late.
 *
 * @param onChecked called after each check, also when nothing has changed
 */
export function storageEvents(
  record: Readonly<Record<string, string>>,
  onChecked: () => void,
): PersistentEvents & { check(): void } {
  const checks = new Map<object, () => void>()

  function check(): void {
    for (const checkOne of checks.values()) checkOne()
    onChecked()
  }
  const checkWhenShown = (): void => {
    if (document.visibilityState === 'visible') check()
  }

  function toggle(method: 'addEventListener' | 'removeEventListener'): void {
    if (typeof window === 'undefined') return
    for (const type of ['storage', 'pageshow', 'focus']) window[method](type, check)
    document[method]('visibilitychange', checkWhenShown)
  }

  return {
    check,
    addEventListener(key, listener) {
      // What is missing reads as the text `null`: signed out.
      const checkOne = (): void => listener({ key, newValue: record[key] ?? 'null' })
      if (checks.size === 0) toggle('addEventListener')
      checks.set(listener, checkOne)
      // The store compares with what it wrote itself, and so may take an old value for the present one.
      checkOne()
    },
    removeEventListener(_key, listener) {
      checks.delete(listener)
      if (checks.size === 0) toggle('removeEventListener')
    },
  }
}
