import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A full-text vector; written by `searchVector` (search/vector.ts), never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes of a file. They travel as base64, both ways: PGlite takes five times as long over 10 MB otherwise. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: bytes => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
})

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
