import { post, put } from './call.ts'
import { type CallOptions, callApi } from './client.ts'
import { messageOfSuccess, ReturnCodeReply } from './return-code.ts'

export const contactCalls = {
  contact: put('/api/Admin/contact/us', 'email', 'name', 'message'),
  subscribe: post('/api/public/newsletter/add', 'email'),
}

/**
 * Sends the public contact form and returns the server's message. Throws ApiError `rejected` with that message for a
 * ReturnCode of 401.
 */
export async function sendContact(
  contact: { email: string; name: string; message: string },
  options: CallOptions = {},
): Promise<string> {
  return messageOfSuccess(
    await callApi(contactCalls.contact, ReturnCodeReply, { ...options, values: contact }),
  )
}

/** Subscribes an e-mail address to the newsletter and returns the server's message. Throws like `sendContact`. */
export async function subscribe(email: string): Promise<string> {
  return messageOfSuccess(await callApi(contactCalls.subscribe, ReturnCodeReply, { values: { email } }))
}
