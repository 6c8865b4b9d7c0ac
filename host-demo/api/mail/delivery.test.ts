import { createServer } from 'node:net'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mail, subscriber } from '../database/tables.ts'
import { startMails } from '../start-mails.ts'
import { headerOf, unbroken } from '../testing/mail-content.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { deliverDue } from './delivery.ts'
import { createSmtp, type Deliver } from './smtp.ts'

const FROM = 'office@market.example'
const SUBJECT = 'Your temporary password'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
let deliver: ReturnType<typeof createSmtp>
beforeEach(async () => {
  server = await startMailServer()
  const mailServer = { url: server.url, from: FROM }
  api = await startApi({ mailServer, outboxSecret: 'secret' })
  deliver = createSmtp(mailServer)
  const mails = await startMails(apiOf())
  await mails.close()
}, START_TIMEOUT)
afterEach(async () => {
  await api.close()
  await server.close()
})

const apiOf = () => ({ orm: api.database.orm, settings: api.settings })
const deliverNow = () => deliverDue(apiOf(), deliver)
const MINUTE = 60

/** Causes a mail to the demo buyer, and returns its id. */
async function causeMail(): Promise<number> {
  await api.put('/api/Admin/password/recovery', { emailTo: 'buyer@demo.test' })
  const [row] = await api.database.orm.select().from(mail).where(eq(mail.recipient, 'buyer@demo.test'))
  return row?.id ?? 0
}

const rowOf = async (id: number) => {
  const [row] = await api.database.orm.select().from(mail).where(eq(mail.id, id))
  return row
}

