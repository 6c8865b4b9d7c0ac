/**
 * Local storage that never throws and never overwrites what is not ours. What can't be kept there
 * (blocked, full, or the key holds a foreign value) is kept in memory and ends with the page.
 */
export type GuardedStorage = {
  read(key: string): string | undefined
  /** Stores a text, or removes the entry. False where only memory knows of it. */
  write(key: string, text: string | undefined): boolean
  endsWithPage(key: string): boolean
  keys(): string[]
  /** Forgets what is in memory, as a new page would. */
  reset(): void
}

/** `isOurs` decides by the stored text whether a key may be overwritten. */
export function guardStorage(isOurs = (_key: string, _stored: string): boolean => true): GuardedStorage {
  const memory = new Map<string, string | undefined>()

  function store(key: string, text: string | undefined): boolean {
    const present = stored(key)
    if (present !== undefined && !isOurs(key, present)) return false
    const write = () => (text === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, text))
    return attempt(() => write() ?? true) ?? false
  }

  return {
    read: key => (memory.has(key) ? memory.get(key) : stored(key)),
    write(key, text) {
      const isStored = store(key, text)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      return isStored
    },
    endsWithPage: key => memory.has(key),
    keys() {
      const keys = new Set<string>()
      attempt(() => {
        for (let index = 0; index < localStorage.length; index++) keys.add(localStorage.key(index) ?? '')
      })
      for (const [key, text] of memory) text === undefined ? keys.delete(key) : keys.add(key)
      return [...keys]
    },
    reset: () => memory.clear(),
  }
}

const stored = (key: string): string | undefined => attempt(() => localStorage.getItem(key)) ?? undefined

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
