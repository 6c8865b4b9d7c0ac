import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A full-text vector, written by `searchVector` (search/vector.ts) and never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The bytes of a file. They travel as base64 both ways: otherwise PGlite takes five times as long for 10 MB. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: bytes => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
})

export const moment = (name: string) => timestamp(name, { withTimezone: true })
