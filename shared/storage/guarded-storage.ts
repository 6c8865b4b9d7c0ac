import { listenTo } from './listen-to.ts'
/** Local storage that never throws nor overwrites entries unless `isOurs`. The rest stays in memory. */
export function guardStorage(isOurs = (_key: string, _stored: string): boolean => true) {
  const memory = new Map<string, string | undefined>()

  function store(key: string, text: string | undefined): boolean {
    const present = stored(key)
    if (present !== undefined && !isOurs(key, present)) return false
    const write = () => (text === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, text))
    return attempt(() => write() ?? true) ?? false
  }

  return {
    read: (key: string) => (memory.has(key) ? memory.get(key) : stored(key)),
    /** Stores a text, or removes the entry. Returns false if the change is in memory only. */
    write(key: string, text: string | undefined): boolean {
      const isStored = store(key, text)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      return isStored
    },
    endsWithPage: (key: string) => memory.has(key),
    keys(): string[] {
      const keys = new Set<string>()
      attempt(() => {
        for (let index = 0; index < localStorage.length; index++) keys.add(localStorage.key(index) ?? '')
      })
      for (const [key, text] of memory) text === undefined ? keys.delete(key) : keys.add(key)
      return [...keys]
    },
    /** Forgets the entries in memory, as a new page would. */
    reset: () => memory.clear(),
  }
}

/**
 * Calls `show` when another tab may have changed an entry with this start. Returns a function that stops this.
 * A page in the back/forward cache gets no `storage` events, so it looks when it is shown again.
 */
export function followStorage(start: string, show: () => void): () => void {
  // An event without a key is about everything.
  const follow = (event: Event): void => {
    if (!(event instanceof StorageEvent) || (event.key?.startsWith(start) ?? true)) show()
  }
  // No AbortSignal ends the listening: under Jest, jsdom refuses the one of Node.
  return listenTo(window, ['storage', 'pageshow'], follow)
}

const stored = (key: string): string | undefined => attempt(() => localStorage.getItem(key)) ?? undefined

function attempt<Value>(action: () => Value): Value | undefined {
  // Since version 25 Node has a local storage too. A server must not use it: all visitors would share it.
  if (typeof window === 'undefined') return undefined
  try {
    return action()
  } catch {
    return undefined
  }
}
