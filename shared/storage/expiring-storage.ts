import { parseJson } from '#shared/api/decode.ts'
import { isObject } from '#shared/api/schema.ts'
import { guardStorage } from './guarded-storage.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

export type StoredRecord = Readonly<Record<string, unknown>>

/**
 * Records in local storage under a prefix of ours, by key, that expire a while after they were written last. What the
 * browser refuses to store (blocked, full) is kept in memory and ends with the page. Never throws.
 */
export function createExpiringStorage(prefix: string, lifetime = WEEK) {
  const storage = guardStorage()

  /** Null for what is missing, has expired or can't be read. */
  function read(key: string): StoredRecord | null {
    const text = storage.read(prefix + key)
    if (text === undefined) return null
    const record = recordIn(text, lifetime)
    if (!record) remove(key)
    return record
  }

  const remove = (key: string): void => void storage.write(prefix + key, undefined)

  /** Those with this start. */
  const keys = (start = ''): string[] => {
    const found = storage.keys().filter(key => key.startsWith(prefix + start))
    return found.map(key => key.slice(prefix.length))
  }

  return {
    read,
    /** False when it is kept in memory only. */
    write(key: string, record: StoredRecord): boolean {
      const text = JSON.stringify({ ...record, savedAt: Date.now() })
      if (storage.write(prefix + key, text)) return true
      // Reading removes what has expired, which makes room.
      for (const other of keys()) read(other)
      return storage.write(prefix + key, text)
    },
    /** False when it is missing or kept in memory only. */
    isOnDevice: (key: string): boolean => !storage.endsWithPage(prefix + key) && read(key) !== null,
    remove,
    keys,
    /** Forgets what is in memory, as a new page would. */
    reload: storage.reset,
  }
}

function recordIn(text: string, lifetime: number): StoredRecord | null {
  const value = parseJson(text)
  if (!isObject(value)) return null
  const record: StoredRecord = { ...value }
  const { savedAt } = record
  // A clock that was put back may not make a record live for ever.
  const isFresh = typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) <= lifetime
  return isFresh ? record : null
}
