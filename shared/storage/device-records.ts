import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'
import type { Struct } from 'superstruct'
import { decode, parseJson } from '#shared/api/decode.ts'
import { isObject } from '#shared/api/schema.ts'
import { followStorage, guardStorage } from './guarded-storage.ts'

type Owner = number | 'visitor'

type StoredRecord = Readonly<Record<string, unknown>>

/** What a sign-out by choice does with a record: it deletes it, or asks first, as a draft or as a record. */
type OnSignOut = 'delete' | 'askAsDraft' | 'askAsRecord'

type Store = { lifetime: number; onSignOut: OnSignOut | ((record: StoredRecord) => OnSignOut) }

const PREFIX = 'trade-widgets:'
const WEEK = 7 * 24 * 60 * 60 * 1000
const YEAR = 365 * 24 * 60 * 60 * 1000

/** Every store of members' data on the device. Sign-out, tests and stories go through it, whatever has loaded. */
const stores = {
  draft: { lifetime: WEEK, onSignOut: 'askAsDraft' },
  outbox: { lifetime: WEEK, onSignOut: 'askAsDraft' },
  'rfq-list': { lifetime: YEAR, onSignOut: 'askAsRecord' },
  'rfq-run': { lifetime: WEEK, onSignOut: 'askAsRecord' },
  /** Without `procurement` only a date is stored, of which `<trade-sent>` shows nothing. */
  sent: { lifetime: YEAR, onSignOut: record => ('message' in record ? 'askAsRecord' : 'delete') },
  /** The dates that earlier versions stored. */
  asked: { lifetime: YEAR, onSignOut: 'delete' },
  searches: { lifetime: YEAR, onSignOut: 'delete' },
} as const satisfies Record<string, Store>

type StoreName = keyof typeof stores

const storage = guardStorage()
const parsed = new Map<string, { text: string; record: StoredRecord | null }>()
const followers = new Set<() => void>()

/** Returns the start of the store's keys. The owner follows, and then the record's own key, if an owner has several. */
export const startOf = (name: StoreName): string => `${PREFIX}${name}:`

export const lifetimeOf = (name: StoreName): number => stores[name].lifetime

/** Returns the record of an entry, the same object as long as the entry is the same. Deletes one that has expired. */
function recordIn(entry: string, lifetime: number): StoredRecord | null {
  const text = storage.read(entry)
  if (text === undefined) return null
  if (parsed.get(entry)?.text !== text) {
    const value = parseJson(text)
    parsed.set(entry, { text, record: isObject(value) ? { ...value } : null })
  }
  const record = parsed.get(entry)?.record ?? null
  // A clock that was set back must not make a record live for ever.
  if (Math.abs(Date.now() - Number(record?.savedAt ?? Number.NaN)) <= lifetime) return record
  storage.write(entry, undefined)
  return null
}

const entriesFrom = (start: string): string[] => storage.keys().filter(entry => entry.startsWith(start))

/** Returns true if the store has records whose keys begin like this. */
export const hasRecords = (name: StoreName, start: string): boolean =>
  entriesFrom(startOf(name) + start).some(entry => recordIn(entry, lifetimeOf(name)))

/**
 * Keeps records on the device until they expire: JSON under keys that begin with the owner, such as `41:product:7`.
 * Those that the browser refuses stay in memory, and those that don't match the schema are ignored. Never throws.
 */
export function deviceRecords<Value extends object, Schema>(name: StoreName, schema: Struct<Value, Schema>) {
  const start = startOf(name)
  const lifetime = lifetimeOf(name)
  const values = new WeakMap<StoredRecord, Value | null>()
  const shown = new Set<() => void>()
  const showAll = (): void => {
    for (const show of shown) show()
  }

  function read(key: string): Value | null {
    const record = recordIn(start + key, lifetime)
    if (!record) return null
    if (!values.has(record)) {
      const decoded = decode(record, schema)
      values.set(record, decoded.ok ? decoded.value : null)
    }
    return values.get(record) ?? null
  }

  function store(key: string, value: Value): boolean {
    const record = { ...value, savedAt: Date.now() }
    const text = JSON.stringify(record)
    parsed.set(start + key, { text, record })
    values.set(record, value)
    if (storage.write(start + key, text)) return true
    // Reading removes expired records, which makes room.
    for (const entry of entriesFrom(start)) recordIn(entry, lifetime)
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
    /**
     * Returns a store of what `select` reads for the owner of the page. It follows the owner, and writes here and in
     * other tabs. `onSignIn` hears of the member who takes over what a visitor has left on this page.
     */
    ofOwner<Shown>(
      $owner: ReadableAtom<Owner>,
      none: Shown,
      select: (owner: Owner) => Shown,
      onSignIn = (_member: Owner): void => {},
    ): ReadableAtom<Shown> {
      const $shown = atom(none)
      const show = (): void => {
        const now = select($owner.get())
        if (!isSame(now, $shown.value)) $shown.set(now)
      }
      onMount($shown, () => {
        // A server knows no device.
        if (typeof window === 'undefined') return
        shown.add(show)
        const unfollow = follow(show)
        const stop = $owner.subscribe((owner, before) => {
          if (before === 'visitor' && owner !== 'visitor') onSignIn(owner)
          show()
        })
        return () => {
          shown.delete(show)
          unfollow()
          stop()
        }
      })
      return readonlyType($shown)
    },
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((each, index) => each === other[index])
}

function recordsOf(owner: Owner): { entry: string; onSignOut: OnSignOut }[] {
  return Object.entries<Store>(stores).flatMap(([name, { lifetime, onSignOut }]) => {
    const own = `${PREFIX}${name}:${owner}`
    return entriesFrom(own).flatMap(entry => {
      // Not those of member 412.
      const record = [undefined, ':'].includes(entry[own.length]) ? recordIn(entry, lifetime) : null
      if (!record) return []
      return [{ entry, onSignOut: typeof onSignOut === 'string' ? onSignOut : onSignOut(record) }]
    })
  })
}

/** Returns the questions to ask before a sign-out by choice. */
export function questionsFor(member: number): ReadonlySet<OnSignOut> {
  const questions = new Set(recordsOf(member).map(({ onSignOut }) => onSignOut))
  questions.delete('delete')
  return questions
}

/**
 * Deletes a member's records on a sign-out by choice, and with those that need no question also the visitors'. Call it
 * before the sign-out.
 */
export function clearRecords(member: number, keepsRest = false): void {
  const ofVisitors = recordsOf('visitor').filter(({ onSignOut }) => onSignOut === 'delete')
  const own = recordsOf(member).filter(({ onSignOut }) => !keepsRest || onSignOut === 'delete')
  for (const { entry } of [...ofVisitors, ...own]) storage.write(entry, undefined)
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
