import { calls } from './calls.ts'
import { ask, type CallOptions } from './client.ts'
import { approved, Envelope, isNotRefused } from './envelope.ts'

/** Sends the public contact form and gives the server's message. Spec sections 7 and 8. */
export async function sendContact(
  contact: { email: string; name: string; message: string },
  options: CallOptions = {},
): Promise<string> {
  return approved(await ask(calls.contact, Envelope, { ...options, values: contact }), isNotRefused)
}

/** Adds an e-mail address to the newsletter and gives the server's message. */
export async function subscribe(email: string): Promise<string> {
  return approved(await ask(calls.subscribe, Envelope, { values: { email } }), isNotRefused)
}
