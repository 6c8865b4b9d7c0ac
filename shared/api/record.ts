import { Struct, type } from 'superstruct'
import { within } from './contract-warnings.ts'
import { decode } from './decode.ts'
import { isObject } from './schema.ts'

/** The server's name for each value, and the schema that reads it. */
export type Fields<Value> = {
  readonly [Name in keyof Value]: readonly [from: string, as: Struct<Value[Name], unknown>]
}

/** Reads an object of a reply under our own names: `record({ name: ['CompanyName', requiredText] })`. */
export function record<Value extends object>(fields: Fields<Value>): Struct<Value, Fields<Value>> {
  const members = Object.entries(fields as Fields<Record<string, unknown>>)
  const reply = type(Object.fromEntries(members.map(([, member]) => member)))
  return new Struct({
    type: 'record',
    schema: fields,
    coercer(value, { path }) {
      const decoded = within(path, () => decode(value, reply))
      if (!decoded.ok) throw decoded.cause
      return Object.fromEntries(members.map(([name, [from]]) => [name, decoded.value[from]]))
    },
  })
}

/**
 * Returns a function that reads records of plain values if all are present and valid, and returns undefined for others.
 * superstruct's own walk takes five times as long, which is felt with ten thousand messages.
 */
export function wholeRecordReader<Value, Schema>({
  type,
  schema,
}: Struct<Value, Schema>): (value: unknown) => Value | undefined {
  const members = type === 'record' ? Object.entries(schema as Fields<Record<string, unknown>>) : []
  if (members.length === 0 || members.some(([, [, as]]) => as.schema !== null)) return () => undefined
  return value => {
    if (!isObject(value)) return undefined
    const whole: Record<string, unknown> = {}
    for (const [name, [from, as]] of members) {
      const context = { path: [from], branch: [value] }
      const given: unknown = Reflect.get(value, from)
      if (given === undefined) return undefined
      whole[name] = as.coercer(given, context)
      for (const _ of as.validator(whole[name], context)) return undefined
    }
    return whole as Value
  }
}

/** Returns a record with every value left out by the server. */
export function blank<Value extends object>(of: Struct<Value, Fields<Value>>): Value | undefined {
  const members = Object.values(of.schema as Fields<Record<string, unknown>>)
  const decoded = decode(Object.fromEntries(members.map(([from]) => [from, null])), of)
  return decoded.ok ? decoded.value : undefined
}

/** Gives fields their expected name if a server uses another, e.g. `{ total: ['pageInfo.RowCount'] }`. */
export function withAliases<Reply, Schema>(
  names: Record<string, readonly string[]>,
  reply: Struct<Reply, Schema>,
): Struct<Reply, Schema> {
  return new Struct({
    ...reply,
    coercer(value, context) {
      if (!isObject(value)) return reply.coercer(value, context)
      const renamed: Record<string, unknown> = { ...value }
      for (const [name, others] of Object.entries(names)) {
        for (const other of others) renamed[name] ??= valueAt(value, other)
      }
      return reply.coercer(renamed, context)
    },
  })
}

function valueAt(value: unknown, path: string): unknown {
  let part = value
  for (const name of path.split('.')) part = isObject(part) ? Reflect.get(part, name) : undefined
  return part
}
