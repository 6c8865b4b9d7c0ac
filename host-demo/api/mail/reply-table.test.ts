import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../database/tables.ts'
import { mail, mailFault } from '../database/tables.ts'
import { startMails } from '../start-mails.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { deliverDue } from './delivery.ts'
import { judgeReply } from './judge-reply.ts'
import { replies, type Stage } from './reply-table.ts'
import { createSmtp } from './smtp.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
beforeAll(async () => {
  server = await startMailServer()
  const mailServer = { url: server.url.replace('//', '//mailer:secret@'), from: 'office@market.example' }
  api = await startApi({ mailServer, outboxSecret: 'secret' })
  await (await startMails(apiOf())).close()
}, START_TIMEOUT)
afterAll(async () => {
  await api.close()
  await server.close()
})
beforeEach(async () => {
  await api.database.orm.delete(mail)
  await api.database.orm.delete(mailFault)
  api.faults.length = 0
})

const apiOf = () => ({ orm: api.database.orm, settings: api.settings })
const deliver = () => {
  const { mailServer } = api.settings
  if (!mailServer) throw new Error('There is a mail server')
  return deliverDue(apiOf(), createSmtp(mailServer))
}

/** Puts a mail into the outbox, and returns its id. */
async function causeMail(): Promise<number> {
  const createdAt = api.settings.clock()
  const [row] = await api.database.orm
    .insert(mail)
    .values({
      recipient: 'mei@seller.example',
      subject: 'Order 1',
      body: 'Ten valves',
      createdAt,
      dueAt: createdAt,
    })
    .returning({ id: mail.id })
  return row?.id ?? 0
}

async function refused(at: Stage, reply: string) {
  const id = await causeMail()
  server.treatments.splice(0, Infinity, { at, reply })
  await deliver()
  server.treatments.length = 0
  const [row] = await api.database.orm.select().from(mail).where(eq(mail.id, id))
  return row
}

const ends = (fault: Fault, reply: string): boolean =>
  reply.startsWith('5') && (fault === 'recipient' || fault === 'content')

describe('a mail server refuses a mail', () => {
  test.each(replies.map(({ fault, example: [stage, reply] }) => [stage, reply, fault] as const))(
    'at %s with %j: the fault is of %s',
    async (stage, reply, fault) => {
      expect(await refused(stage, reply)).toMatchObject({
        fault,
        attempts: 1,
        state: ends(fault, reply) ? 'failed' : 'waiting',
        failure: expect.stringContaining(reply.slice(4)),
      })
      const isTold = ['sender', 'session', 'quota', 'unknown'].includes(fault)
      expect(api.faults.filter(line => line.includes('mails wait'))).toHaveLength(isTold ? 1 : 0)
    },
  )

  test('each row decides its own example', () => {
    for (const row of replies) {
      const [stage, reply] = row.example
      const others = replies.slice(0, replies.indexOf(row))
      expect(judgeReply(stage, reply).fault, reply).toBe(row.fault)
      expect(
        others.filter(each => each.example.join() === row.example.join()),
        reply,
      ).toEqual([])
    }
  })
})

