import { Struct } from 'superstruct'
import { warnOfContract, within } from './contract-warnings.ts'
import { decode } from './decode.ts'
import { blank, type Fields, wholeRecordReader } from './record.ts'
import { isObject } from './schema.ts'

/** An absent list: 'required' refuses the reply as unknown, 'optional' and 'extra' read it as empty; most servers lack an extra one. */
type Presence = 'required' | 'optional' | 'extra'

const BROKEN = Symbol('broken')

/**
 * A list without its broken items, of at most `most`; null is empty. superstruct's `array()` breaks on pages with
 * Prototype.js, which replaces `entries`.
 */
export function list<Item, Schema>(
  of: Struct<Item, Schema>,
  presence: Presence = 'required',
  most = Number.POSITIVE_INFINITY,
): Struct<Item[], Struct<Item, Schema>> {
  return new Struct<Item[], Struct<Item, Schema>>({
    type: 'list',
    schema: of,
    coercer(value, { path }) {
      if (isAbsent(value, presence, path)) return []
      if (!Array.isArray(value)) return value
      const items: Item[] = []
      const readWhole = wholeRecordReader(of)
      for (let index = 0; index < value.length && items.length < most; index++) {
        const item = readWhole(value[index]) ?? readPart(value[index], of, [...path, index])
        if (item !== BROKEN) items.push(item)
      }
      return items
    },
    validator: value => Array.isArray(value) || 'expected a list',
  })
}

/** The first element of a list, or an object that comes bare. An empty list or null is `undefined`. */
export function firstOf<Item, Schema>(
  of: Struct<Item, Schema>,
  presence: Presence = 'required',
): Struct<Item | undefined, Struct<Item, Schema>> {
  return new Struct<Item | undefined, Struct<Item, Schema>>({
    type: 'list of one',
    schema: of,
    coercer(value, { path }) {
      if (isAbsent(value, presence, path)) return undefined
      const element: unknown = Array.isArray(value) ? value[0] : value
      if (element === undefined || element === null) return value === undefined ? BROKEN : undefined
      return readPart(element, of, path)
    },
    validator: value => value !== BROKEN || 'expected a list whose first element is complete',
  })
}

/** Like `firstOf`, but without an element it gives a record that has every value left out. */
export function firstOrBlank<Value extends object>(
  of: Struct<Value, Fields<Value>>,
  presence: Presence = 'required',
): Struct<Value, typeof of> {
  const first = firstOf(of, presence)
  return new Struct<Value, typeof of>({
    ...first,
    coercer: (value, context) => first.coercer(value, context) ?? blank(of),
  })
}

/** A reply that is a list, bare or wrapped in an object under `Result` or one of the given names. */
export function listReply<Item, Schema>(
  of: Struct<Item, Schema>,
  ...names: string[]
): Struct<Item[], typeof of> {
  const inner = list(of)
  return new Struct<Item[], typeof of>({
    ...inner,
    coercer(value, context) {
      const wrapper = isObject(value) ? ['Result', ...names].find(name => name in value) : undefined
      const found: unknown = isObject(value) && wrapper ? Reflect.get(value, wrapper) : value
      return inner.coercer(found, context)
    },
  })
}

function isAbsent(value: unknown, presence: Presence, path: readonly (string | number)[]): boolean {
  if (value === undefined && presence === 'optional') warnOfContract(path, 'missing')
  return value === null || (value === undefined && presence !== 'required')
}

function readPart<Item, Schema>(value: unknown, of: Struct<Item, Schema>, path: (string | number)[]) {
  const part = within(path, () => decode(value, of))
  if (part.ok) return part.value
  warnOfContract([...path, ...part.path], `${part.problem}: left out`)
  return BROKEN
}
