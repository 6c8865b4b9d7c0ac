import { calls } from './calls.ts'
import { type CallOptions, request } from './client.ts'
import { expectSuccess, isNot401, ReturnCodeReply } from './return-code.ts'

/** Sends the public contact form and gives the server's message. Spec sections 7 and 8. */
export async function sendContact(
  contact: { email: string; name: string; message: string },
  options: CallOptions = {},
): Promise<string> {
  return expectSuccess(
    await request(calls.contact, ReturnCodeReply, { ...options, values: contact }),
    isNot401,
  )
}

/** Adds an e-mail address to the newsletter and gives the server's message. */
export async function subscribe(email: string): Promise<string> {
  return expectSuccess(await request(calls.subscribe, ReturnCodeReply, { values: { email } }), isNot401)
}
