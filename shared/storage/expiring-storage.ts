import { parseJson } from '#shared/api/decode.ts'
import { isObject } from '#shared/api/schema.ts'
import { guardStorage } from './guarded-storage.ts'

export const WEEK = 7 * 24 * 60 * 60 * 1000

export type StoredRecord = Readonly<Record<string, unknown>>

/** Keeps records under a prefix until they expire. Those that the browser refuses stay in memory. Never throws. */
export function createExpiringStorage(prefix: string, lifetime = WEEK) {
  const storage = guardStorage()

  /** Returns null for a record that is missing, has expired or can't be read. */
  function read(key: string): StoredRecord | null {
    const text = storage.read(prefix + key)
    if (text === undefined) return null
    const record = recordIn(text, lifetime)
    if (!record) remove(key)
    return record
  }

  const remove = (key: string): void => void storage.write(prefix + key, undefined)

  /** Returns the keys with this start. */
  const keys = (start = ''): string[] => {
    const found = storage.keys().filter(key => key.startsWith(prefix + start))
    return found.map(key => key.slice(prefix.length))
  }

  return {
    read,
    /** Stores a record. Returns false if it is in memory only. */
    write(key: string, record: StoredRecord): boolean {
      const text = JSON.stringify({ ...record, savedAt: Date.now() })
      if (storage.write(prefix + key, text)) return true
      // Reading removes expired records, which makes room.
      for (const other of keys()) read(other)
      return storage.write(prefix + key, text)
    },
    /** Returns false if the record is missing or in memory only. */
    isOnDevice: (key: string): boolean => !storage.endsWithPage(prefix + key) && read(key) !== null,
    remove,
    keys,
    /** Forgets the records in memory, as a new page would. */
    reload: storage.reset,
  }
}

function recordIn(text: string, lifetime: number): StoredRecord | null {
  const value = parseJson(text)
  if (!isObject(value)) return null
  const record: StoredRecord = { ...value }
  const { savedAt } = record
  // A clock that was set back must not make a record live for ever.
  const isFresh = typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) <= lifetime
  return isFresh ? record : null
}
