import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { check, customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'
import { type Asked, nothingAsked } from '#shared/trade/asked.ts'
import { noRequirements } from '#shared/trade/requirements.ts'

/** A full-text vector, written by `searchVector` (search/vector.ts) and never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The bytes of a file. They travel as base64 both ways: otherwise PGlite takes five times as long for 10 MB. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: bytes => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
})

/** What a request asks for. A request from before a requirement was added does not state it. */
export const asked = customType<{ data: Asked; driverData: string | StoredAsked }>({
  dataType: () => 'json',
  toDriver: JSON.stringify,
  fromDriver(stored) {
    const { requirements, ...rest }: StoredAsked = typeof stored === 'string' ? JSON.parse(stored) : stored
    return { ...nothingAsked, ...rest, requirements: { ...noRequirements, ...requirements } }
  },
})

type StoredAsked = Partial<Omit<Asked, 'requirements'>> & { requirements?: Partial<Asked['requirements']> }

export const kind = () => text('kind', { enum: ['product', 'service'] }).notNull()

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Makes the database refuse values that the column's `enum` lacks. */
export function oneOf({ table, name }: PgColumn) {
  // The column that a table's constraints are given has no values: only that of the table has.
  const values = Object.values(getTableColumns(table)).find(column => column.name === name)?.enumValues
  if (!values) throw new Error(`${name} has no enum`)
  const list = values.map(value => `'${value}'`).join(', ')
  return check(`${getTableName(table)}_${name}_check`, sql`${sql.identifier(name)} in (${sql.raw(list)})`)
}
