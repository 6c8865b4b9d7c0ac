import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpired } from '../database/delete-expired.ts'
import { contactMessage, mail, subscriber } from '../database/tables.ts'
import { lastMail } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

const contact = (given: object) =>
  api.put('/api/Admin/contact/us', { email: 'mei@example.test', name: 'Mei', message: 'Hello', ...given })

test('a contact message is stored, and mailed to the office', async () => {
  const { status, body } = await contact({ message: ' Do you sell\nvalves? ' })
  expect(status).toBe(200)
  expect(body).toEqual({
    ReturnCode: 200,
    ResponseMessage: 'Thank you for your message. We will answer you by e-mail.',
  })
  const [kept] = await api.database.orm.select().from(contactMessage)
  expect(kept).toMatchObject({ email: 'mei@example.test', name: 'Mei', message: 'Do you sell\nvalves?' })
  const [sent] = await api.database.orm.select().from(mail)
  expect(sent).toMatchObject({ recipient: 'office@trade.test', subject: 'Message from Mei' })
})

test('the office has the address of the settings, with which nobody can register', async () => {
  const desk = await startApi({ office: 'Desk@market.example' })
  const message = { name: 'Mei', email: 'mei@example.test', message: 'Hi' }
  await desk.put('/api/Admin/contact/us', message)
  expect(await desk.database.orm.select().from(mail)).toMatchObject([{ recipient: 'Desk@market.example' }])
  for (const Email of ['desk@market.example', 'desk+1@MARKET.example'])
    expect((await desk.register({ Email })).body.ReturnCode).toBe(400)
  await desk.close()
})

test.each([
  [{ name: '' }, 'Name is empty'],
  [{ email: '' }, 'Email is empty'],
  [{ message: ' \n' }, 'Message is empty'],
  [{ email: 'mei' }, 'Email is not valid'],
  [{ message: 'x'.repeat(10_001) }, 'message is too long: at most 10000 characters.'],
])('a contact message with %j is ReturnCode 401', async (given, message) => {
  expect(await contact(given)).toMatchObject({
    status: 200,
    body: { ReturnCode: 401, ResponseMessage: message.slice(0, 300) },
  })
})

test('a contact message is stored once per Idempotency-Key; a different one with that key, or one without a key, is not a repeat', async () => {
  const send = (message: string, headers = {}) =>
    api.put('/api/Admin/contact/us', { email: 'lim@example.test', name: 'Lim', message }, { headers })
  const withKey = { 'Idempotency-Key': 'message-1' }
  const first = await send('Hello', withKey)
  expect(await send('Hello', withKey)).toEqual(first)
  await send('Goodbye', withKey)
  await send('Hello')
  await send('Hello')
  const kept = await api.database.orm
    .select({ message: contactMessage.message })
    .from(contactMessage)
    .where(eq(contactMessage.email, 'lim@example.test'))
  expect(kept.map(({ message }) => message).sort()).toEqual(['Goodbye', 'Hello', 'Hello', 'Hello'])
})

describe('the newsletter', () => {
  const add = (email: string) => api.post('/api/public/newsletter/add', { email })
  const confirmedOf = async (email: string) => {
    const [row] = await api.database.orm.select().from(subscriber).where(eq(subscriber.email, email))
    return row?.confirmedAt
  }
  const linkTo = async (email: string) => (await lastMail(api, email)).link

  test('gets an address once, with the same answer each time, and asks it to confirm by a press of the button', async () => {
    const first = await add('News@example.test')
    const again = await add('news@example.test ')
    expect(first.body).toEqual({ ReturnCode: 200, ResponseMessage: 'Successfully Subscribed' })
    expect(again.body).toEqual(first.body)
    expect(await confirmedOf('news@example.test')).toBeNull()
    const link = await linkTo('news@example.test')
    for (const _ of ['the check of a mail server', 'the reader'])
      expect((await api.get<string>(link)).body).toContain('<button>Subscribe</button>')
    expect(await confirmedOf('news@example.test')).toBeNull()
    expect((await api.send<string>('POST', link, undefined)).body).toContain('You are subscribed')
    expect(await confirmedOf('news@example.test')).toEqual(api.settings.clock())
    const before = await api.database.orm.$count(mail)
    expect((await add('news@example.test')).body).toEqual(first.body)
    await api.send('POST', link, undefined)
    expect(await api.database.orm.$count(mail)).toBe(before)
  })

  test('is confirmed by no other link', async () => {
    await add('mine@example.test')
    await add('other@example.test')
    const [mine = '', other = ''] = [await linkTo('mine@example.test'), await linkTo('other@example.test')]
    const [name, signature] = [mine.split('.')[0], other.split('.')[1]]
    for (const forged of [
      `${name}.${signature}`,
      `${name}.`,
      '/api/mail/newsletter',
      // Bytes that PostgreSQL cannot store as text.
      '/api/mail/newsletter?token=AAAA',
      mine.replace('newsletter', 'newsletter/leave'),
    ])
      expect((await api.send('POST', forged, undefined)).status).toBe(404)
    expect(await confirmedOf('mine@example.test')).toBeNull()
  })

  test('forgets an address that never confirms', async () => {
    await add('never@example.test')
    api.advance(8 * 24 * 3600)
    await deleteExpired(api.database.orm, api.settings.clock())
    expect(await confirmedOf('never@example.test')).toBeUndefined()
    expect(await confirmedOf('news@example.test')).toBeDefined()
  })
})

test.each([
  ['', 'Email is empty'],
  ['news', 'Email is not valid'],
  [`${'n'.repeat(140)}@example.test`, 'Email is not valid'],
])('the newsletter refuses %j with ReturnCode 401', async (email, message) => {
  expect((await api.post('/api/public/newsletter/add', { email })).body).toEqual({
    ReturnCode: 401,
    ResponseMessage: message,
  })
})
