import { type, unknown } from 'superstruct'
import { decode } from './decode.ts'
import { ApiError } from './error.ts'
import { id, isObject, requiredNumber, text } from './schema.ts'

/** The reply of a write whose form the spec leaves open: whatever can be read will do, also an empty body. */
export const AnyReply = unknown()

const Refusal = type({ ReturnCode: requiredNumber, ResponseMessage: text })

/**
 * Throws when such a reply says by a ReturnCode of 400 or more that the write was refused: servers that put every
 * verdict there are taken at their word, so that a refusal never passes for success.
 */
export function expectNotRejected(reply: unknown): void {
  const verdict = decode(reply, Refusal)
  if (!verdict.ok || verdict.value.ReturnCode < 400) return
  const { ReturnCode: status, ResponseMessage } = verdict.value
  throw new ApiError('rejected', { status, serverMessage: ResponseMessage || undefined })
}

/** Under which names, and how deep, a reply may hide the id. */
const ID_FIELDS = ['Id', 'Item1', 'Result']
const DEPTH = 3

/** The id of what a write created, wherever the reply puts it; undefined when it does not tell. */
export function createdId(reply: unknown, depth = DEPTH): number | undefined {
  const found = decode(reply, id)
  if (found.ok) return found.value
  if (depth === 0) return undefined
  if (Array.isArray(reply)) return createdId(reply[0], depth - 1)
  if (!isObject(reply)) return undefined
  for (const field of ID_FIELDS) {
    const inner = createdId(Reflect.get(reply, field), depth - 1)
    if (inner !== undefined) return inner
  }
  return undefined
}
