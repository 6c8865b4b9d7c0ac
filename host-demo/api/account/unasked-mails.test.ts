import { inArray } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mail } from '../database/tables.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { mailboxOf } from './unasked-mails.ts'

test.each([
  ['mei@host.example', 'mei@host.example'],
  ['Mei+Shop@Host.example', 'mei@host.example'],
  ['mei+a+b@host.example', 'mei@host.example'],
  ['m.e.i@host.example', 'm.e.i@host.example'],
  ['m.e.i+shop@gmail.com', 'mei@gmail.com'],
  ['mei@googlemail.com', 'mei@gmail.com'],
  ['+mei@host.example', '+mei@host.example'],
])('mail to %s reaches the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email).mailbox).toBe(mailbox)
})

describe('a stranger', () => {
  let api: TestApi
  const after: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    const server = await startMailServer()
    api = await startApi({ mailServer: { url: server.url, from: 'office@market.example' } })
    after.push(api.close, server.close)
  }, START_TIMEOUT)
  afterAll(() => Promise.all(after.map(close => close())))

  /** Does all that mails an address, and returns the answers. */
  async function flood(email: string) {
    const token = await api.join({ Email: email })
    const answers = [
      await api.post('/api/dashboard/confirmation', {}, { token }),
      await api.put('/api/Admin/password/recovery', { emailTo: email }),
      await api.post('/api/public/newsletter/add', { email }),
    ]
    return answers.map(({ status, body }) => [status, body])
  }
  const mailsTo = (emails: string[]) => api.database.orm.$count(mail, inArray(mail.recipient, emails))

  test('cannot fill a mailbox by its sub-addresses, and hears the same answers as before', async () => {
    const emails = Array.from({ length: 8 }, (_, at) => `mei+${at}@victim.example`)
    const answers: Awaited<ReturnType<typeof flood>>[] = []
    for (const email of emails) answers.push(await flood(email))
    expect(answers).toEqual(answers.map(() => answers[0]))
    const { attempts, seconds } = api.settings.limits.unaskedMailByMailbox
    expect(await mailsTo(emails)).toBe(attempts)
    api.advance(seconds)
    await api.put('/api/Admin/password/recovery', { emailTo: emails[0] })
    expect(await mailsTo(emails)).toBe(attempts + 1)
  })

  test('cannot fill the mailboxes of a domain', async () => {
    const { attempts } = api.settings.limits.unaskedMailByDomain
    const emails = Array.from({ length: attempts + 20 }, (_, at) => `m${at}@victim.example`)
    for (const [at, email] of emails.entries())
      await api.post('/api/public/newsletter/add', { email }, { from: `192.0.2.${at}` })
    expect(await mailsTo(emails)).toBe(attempts)
  })
})
