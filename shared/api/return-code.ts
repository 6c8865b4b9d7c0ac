import { type Infer, type } from 'superstruct'
import { ApiError } from './error.ts'
import { requiredNumber, text } from './schema.ts'

/** The reply of register, recovery, newsletter and contact (spec section 3). Without a numeric ReturnCode it is none. */
export const ReturnCodeReply = type({ ReturnCode: requiredNumber, ResponseMessage: text })

/** Gives the server's sentence, or throws what it refused (design.md section 7, ruling 4). */
export function expectSuccess(
  reply: Infer<typeof ReturnCodeReply>,
  isSuccess: (code: number) => boolean,
): string {
  const { ReturnCode: status, ResponseMessage: serverMessage } = reply
  if (isSuccess(status)) return serverMessage
  throw new ApiError('rejected', { status, serverMessage: serverMessage || undefined })
}

/** Newsletter, recovery and contact: only 401 is a failure (spec section 8). */
export function isNot401(code: number): boolean {
  return code !== 401
}
