import { Struct } from 'superstruct'
import { list } from './lists.ts'
import { record } from './record.ts'
import { isObject, requiredName, text } from './schema.ts'

/** A fact of an item: what it is called, and its value as the seller states it. */
export type Fact = {
  /** The same in all categories, such as `size`. */
  key: string
  name: string
  /** The name in other languages, by their codes. */
  names: Readonly<Record<string, string>>
  value: string
  /** The base unit of a number, as in `shared/trade/units.ts`; '' for other kinds. */
  unit: string
  /** The value in the base unit, or null if it is not one number. */
  number: number | null
}

/** Texts by the codes of their languages. Absent is none. */
export const textsByLanguage = new Struct<Fact['names'], null>({
  type: 'texts by language',
  schema: null,
  coercer: value =>
    Object.fromEntries(
      Object.entries(isObject(value) ? value : {}).filter(([, text]) => typeof text === 'string'),
    ),
})

/** Null for what is no finite number. */
export const numberOrNull = new Struct<number | null, null>({
  type: 'a number or null',
  schema: null,
  coercer: value => (typeof value === 'number' && Number.isFinite(value) ? value : null),
})

export const FactReply = record<Fact>({
  key: ['Key', requiredName],
  name: ['Name', requiredName],
  names: ['Names', textsByLanguage],
  value: ['Value', requiredName],
  unit: ['Unit', text],
  number: ['Number', numberOrNull],
})

/** The facts of an item. Few servers send them. */
export const facts: Struct<Fact[], unknown> = list(FactReply, 'extra')

/** Returns the name of a fact in the language of a locale such as `ms-MY`. */
export const nameOfFact = ({ name, names }: Pick<Fact, 'name' | 'names'>, locale: string): string =>
  names[locale.split('-', 1)[0] ?? ''] ?? name
