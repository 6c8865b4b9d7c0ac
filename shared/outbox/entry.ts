import {
  boolean,
  type Infer,
  literal,
  nullable,
  number,
  type Struct,
  string,
  type,
  union,
  unknown,
} from 'superstruct'
import { decode } from '#shared/api/decode.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'

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

const records = deviceRecords('outbox', Stored)

/** Gives access to the entries of one member and kind on this device. */
export function entriesOf<Payload, Schema>(owner: number, kind: string, payload: Struct<Payload, Schema>) {
  const start = `${owner}:${kind}:`

  function withPayload(entry: Infer<typeof Stored> | null): StoredEntry<Payload>[] {
    const decoded = decode(entry?.payload, payload)
    return entry && decoded.ok ? [{ ...entry, payload: decoded.value }] : []
  }

  return {
    read: (id: string): StoredEntry<Payload> | undefined => withPayload(records.read(start + id))[0],
    readAll: () =>
      records
        .readAll(start)
        .flatMap(withPayload)
        .sort((one, other) => one.addedAt - other.addedAt),
    write: (entry: StoredEntry<Payload>) => records.write(start + entry.id, entry),
    remove: (id: string) => records.remove(start + id),
    follow: records.follow,
  }
}
