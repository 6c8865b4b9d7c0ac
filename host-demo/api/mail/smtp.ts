import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Language } from './language.ts'
import { htmlOf } from './mail-html.ts'
import type { MailServer } from './mail-server.ts'

export type Sendable = {
  messageKey: string
  to: string
  subject: string
  text: string
  language: Language
  /** The address that ends such mails, if the member can do without them. */
  unsubscribe: string | undefined
}

/** What a mail server did with a mail, with its reason. */
export type Outcome =
  | { kind: 'accepted' }
  /** It will never take this mail. */
  | { kind: 'refused'; reason: string }
  /** It does not have the mail, and may take it later. */
  | { kind: 'postponed'; reason: string }
  /** The connection broke after the content: it may have the mail. */
  | { kind: 'unknown'; reason: string }

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Hands one mail to the mail server. It never rejects. The content is sent once `begin` has resolved, which notes that the
 * mail server may have it from then on.
 */
export type Deliver = (mail: Sendable, begin: () => Promise<unknown>) => Promise<Outcome>

/** Returns the function that hands mails to this mail server. */
export function createSmtp({ url, from }: MailServer): Deliver {
  const options = { url, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true }
  return async ({ messageKey, to, subject, text, language, unsubscribe }, begin) => {
    let hasBegun = false
    const messageId = `<${messageKey}@${from.replace(/.*@/, '')}>`
    try {
      const composed = new MailComposer({
        ...{ from, to, subject, messageId, text, html: htmlOf(text, language) },
        headers: unsubscribe ? oneClick(unsubscribe) : {},
      })
      const raw = await composed.compile().build()
      const transport = createTransport(options)
      // The transport reads this stream once the mail server has agreed to take the content. It reads others before.
      transport.use('stream', ({ message }, done) => {
        message.createReadStream = () =>
          Readable.from(
            (async function* () {
              await begin()
              hasBegun = true
              yield raw
            })(),
          )
        done()
      })
      await transport.sendMail({ envelope: { from, to }, messageId, raw })
      return { kind: 'accepted' }
    } catch (fault) {
      return outcomeOf(fault, hasBegun)
    }
  }
}

/** The headers with which mail programs offer to end such mails by one click (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function outcomeOf(fault: unknown, hasBegun: boolean): Outcome {
  const { message, responseCode }: { message?: unknown; responseCode?: unknown } = Object(fault)
  const reason = String(message ?? fault).slice(0, 500)
  if (typeof responseCode === 'number' && responseCode >= 400) {
    // A wrong password is the operator's to mend, and no reason to give up a mail.
    const isFinal = responseCode >= 500 && Reflect.get(Object(fault), 'code') !== 'EAUTH'
    return { kind: isFinal ? 'refused' : 'postponed', reason }
  }
  return { kind: hasBegun ? 'unknown' : 'postponed', reason }
}
