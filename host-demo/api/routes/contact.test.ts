import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessage, mail, subscriber } from '../database/tables.ts'
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

test('a newsletter address is stored once, and gets the same answer each time', async () => {
  const first = await api.post('/api/public/newsletter/add', { email: 'News@example.test' })
  const again = await api.post('/api/public/newsletter/add', { email: 'news@example.test ' })
  expect(first.body).toEqual({ ReturnCode: 200, ResponseMessage: 'Successfully Subscribed' })
  expect(again.body).toEqual(first.body)
  const kept = await api.database.orm.select().from(subscriber)
  expect(kept.map(({ email }) => email)).toEqual(['news@example.test'])
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
