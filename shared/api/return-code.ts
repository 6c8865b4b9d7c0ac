import { type Infer, type, unknown } from 'superstruct'
import type { Call } from './call.ts'
import { type RequestInput, request } from './client.ts'
import { decode } from './decode.ts'
import { ApiError } from './error.ts'
import { requiredNumber, text } from './schema.ts'

/** The reply of register, recovery, newsletter and contact: without a numeric ReturnCode it is none. */
export const ReturnCodeReply = type({ ReturnCode: requiredNumber, ResponseMessage: text })

/** Gives the server's sentence. ApiError `rejected` with it where the code is no success (decisions.mdx#return-codes). */
export function messageOfSuccess(
  { ReturnCode: status, ResponseMessage }: Infer<typeof ReturnCodeReply>,
  isSuccess = (code: number): boolean => code !== 401 && code < 500,
): string {
  if (isSuccess(status)) return ResponseMessage
  throw new ApiError('rejected', { status, serverMessage: ResponseMessage || undefined })
}

/**
 * Makes a write whose reply has no fixed form, also an empty body, and gives that. It needs no ReturnCode, but one of 400 or
 * more is a rejection all the same, so that it never passes for success.
 */
export async function write<Name extends string>(
  call: Call<Name>,
  input: RequestInput<NoInfer<Name>>,
): Promise<unknown> {
  const reply = await request(call, unknown(), input)
  const decoded = decode(reply, ReturnCodeReply)
  if (decoded.ok) messageOfSuccess(decoded.value, code => code < 400)
  return reply
}
