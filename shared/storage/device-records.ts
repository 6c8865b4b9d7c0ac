import type { Struct } from 'superstruct'
import { decode, parseJson } from '#shared/api/decode.ts'
import { isObject } from '#shared/api/schema.ts'
import { followStorage, guardStorage } from './guarded-storage.ts'
import { toJson } from './to-json.ts'

type StoredRecord = Readonly<Record<string, unknown>>

/** What a sign-out by choice does with a record: it deletes it, or asks first, as about a draft or about a record. */
export type OnSignOut = 'delete' | 'askAsDraft' | 'askAsRecord'

export type Store = { lifetime: number; onSignOut: OnSignOut | ((record: StoredRecord) => OnSignOut) }

const WEEK = 7 * 24 * 60 * 60 * 1000
const YEAR = 365 * 24 * 60 * 60 * 1000

/** Every store of members' data on the device. Sign-out, tests and stories go through it, whatever has loaded. */
export const stores = {
  draft: { lifetime: WEEK, onSignOut: 'askAsDraft' },
  outbox: { lifetime: WEEK, onSignOut: 'askAsDraft' },
  'rfq-list': { lifetime: YEAR, onSignOut: 'askAsRecord' },
  'rfq-run': { lifetime: WEEK, onSignOut: 'askAsRecord' },
  /** Without `procurement` only a date is stored, of which `<trade-sent>` shows nothing. */
  sent: { lifetime: YEAR, onSignOut: record => ('message' in record ? 'askAsRecord' : 'delete') },
  /** The dates that earlier versions stored. */
  asked: { lifetime: YEAR, onSignOut: 'delete' },
  searches: { lifetime: YEAR, onSignOut: 'delete' },
  /** What the columns of a user's sheets are read as. */
  columns: { lifetime: YEAR, onSignOut: 'delete' },
  compare: { lifetime: YEAR, onSignOut: 'delete' },
} as const satisfies Record<string, Store>

export type StoreName = keyof typeof stores

const storage = guardStorage()
const parsed = new Map<string, { text: string; record: StoredRecord | null }>()
const followers = new Set<() => void>()

/** Returns the start of the store's keys. The owner follows, and then the record's own key, if an owner has several. */
export const startOf = (name: StoreName): string => `trade-widgets:${name}:`

/** Returns the record of an entry, the same object as long as the entry is the same. Deletes one that has expired. */
export function recordIn(entry: string, { lifetime }: Store): StoredRecord | null {
  const text = storage.read(entry)
  if (text === undefined) return null
  if (parsed.get(entry)?.text !== text) {
    const value = parseJson(text)
    parsed.set(entry, { text, record: isObject(value) ? { ...value } : null })
  }
  const record = parsed.get(entry)?.record ?? null
  // A clock that was set back must not keep a record forever.
  if (Math.abs(Date.now() - Number(record?.savedAt ?? Number.NaN)) <= lifetime) return record
  storage.write(entry, undefined)
  return null
}

export const entriesFrom = (start: string): string[] =>
  storage.keys().filter(entry => entry.startsWith(start))

/** Returns true if the store has records whose keys begin like this. */
export const hasRecords = (name: StoreName, start: string): boolean =>
  entriesFrom(startOf(name) + start).some(entry => recordIn(entry, stores[name]))

/**
 * Keeps records on the device until they expire: JSON under keys that begin with the owner, such as `41:product:7`.
 * Those that the browser refuses stay in memory, and those that don't match the schema are ignored. Never throws.
 */
export function deviceRecords<Value extends object, Schema>(name: StoreName, schema: Struct<Value, Schema>) {
  const start = startOf(name)
  const values = new WeakMap<StoredRecord, Value | null>()
  const shown = new Set<() => void>()
  const showAll = (): void => {
    for (const show of shown) show()
  }

  function read(key: string): Value | null {
    const record = recordIn(start + key, stores[name])
    if (!record) return null
    if (!values.has(record)) {
      const decoded = decode(record, schema)
      values.set(record, decoded.ok ? decoded.value : null)
    }
    return values.get(record) ?? null
  }

  function store(key: string, value: Value): boolean {
    const record = { ...value, savedAt: Date.now() }
    const text = toJson(record)
    parsed.set(start + key, { text, record })
    values.set(record, value)
    if (storage.write(start + key, text)) return true
    // Reading removes expired records, which makes room.
    for (const entry of entriesFrom(start)) recordIn(entry, stores[name])
    return storage.write(start + key, text)
  }

  function writeAll(records: readonly (readonly [key: string, value: Value])[]): boolean {
    const isStored = records.map(([key, value]) => store(key, value)).every(Boolean)
    showAll()
    return isStored
  }

  /** Calls `show` when another tab may have changed records. Returns a function that stops this. */
  function follow(show: () => void): () => void {
    const stop = followStorage(start, show)
    followers.add(show)
    return () => {
      followers.delete(show)
      stop()
    }
  }

  return {
    /** Returns a record, the same object until it is changed, or null if it is missing, has expired or is invalid. */
    read,
    /** Returns the records whose keys begin like this. */
    readAll: (begin: string): Value[] =>
      entriesFrom(start + begin).flatMap(entry => read(entry.slice(start.length)) ?? []),
    /** Stores a record. Returns false if it is in memory only. */
    write: (key: string, value: Value): boolean => writeAll([[key, value]]),
    writeAll,
    remove(...keys: string[]): void {
      for (const key of keys) storage.write(start + key, undefined)
      showAll()
    },
    /** Returns false if the record is missing or in memory only. */
    isOnDevice: (key: string): boolean => !storage.endsWithPage(start + key) && read(key) !== null,
    follow,
    /** Calls `show` also when this page has changed records. */
    watch(show: () => void): () => void {
      const unfollow = follow(show)
      shown.add(show)
      return () => {
        shown.delete(show)
        unfollow()
      }
    },
  }
}

/** Removes entries of any store. */
export function removeEntries(entries: readonly string[]): void {
  for (const entry of entries) storage.write(entry, undefined)
  for (const show of followers) show()
}

/** Forgets records that could not be stored, as a new page would. */
export function forgetUnstored(): void {
  storage.reset()
  parsed.clear()
}

/** Shows what the next page would, for tests and stories. */
export function resetRecords(): void {
  forgetUnstored()
  for (const show of followers) show()
}
