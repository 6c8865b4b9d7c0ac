const LIFETIME = 7 * 24 * 60 * 60 * 1000

export type StoredRecord = Readonly<Record<string, unknown>>

/** Records in local storage under a prefix of ours, by key. */
export type ExpiringStorage = {
  /** Null for what is missing, has expired or can't be read. */
  read(key: string): StoredRecord | null
  /** False when it is kept in memory only. */
  write(key: string, record: StoredRecord): boolean
  /** False also when it is kept in memory only. */
  isOnDevice(key: string): boolean
  remove(key: string): void
  /** Those that begin so. */
  keys(start?: string): string[]
  /** Forgets what is in memory, as a new page would. */
  reload(): void
}

/**
 * Records that expire seven days after they were written last. What the browser refuses to store (blocked, full) is kept
 * in memory and ends with the page. Never throws.
 */
export function createExpiringStorage(prefix: string): ExpiringStorage {
  const memory = new Map<string, string>()

  const stored = (key: string): string | null => quietly(() => localStorage.getItem(prefix + key)) ?? null
  const store = (key: string, text: string): boolean =>
    quietly(() => {
      localStorage.setItem(prefix + key, text)
      return true
    }) ?? false

  function storeInRoomOfExpired(key: string, text: string): boolean {
    // Reading removes what has expired.
    for (const other of keys()) read(other)
    return store(key, text)
  }

  function read(key: string): StoredRecord | null {
    const text = memory.get(key) ?? stored(key)
    if (text === null) return null
    const record = parse(text)
    if (!record) remove(key)
    return record
  }

  function remove(key: string): void {
    memory.delete(key)
    quietly(() => localStorage.removeItem(prefix + key))
  }

  function keys(start = ''): string[] {
    const found = new Set(memory.keys())
    quietly(() => {
      for (let index = 0; index < localStorage.length; index++) {
        const key = localStorage.key(index) ?? ''
        if (key.startsWith(prefix)) found.add(key.slice(prefix.length))
      }
    })
    return [...found].filter(key => key.startsWith(start))
  }

  return {
    read,
    write(key, record) {
      const text = JSON.stringify({ ...record, savedAt: Date.now() })
      const isStored = store(key, text) || storeInRoomOfExpired(key, text)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      return isStored
    },
    isOnDevice: key => !memory.has(key) && read(key) !== null,
    remove,
    keys,
    reload: () => memory.clear(),
  }
}

function parse(text: string): StoredRecord | null {
  const value = quietly((): unknown => JSON.parse(text))
  if (typeof value !== 'object' || value === null) return null
  const record: StoredRecord = { ...value }
  const { savedAt } = record
  // A clock that was put back may not make a record live for ever.
  const isFresh = typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) <= LIFETIME
  return isFresh ? record : null
}

function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
