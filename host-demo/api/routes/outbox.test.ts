import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.put('/api/Admin/password/recovery', { emailTo: 'buyer@demo.test' })
  const contact = { email: 'a@example.test', name: '<b>Bold</b>', message: 'Hello' }
  await api.put('/api/Admin/contact/us', contact)
}, START_TIMEOUT)
afterAll(() => api.close())

const HERE = { host: 'localhost:4173' }

test('a browser on this machine reads all mails, newest first', async () => {
  const { status, body } = await api.get('/api/outbox', { headers: HERE })
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { to: 'office@trade.test', subject: 'Message from <b>Bold</b>' },
    { to: 'buyer@demo.test', body: expect.stringContaining('Your temporary password is') },
  ])
  expect((await api.get('/api/outbox?to=Buyer@demo.test', { headers: HERE })).body).toHaveLength(1)
})

test('as a page it is plain, and nothing in a mail becomes markup', async () => {
  const { headers, body } = await api.get<string>('/api/outbox', {
    headers: { ...HERE, accept: 'text/html' },
  })
  expect(headers.get('Content-Type')).toContain('text/html')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(body).toContain('Message from &lt;b&gt;Bold&lt;/b&gt;')
})

test.each([
  ['from another machine', HERE, '192.0.2.7'],
  ['through a proxy', { ...HERE, 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['by a foreign name that leads here', { host: 'evil.example' }, '127.0.0.1'],
  ['by a page of another site', { ...HERE, origin: 'https://evil.example' }, '127.0.0.1'],
  ['by another site’s fetch', { ...HERE, 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
])('it is not there %s', async (_, headers, from) => {
  const answer = await api.get('/api/outbox', { headers, from })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('it is not there when the setting is off', async () => {
  const closed = createApi({ database: api.database, settings: { ...api.settings, openOutbox: false } })
  const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  expect((await closed.request('http://localhost/api/outbox', { headers: HERE }, peer)).status).toBe(404)
})
