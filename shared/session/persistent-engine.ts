import { type PersistentEvents, setPersistentEngine } from '@nanostores/persistent'
import type { GuardedStorage } from '#shared/storage/guarded-storage.ts'

/**
 * Lets persistent stores keep their values in this storage. They read it again on events, not the event's own value, which
 * may be older than what this page has written since; and not on `storage` events alone: a page in the back/forward cache
 * gets none, and a hidden one gets them late.
 *
 * @param onChecked called each time after all have read it again, also when nothing has changed
 * @returns what makes them read it at once
 */
export function persistIn(storage: GuardedStorage, onChecked: () => void): () => void {
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

  const events: PersistentEvents = {
    addEventListener(key, listener) {
      // What is missing reads as the text `null`: signed out.
      const checkOne = (): void => listener({ key, newValue: storage.read(key) ?? 'null' })
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

  const write = (key: string | symbol, text: string | undefined): true => {
    storage.write(String(key), text)
    return true
  }
  const record = new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => storage.read(String(key)) !== undefined,
      get: (_, key) => storage.read(String(key)),
      set: (_, key, text: string) => write(key, text),
      deleteProperty: (_, key) => write(key, undefined),
    },
  )
  setPersistentEngine(record, events)
  return check
}