describe('a mail', () => {
  test('leaves once, as text and as HTML, from the sender of all mails', async () => {
    const id = await causeMail()
    await deliverNow()
    await deliverNow()
    expect(server.mails).toHaveLength(1)
    const [content = ''] = server.mails
    expect(headerOf(content, 'From')).toBe(FROM)
    expect(headerOf(content, 'To')).toBe('buyer@demo.test')
    expect(headerOf(content, 'Subject')).toBe(SUBJECT)
    expect(headerOf(content, 'Message-ID')).toMatch(/^<[\da-f-]{36}@market\.example>$/)
    expect(headerOf(content, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerOf(content, 'X-Auto-Response-Suppress')).toBe('OOF, AutoReply')
    expect(headerOf(content, 'Reply-To')).toBe('')
    expect(content).toContain('Replies to this e-mail are not read.')
    expect(content).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, failure: '' })
  })

  test('that the mail server refuses is not sent again before somebody asks for it', async () => {
    const id = await causeMail()
    server.treatments.push('refuse')
    await deliverNow()
    api.advance(24 * 60 * MINUTE)
    await deliverNow()
    expect(server.mails).toEqual([])
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('No such mailbox'),
    })
    expect(api.faults.join()).toContain(`mail ${id} was not sent: `)

    const headers = { accept: 'text/html' }
    const page = () => api.get<string>('/api/outbox', { query: { secret: 'secret' }, headers })
    expect((await page()).body).toMatch(/Failed, attempts: 1\. .*No such mailbox[\s\S]*<button>Send again/)
    const resend = (secret: string) =>
      api.send('POST', '/api/outbox/resend', new URLSearchParams({ secret, id: String(id) }))
    expect((await resend('guessed')).status).toBe(404)
    expect((await resend('secret')).status).toBe(303)
    expect((await resend('secret')).status).toBe(404)
    await deliverNow()
    expect(server.mails).toHaveLength(1)
    expect((await page()).body).toContain('Sent, attempts: 1.')
  })

  test('whose content the mail server refuses is not sent again', async () => {
    const id = await causeMail()
    server.treatments.push('refuse content')
    await deliverNow()
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Content refused'),
    })
  })

  test('that is greylisted waits longer each time, and leaves', async () => {
    const id = await causeMail()
    server.treatments.push('postpone', 'postpone')
    await deliverNow()
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(await deliverNow()).toBe(0)
    api.advance(2 * MINUTE)
    expect(await deliverNow()).toBe(1)
    api.advance(2 * MINUTE)
    expect(await deliverNow()).toBe(0)
    api.advance(2 * MINUTE)
    expect(await deliverNow()).toBe(1)
    expect(server.mails).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', doubts: 0 })
  })

  test('waits while the mail server is down', async () => {
    const id = await causeMail()
    await server.close()
    await deliverNow()
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    server = await startMailServer(server.port)
    api.advance(2 * MINUTE)
    await deliverNow()
    expect(server.mails).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', doubts: 0 })
  })

  test('that nobody takes for days fails', async () => {
    const id = await causeMail()
    await server.close()
    for (let at = 0; at < 40; at += 1) {
      await deliverNow()
      api.advance(4 * 60 * MINUTE)
    }
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 30 })
  })

  test.each([
    ['before it has the content', 'silence', { mails: 1, doubts: 0 }],
    ['after it has the content', 'silence after content', { mails: 2, doubts: 1 }],
  ] as const)('that the mail server never answers, %s, leaves later', async (_, treatment, expected) => {
    const id = await causeMail()
    server.treatments.push(treatment)
    const url = `${server.url}/?socketTimeout=2000`
    await deliverDue(apiOf(), createSmtp({ url, from: FROM }))
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    api.advance(2 * MINUTE)
    await deliverNow()
    expect(await rowOf(id)).toMatchObject({ state: 'sent', doubts: expected.doubts })
    expect(server.mails).toHaveLength(expected.mails)
    expect(new Set(server.mails.map(content => headerOf(content, 'Message-ID'))).size).toBe(1)
  })

  test('loses its password once it has left, and not before', async () => {
    const id = await causeMail()
    server.treatments.push('postpone')
    await deliverNow()
    expect((await rowOf(id))?.body).toMatch(/password is (\w{5}-){2}\w{5}\n/)
    api.advance(2 * MINUTE)
    await deliverNow()
    expect(server.mails[0]).toMatch(/password is (\w{5}-){2}\w{5}\r\n/)
    expect(await rowOf(id)).toMatchObject({
      secret: null,
      body: expect.stringContaining('Your temporary password is (removed after sending)'),
    })
  })

  test('after a broken connection is repeated once, under the same Message-ID', async () => {
    const id = await causeMail()
    server.treatments.push('break after content', 'break after content')
    for (let at = 0; at < 5; at += 1) {
      await deliverNow()
      api.advance(24 * 60 * MINUTE)
    }
    expect(server.mails).toHaveLength(2)
    const [one = '', other = ''] = server.mails
    expect(headerOf(one, 'Message-ID')).not.toBe('')
    expect(headerOf(other, 'Message-ID')).toBe(headerOf(one, 'Message-ID'))
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('may have arrived'),
    })
  })

  test('whose process died while it was sent is repeated once', async () => {
    const id = await causeMail()
    // The process ends between the answer of the mail server and its note of it, twice.
    const sendAndDie: Deliver = async (...given) => {
      await deliver(...given)
      throw new Error('killed')
    }
    for (let at = 0; at < 3; at += 1) {
      await deliverDue(apiOf(), sendAndDie).catch(() => undefined)
      expect(await deliverNow()).toBe(0)
      api.advance(5 * MINUTE)
    }
    expect(server.mails).toHaveLength(2)
    expect(await rowOf(id)).toMatchObject({ state: 'failed', doubts: 1 })
  })
})

test('a mail whose process dies before the content again and again is not given up', async () => {
  const id = await causeMail()
  const dieFirst: Deliver = () => Promise.reject(new Error('killed'))
  for (let at = 0; at < 4; at += 1) {
    await deliverDue(apiOf(), dieFirst).catch(() => undefined)
    api.advance(5 * MINUTE)
  }
  await deliverNow()
  expect(server.mails).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ state: 'sent', doubts: 0, attempts: 5 })
})

