import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ outboxSecret: 'printed-at-start' })
  await api.put('/api/Admin/password/recovery', { emailTo: 'buyer@demo.test' })
  const contact = { email: 'a@example.test', name: 'Mei <mei@bank.example>', message: '<b>Bold</b>' }
  await api.put('/api/Admin/contact/us', contact)
}, START_TIMEOUT)
afterAll(() => api.close())

const query = { secret: 'printed-at-start' }

test('the link opens all mails, newest first, and no other site can read them', async () => {
  const { status, headers, body } = await api.get('/api/outbox', { query, from: '192.0.2.7' })
  expect(status).toBe(200)
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(body).toMatchObject([
    { to: 'office@trade.test', subject: 'Message from Mei mei bank.example' },
    { to: 'buyer@demo.test', body: expect.stringContaining('Your temporary password is') },
  ])
  expect((await api.get('/api/outbox?to=Buyer@demo.test', { query })).body).toHaveLength(1)
})

test('its page is plain, and no text of a mail becomes markup', async () => {
  const { headers, body } = await api.get<string>('/api/outbox', { query, headers: { accept: 'text/html' } })
  expect(headers.get('Content-Type')).toContain('text/html')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(body).toContain('&gt; &lt;b&gt;Bold&lt;/b&gt;')
})

const pageFor = async (given: object, language = 'en') => {
  const headers = { accept: 'text/html', 'accept-language': language }
  return (await api.get<string>('/api/outbox', { query: { ...query, ...given }, headers })).body
}

test('it shows the newest mail, or the one that is chosen, and filters by address', async () => {
  const [, older] = (await api.get<{ id: number }[]>('/api/outbox', { query })).body
  expect(await pageFor({})).toContain('<h2>Message from Mei mei bank.example</h2>')
  const chosen = await pageFor({ mail: older?.id })
  expect(chosen).toContain('Your temporary password is')
  expect(chosen.match(/aria-current=/g)).toHaveLength(1)
  const filtered = await pageFor({ to: 'Buyer@demo.test' })
  expect(filtered).toContain('value="buyer@demo.test"')
  expect(filtered).not.toContain('Message from Mei')
  expect(await pageFor({ to: 'nobody@demo.test' })).toContain('There is no mail to this address.')
})

test('its texts are in the language of the browser', async () => {
  expect(await pageFor({}, 'ms-MY')).toContain('Tiada pelayan e-mel')
})

// If the proxy sends no header of its own, every visit seems to come from this machine, by this name.
test.each([
  ['without the secret', {}],
  ['with an empty one', { secret: '' }],
  ['with another', { secret: 'printed-at-stars' }],
])('it does not exist %s, also on this machine', async (_, given) => {
  const headers = { host: 'localhost:4173' }
  const answer = await api.get('/api/outbox', { headers, query: given, from: '127.0.0.1' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('it does not exist without its own secret', async () => {
  const closed = createApi({ database: api.database, settings: { ...api.settings, outboxSecret: undefined } })
  for (const secret of ['', 'undefined', 'printed-at-start']) {
    expect((await closed.request(`/api/outbox?secret=${secret}`)).status).toBe(404)
  }
})
