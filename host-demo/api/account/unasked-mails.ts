import type { Api } from '../request/api.ts'
import { secondsToWait } from '../security/rate-limit.ts'

/**
 * Counts a mail that anybody can cause without the mailbox asking for it. Returns false if the mailbox or its domain had
 * enough of them: then no mail is written, and the answer stays the same, so that it tells nobody who is registered.
 */
export async function mayMailUnasked(api: Api, email: string): Promise<boolean> {
  const { mailbox, domain } = mailboxOf(email)
  if ((await secondsToWait(api, 'unaskedMailByMailbox', mailbox)) > 0) return false
  return (await secondsToWait(api, 'unaskedMailByDomain', domain)) === 0
}

/** Gmail delivers mail to addresses that differ in points only to one mailbox, and has two domains. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** Returns the mailbox that an address reaches: `Name+shop@host` is `name@host`. */
export function mailboxOf(email: string): { mailbox: string; domain: string } {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const name = local.replace(/(?!^)\+.*$/, '')
  if (!GMAIL.includes(host)) return { mailbox: `${name}@${host}`, domain: host }
  return { mailbox: `${name.replaceAll('.', '')}@gmail.com`, domain: 'gmail.com' }
}
