import type { item } from '../database/tables.ts'
import type { StatedFact } from './stated-fact.ts'

/** The fields of an item by which buyers choose, too. */
const NAMES = { material: 'Material', brand: 'Brand', origin: 'Country of Origin' } as const

type Field = keyof typeof NAMES

export const FIELD_KEYS = Object.keys(NAMES) as Field[]

/** Returns the fields of an item that are facts as well, without empty ones. */
export const factsOfFields = (row: Pick<typeof item.$inferInsert, Field>): StatedFact[] =>
  FIELD_KEYS.flatMap(key => {
    const value = row[key]
    return value ? [{ key, name: NAMES[key], value }] : []
  })

/** Returns true if a fact follows from a field of the item: nobody states it twice. */
export const isOfField = (key: string): boolean => Object.hasOwn(NAMES, key)
