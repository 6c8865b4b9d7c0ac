/** The server that takes the mails, such as `smtps://user:password@smtp.example`, and the sender of all mails. */
export type MailServer = { url: string; from: string }

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

/** The domain of the marketplace, where nobody else has an address. */
export const DOMAIN = 'trade.test'

/** Returns the address for messages to the marketplace: the given one, else the sender of all mails. */
export function parseOffice(given = '', mailServer: MailServer | undefined): string {
  if (given !== '' && !ADDRESS.test(given))
    throw new Error(
      `OFFICE_EMAIL=${given} is not an e-mail address. Write the mailbox for messages to the marketplace, such as office@market.example`,
    )
  return given || mailServer?.from || `office@${DOMAIN}`
}

/** Returns the mail server of the environment, or undefined without one. Throws an Error that says what to change. */
export function parseMailServer(url = '', from = ''): MailServer | undefined {
  if (url === '') return undefined
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  // The message leaves out the URL, which may contain a password.
  if (!/^smtps?:$/.test(protocol) || hostname === '')
    throw new Error('SMTP_URL is not the URL of a mail server. Write smtps://user:password@smtp.example')
  if (!ADDRESS.test(from))
    throw new Error(
      `SMTP_FROM=${from} is not an e-mail address. Write the sender of all mails, such as office@market.example`,
    )
  return { url, from }
}
