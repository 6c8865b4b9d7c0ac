import { type Infer, type, unknown } from 'superstruct'
import type { Call } from './call.ts'
import { type CallInput, callApi } from './client.ts'
import { decode } from './decode.ts'
import { ApiError } from './error.ts'
import { id, isObject, requiredNumber, text } from './schema.ts'

/** The reply of register, recovery, newsletter and contact. It must have a numeric ReturnCode. */
export const ReturnCodeReply = type({ ReturnCode: requiredNumber, ResponseMessage: text })

/** Returns the server's sentence. Throws ApiError `rejected` with it for other codes (decisions.mdx#return-codes). */
export function messageOfSuccess(
  { ReturnCode: status, ResponseMessage }: Infer<typeof ReturnCodeReply>,
  isSuccess = (code: number): boolean => code !== 401 && code < 500,
): string {
  if (isSuccess(status)) return ResponseMessage
  throw new ApiError('rejected', { status, serverMessage: ResponseMessage || undefined })
}

/**
 * Makes a write whose reply has no fixed form and may be empty, and returns that reply. It needs no ReturnCode, but one
 * of 400 or more is a rejection, so that it never passes for success.
 */
export async function write<Name extends string>(
  call: Call<Name>,
  input: CallInput<NoInfer<Name>>,
): Promise<unknown> {
  const reply = await callApi(call, unknown(), input)
  const decoded = decode(reply, ReturnCodeReply)
  if (decoded.ok) messageOfSuccess(decoded.value, code => code < 400)
  return reply
}

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