// Replies as mail servers are known to give them, none of them an example of the table.
test.each([
  ['MAIL FROM', '421 4.3.0 Temporary System Problem. Try again later', 'session'],
  ['RCPT TO', '450 4.7.1 Client host rejected: cannot find your hostname', 'session'],
  ['RCPT TO', '451 4.7.1 Greylisting in action, please come back later', 'recipient'],
  ['content', '451 4.7.1 You have been greylisted', 'recipient'],
  ['RCPT TO', '452 4.2.2 The email account that you tried to reach is over quota', 'recipient'],
  ['RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota', 'recipient'],
  ['RCPT TO', '552 Mailbox quota exceeded', 'recipient'],
  ['RCPT TO', '450 4.2.1 The user you are trying to contact is receiving mail too quickly', 'recipient'],
  ['RCPT TO', '450 4.2.1 Peak SMTP relay limit exceeded for customer', 'quota'],
  ['RCPT TO', '550 5.7.1 Daily SMTP relay limit exceeded for customer', 'quota'],
  ['RCPT TO', '550 5.7.1 Email quota exceeded', 'quota'],
  ['content', '550 5.4.5 Daily sending quota exceeded', 'quota'],
  ['content', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', 'quota'],
  ['content', '421 4.7.28 Our system has detected an unusual rate of mail from your IP address', 'session'],
  ['content', '552 5.3.4 Message too big for system', 'content'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed maximum message size', 'content'],
  ['content', '552 5.7.0 This message was blocked because its content presents a security issue', 'content'],
  ['content', '550 5.7.1 Message rejected as spam by content filter', 'content'],
  ['content', '554 5.6.0 Message is malformed', 'content'],
  ['content', '554 5.2.252 SendAsDenied; office@market.example not allowed to send as mei', 'sender'],
  ['content', '554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException', 'sender'],
  ['content', '550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'sender'],
  ['content', "550 5.7.1 Unauthenticated email is not accepted due to the domain's DMARC policy", 'sender'],
  ['content', '550 5.7.515 Access denied, the sending domain does not meet the required level', 'sender'],
  ['RCPT TO', '550 5.1.8 <office@market.example>: Sender address rejected: Domain not found', 'sender'],
  ['RCPT TO', '550 5.7.23 <mei@seller.example>: Message rejected due to: SPF fail', 'sender'],
  ['MAIL FROM', '501 5.1.7 Bad sender address syntax', 'sender'],
  ['MAIL FROM', '553 sorry, that domain is not in my list of allowed senders', 'sender'],
  ['MAIL FROM', '530 5.7.57 Client not authenticated to send mail', 'session'],
  ['MAIL FROM', '530 Authentication required', 'session'],
  ['RCPT TO', '550 5.7.64 TenantAttribution; Relay Access Denied', 'session'],
  ['RCPT TO', '550 relay not permitted', 'session'],
  ['RCPT TO', '454 4.7.1 <mei@seller.example>: Relay access denied', 'session'],
  ['RCPT TO', '504 5.5.2 <market>: Helo command rejected: need fully-qualified hostname', 'session'],
  ['RCPT TO', '550 5.7.606 Access denied, banned sending IP [192.0.2.1]', 'session'],
  ['AUTH', '534 5.7.9 Application-specific password required', 'session'],
  ['AUTH', '454 4.7.0 Too many login attempts, please try again later', 'session'],
  ['greeting', '421 4.7.0 Try again later, closing connection', 'session'],
  ['RCPT TO', '553 5.1.2 We were not able to find the recipient domain', 'recipient'],
  ['RCPT TO', '556 5.1.10 Recipient address has null MX', 'recipient'],
  ['RCPT TO', '550 <quota.relay@seller.example> mailbox unavailable', 'recipient'],
  ['RCPT TO', '551 User not local', 'recipient'],
  ['content', '550 5.1.1 User unknown', 'recipient'],
  ['content', '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup', 'recipient'],
  // The reply of another mail server, repeated.
  ['MAIL FROM', '550 5.0.0 5.7.60 SMTP; Client does not have permissions to send as this sender', 'sender'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach\n550 5.1.1 does not exist', 'recipient'],
] as const)('at %s, %j is the fault of %s', (stage, reply, fault) => {
  expect(judgeReply(stage, reply)).toEqual({ fault, isFinal: ends(fault, reply) })
})

test('a fault of the operator is told once, however many mails wait, until the mail server takes one again', async () => {
  const told = () => api.faults.filter(line => line.includes('mails wait')).length
  const page = () =>
    api.get<string>('/api/outbox', { query: { secret: 'secret' }, headers: { accept: 'text/html' } })
  const quota = { at: 'MAIL FROM', reply: '550 5.4.5 Daily user sending limit exceeded' } as const
  const relay = { at: 'RCPT TO', reply: '554 5.7.1 Relay access denied' } as const
  const before = server.mails.length
  for (let at = 0; at < 4; at += 1) await causeMail()
  server.treatments.push(quota, quota, relay, quota)
  await deliver()
  expect(told()).toBe(2)
  expect((await page()).body).toMatch(/Mails wait since 15 Jan 2026[\s\S]*Daily user sending limit exceeded/)
  expect((await page()).body).toContain('Check the name, port, user and password in SMTP_URL')

  api.advance(2 * 60)
  await deliver()
  expect(server.mails).toHaveLength(before + 4)
  expect((await page()).body).not.toContain('Mails wait')

  await causeMail()
  server.treatments.push(quota)
  await deliver()
  expect(told()).toBe(2)
  expect((await page()).body).toContain('Mails wait')
  api.advance(25 * 3600)
  await deliver()
  await causeMail()
  server.treatments.push(quota)
  await deliver()
  expect(told()).toBe(3)
})
