import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Language } from '#shared/languages/languages.ts'
import type { Fault } from '../database/tables.ts'
import { judgeReply } from './judge-reply.ts'
import { htmlOf } from './mail-html.ts'
import type { MailServer } from './mail-server.ts'
import { type Stage, stages } from './reply-table.ts'

export type Sendable = {
  messageKey: string
  to: string
  subject: string
  text: string
  language: Language
  /** The address to which replies go; undefined if nobody reads them. */
  replyTo: string | undefined
  /** The addresses in the text that are ours: the others are text. */
  links: readonly string[]
  /** The address that ends such mails, if the member can do without them. */
  unsubscribe: string | undefined
}

/** What a mail server did with a mail, with its reason. */
export type Outcome =
  | { kind: 'accepted' }
  /** It will never take this mail. */
  | { kind: 'refused'; fault: Fault; reason: string }
  /** It does not have the mail, and may take it later. */
  | { kind: 'postponed'; fault: Fault; reason: string; isTemporary: boolean }
  /** The connection broke after the content: it may have the mail. */
  | { kind: 'unknown'; reason: string }
  /** We ended the connection before the content. */
  | { kind: 'stopped' }

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The time for one attempt, whatever the mail server sends. */
const DEADLINE_MS = 2 * 60_000

/** The time that a stop leaves the mail server to answer once it has the content. Without an answer, the mail is sent again. */
const STOP_MS = 5_000

/**
 * Hands one mail to the mail server. It never rejects. The content is sent once `begin` has resolved, which notes that the
 * mail server may have it from then on. `stop` ends the connection: at once before the content, and after it once the mail
 * server has answered or had a few seconds to.
 */
export type Deliver = (mail: Sendable, begin: () => Promise<unknown>, stop?: AbortSignal) => Promise<Outcome>

/** Returns the function that hands mails to this mail server. `deadline` is in milliseconds. */
export function createSmtp({ url, from }: MailServer, deadline = DEADLINE_MS): Deliver {
  // Without its own time to close, a connection that ends would wait for the mail server.
  const options = {
    url,
    ...TIMEOUTS_MS,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async ({ messageKey, to, subject, text, language, replyTo, links, unsubscribe }, begin, stop) => {
    let hasBegun = false
    const ending = new AbortController()
    const endIn = (milliseconds: number) => setTimeout(() => ending.abort(), milliseconds)
    const timers = [endIn(deadline)]
    const end = (): void => {
      if (hasBegun) timers.push(endIn(STOP_MS))
      else ending.abort()
    }
    stop?.addEventListener('abort', end)
    if (stop?.aborted) end()
    const messageId = `<${messageKey}@${from.replace(/.*@/, '')}>`
    try {
      const composed = new MailComposer({
        from,
        to,
        subject,
        messageId,
        text,
        html: htmlOf(text, language, links),
        ...(replyTo && { replyTo }),
        headers: { ...AUTOMATIC, ...(unsubscribe && oneClick(unsubscribe)) },
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
      await transport.sendMail({ envelope: { from, to }, messageId, raw, signal: ending.signal })
      return { kind: 'accepted' }
    } catch (fault) {
      if (stop?.aborted && !hasBegun) return { kind: 'stopped' }
      return outcomeOf(fault, hasBegun)
    } finally {
      for (const timer of timers) clearTimeout(timer)
      stop?.removeEventListener('abort', end)
    }
  }
}

/** Tells programs that answer mails, such as absence notes, that nobody wrote this one (RFC 3834; Exchange reads the second). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

/** The headers with which mail programs offer to end such mails by one click (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const TOO_SLOW = 'The connection ended because the mail server took too long.'

/** What nodemailer tells of a failure. */
type Failure = { message?: unknown; code?: unknown; command?: unknown; response?: unknown }

function outcomeOf(fault: unknown, hasBegun: boolean): Outcome {
  const failure: Failure = Object(fault)
  const isLate = failure.code === 'EABORT'
  const reason = isLate ? TOO_SLOW : String(failure.message ?? fault).slice(0, 500)
  const reply = replyIn(failure)
  if (reply === undefined)
    return hasBegun
      ? { kind: 'unknown', reason }
      : { kind: 'postponed', fault: 'session', reason, isTemporary: true }
  const { fault: whose, isFinal } = judgeReply(hasBegun ? 'content' : stageOf(failure), reply)
  if (isFinal) return { kind: 'refused', fault: whose, reason }
  return { kind: 'postponed', fault: whose, reason, isTemporary: reply.startsWith('4') }
}

/** Returns the reply of the mail server. What nodemailer refuses itself is told as the reply that a mail server would give. */
function replyIn({ message, code, response }: Failure): string | undefined {
  if (typeof response === 'string' && /^[45]\d\d/.test(response)) return response
  if (code === 'EMESSAGE') return `552 5.3.4 ${message}`
  if (code === 'EENVELOPE')
    return /sender/i.test(String(message)) ? `553 5.1.7 ${message}` : `553 5.1.3 ${message}`
  return undefined
}

function stageOf({ command }: Failure): Stage {
  if (command === 'HELO') return 'EHLO'
  return stages.find(stage => String(command).startsWith(stage)) ?? 'greeting'
}
