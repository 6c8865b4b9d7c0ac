import {
  boolean,
  type Infer,
  is,
  literal,
  nullable,
  number,
  type Struct,
  string,
  type,
  union,
  unknown,
} from 'superstruct'
import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'

const Reason = type({ kind: string(), status: number(), message: string() })

const Stored = type({
  /** Also its idempotency key. */
  id: string(),
  /** Entries of the same lane are sent in order, one after the other. */
  lane: string(),
  /** In milliseconds. No two entries of a page have the same time. */
  addedAt: number(),
  attempts: number(),
  /** True if an attempt, now or earlier, had no clear answer. */
  mayHaveArrived: boolean(),
  payload: unknown(),
  state: union([
    type({ at: literal('queued') }),
    /** The sending tab, and the start time. */
    type({ at: literal('sending'), tab: string(), since: number() }),
    /** Sent again automatically: at a time in milliseconds, or once there is a network. */
    type({ at: literal('waiting'), until: union([number(), literal('online')]), error: Reason }),
    /** A person decides. Without an error, the page was closed while the entry was being sent. */
    type({ at: literal('failed'), error: nullable(Reason) }),
  ]),
})

/** A write, stored until the server has it. */
export type StoredEntry<Payload> = Omit<Infer<typeof Stored>, 'payload'> & { payload: Payload }

/** The same entry on the screen. Once it is sent, only this page remembers it. */
export type OutboxEntry<Payload, Result> = Omit<StoredEntry<Payload>, 'state'> & {
  state: StoredEntry<Payload>['state'] | { at: 'sent'; result: Result }
}

/** The key prefix of stored writes. */
export const PREFIX = 'trade-widgets:outbox:'
const storage = createExpiringStorage(PREFIX)

/** Gives access to the entries of one member and kind on this device. */
export function entriesOf<Payload, Schema>(owner: number, kind: string, payload: Struct<Payload, Schema>) {
  const start = `${owner}:${kind}:`

  function read(id: string): StoredEntry<Payload> | null {
    const record = storage.read(start + id)
    if (!is(record, Stored) || !is(record.payload, payload)) return null
    return { ...record, payload: record.payload }
  }

  return {
    read,
    readAll: () =>
      storage
        .keys(start)
        .flatMap(key => read(key.slice(start.length)) ?? [])
        .sort((one, other) => one.addedAt - other.addedAt),
    write: (entry: StoredEntry<Payload>) => storage.write(start + entry.id, entry),
    remove: (id: string) => storage.remove(start + id),
  }
}

/** Returns true if a `storage` event is about writes. An event without a key is about everything. */
export const isOutboxKey = (key: string | null): boolean => key?.startsWith(PREFIX) ?? true

/** Returns true if this member has unsent writes here. Used for the question on sign-out. */
export const hasUnsent = (owner: number): boolean =>
  storage.keys(`${owner}:`).some(key => storage.read(key) !== null)

/** Deletes a member's writes on a sign-out by choice. Call it before the sign-out. */
export const clearUnsent = (owner: number): void => storage.keys(`${owner}:`).forEach(storage.remove)

/** Forgets writes that could not be stored, as a new page would. */
export const forgetUnstored = (): void => storage.reload()
