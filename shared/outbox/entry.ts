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
  /** What shares one is sent in its order, one after the other. */
  lane: string(),
  /** In milliseconds; no two of a page have the same. */
  addedAt: number(),
  attempts: number(),
  /** It was tried and no clear answer came, now or earlier. */
  mayHaveArrived: boolean(),
  payload: unknown(),
  state: union([
    type({ at: literal('queued') }),
    /** By which tab, and since when. */
    type({ at: literal('sending'), tab: string(), since: number() }),
    /** Is sent again by itself: at a time in milliseconds, or once there is a network. */
    type({ at: literal('waiting'), until: union([number(), literal('online')]), error: Reason }),
    /** A person decides. Without an error: the page was closed while it was being sent. */
    type({ at: literal('failed'), error: nullable(Reason) }),
  ]),
})

/** A write as it is stored until the server has it. */
export type StoredEntry<Payload> = Omit<Infer<typeof Stored>, 'payload'> & { payload: Payload }

/** The same on the screen; once it is sent this page alone remembers it. */
export type OutboxEntry<Payload, Result> = Omit<StoredEntry<Payload>, 'state'> & {
  state: StoredEntry<Payload>['state'] | { at: 'sent'; result: Result }
}

/** Under which writes are stored. */
export const PREFIX = 'trade-widgets:outbox:'
const storage = createExpiringStorage(PREFIX)

/** The entries of one member and kind on this device. */
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

/** Whether a `storage` event is about writes; without a key it is about everything. */
export const isOutboxKey = (key: string | null): boolean => key?.startsWith(PREFIX) ?? true

/** Whether this member has writes here that were not sent yet. For the question on sign-out. */
export const hasUnsent = (owner: number): boolean =>
  storage.keys(`${owner}:`).some(key => storage.read(key) !== null)

/** Deletes a member's writes, on a sign-out by choice: call it before the sign-out. */
export const clearUnsent = (owner: number): void => storage.keys(`${owner}:`).forEach(storage.remove)

/** Forgets what could not be stored, as a new page would. */
export const forgetUnstored = (): void => storage.reload()