describe('one attempt', () => {
  /** A mail server that says `lines` and then sends a line every few milliseconds, until the connection ends. */
  async function startSlowServer(beginning: string) {
    let begin: () => void = () => undefined
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    let end: () => void = () => undefined
    const ended = new Promise<void>(resolve => {
      end = resolve
    })
    const server = createServer(socket => {
      begin()
      socket.write(beginning)
      const drip = setInterval(() => socket.write('220-still here\r\n'), 20)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(drip)
          end()
        })
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { url: `smtp://127.0.0.1:${port}`, begun, ended, close: () => server.close() }
  }

  test('ends at its deadline, whatever the mail server sends', async () => {
    const id = await causeMail()
    const slow = await startSlowServer('')
    await deliverDue(apiOf(), createSmtp({ url: slow.url, from: FROM }, 200))
    await slow.ended
    slow.close()
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      doubts: 0,
      fault: 'session',
      failure: 'The connection ended because the mail server took too long.',
    })
  })

  test('ends at once when the server stops, and the mail leaves once afterwards', async () => {
    const slow = await startSlowServer('')
    const settings = { ...api.settings, mailServer: { url: slow.url, from: FROM } }
    const id = await causeMail()
    const mails = await startMails({ ...apiOf(), settings })
    await expect.poll(async () => (await rowOf(id))?.state, { timeout: 30_000 }).toBe('sending')
    // A stop before it has connected leaves nothing to end.
    await slow.begun
    await mails.close()
    await slow.ended
    slow.close()
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0, doubts: 0 })
    await deliverNow()
    await deliverNow()
    expect(server.mails).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })
})

test('mails that somebody waits for leave before those to many', async () => {
  const { orm } = api.database
  const createdAt = api.settings.clock()
  const many = Array.from({ length: 3 }, (_, at) => ({
    recipient: `m${at}@example.test`,
    subject: 'Elsewhere',
    body: '',
    createdAt,
    dueAt: createdAt,
    priority: 2,
  }))
  await orm.insert(mail).values(many)
  await causeMail()
  await deliverNow()
  expect(server.mails.map(content => headerOf(content, 'Subject'))).toEqual([
    ...[SUBJECT, 'Elsewhere', 'Elsewhere', 'Elsewhere'],
  ])
})

test('a mail of the newsletter has a way out, by a link and by the button of mail programs', async () => {
  await api.post('/api/public/newsletter/add', { email: 'news@example.test' })
  await deliverNow()
  const text = unbroken(server.mails[0] ?? '')
  const [, address = ''] = /^List-Unsubscribe:\s+<https:\/\/market\.test(\S+)>\r$/m.exec(text) ?? []
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(text.split(address).length).toBeGreaterThan(2)
  expect((await api.get<string>(address)).body).toContain('Send me no newsletter')
  expect(await api.database.orm.$count(subscriber)).toBe(1)
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await api.send('POST', address, oneClick)).status).toBe(200)
  expect(await api.database.orm.$count(subscriber)).toBe(0)
})

test('two processes send no mail twice', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    await api.join({ Email: `${name}@example.test`, Name: name })
  await Promise.all([deliverNow(), deliverNow(), deliverNow()])
  const ids = server.mails.map(content => headerOf(content, 'Message-ID'))
  expect(new Set(ids).size).toBe(ids.length)
  const rows = await api.database.orm.select().from(mail).orderBy(asc(mail.id))
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'sent'))
  expect(ids).toHaveLength(rows.length)
})

test('mails from before the first start with a mail server stay, later ones leave by themselves', async () => {
  await (await startMails({ ...apiOf(), settings: { ...api.settings, mailServer: undefined } })).close()
  const before = await causeMail()
  expect(await deliverNow()).toBe(0)
  api.advance(MINUTE)
  const mails = await startMails(apiOf())
  await api.join({ Email: 'later@example.test' })
  await expect.poll(() => server.mails.length, { timeout: 30_000 }).toBe(1)
  await mails.close()
  expect(headerOf(server.mails[0] ?? '', 'To')).toBe('later@example.test')
  expect(await rowOf(before)).toMatchObject({ state: 'waiting', attempts: 0 })
})
