export type GuardedStorage = ReturnType<typeof guardStorage>

/**
 * Local storage that never throws and never overwrites what is not ours. What can't be kept there
 * (blocked, full, or the key holds a foreign value) is kept in memory and ends with the page.
 *
 * @param isOurs decides by the stored text whether a key may be overwritten
 */
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
    /** Stores a text, or removes the entry. False where only memory knows of it. */
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
    /** Forgets what is in memory, as a new page would. */
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
