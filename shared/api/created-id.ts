import { decode } from './decode.ts'
import { id, isObject } from './schema.ts'

/** The names under which a reply may nest the id. */
const ID_FIELDS = ['Id', 'Item1', 'Result']
const DEPTH = 3

/** Returns the id of the record that a write created, from any place in the reply, or undefined if it has none. */
export function createdId(reply: unknown, depth = DEPTH): number | undefined {
  const decoded = decode(reply, id)
  if (decoded.ok) return decoded.value
  if (depth === 0) return undefined
  if (Array.isArray(reply)) return createdId(reply[0], depth - 1)
  if (!isObject(reply)) return undefined
  for (const field of ID_FIELDS) {
    const inner = createdId(Reflect.get(reply, field), depth - 1)
    if (inner !== undefined) return inner
  }
  return undefined
}
