import { decode } from './decode.ts'
import { id, isObject } from './schema.ts'

/** Under which names, and how deep, a reply may hide the id. */
const ID_FIELDS = ['Id', 'Item1', 'Result']
const DEPTH = 3

/** The id of what a write created, wherever the reply puts it; undefined when it does not tell. */
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
