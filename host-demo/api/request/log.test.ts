import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

test('the log has a line of JSON for each answer, with the path and never the query', async () => {
  await api.get('/api/public/search/item?searchKeyword=secret-plans&token=abc', { from: '203.0.113.7' })
  expect(JSON.parse(api.log.at(-1) ?? '')).toEqual({
    time: expect.stringMatching(/^2026-.*Z$/),
    method: 'GET',
    path: '/api/public/search/item',
    status: 200,
    ms: expect.any(Number),
    address: '203.0.113.7',
  })
  expect(api.log.join('\n')).not.toMatch(/secret-plans|abc/)
})

test.each(['%23', '%2523', '%252523'])(
  'the log has no path after %s, where a link has its secret',
  async encoded => {
    await api.get(`/api/a${encoded}secret%0Amore`)
    expect(JSON.parse(api.log.at(-1) ?? '')).toMatchObject({ path: '/api/a', status: 404 })
  },
)

test('no path forges or hides a line of the log', async () => {
  const path = '/api/a\n{"status":200}\r\u001b[2K\u009b\u2028\u202e'
  await api.get(encodeURI(path))
  const line = api.log.at(-1) ?? ''
  expect(line).toMatch(/^[ -~]+$/)
  expect(JSON.parse(line)).toMatchObject({ path, status: 404 })
})

test('a server fault reveals nothing to the caller, and no typed text to the log', async () => {
  await api.database.orm.execute(sql`alter table subscriber rename to hidden`)
  const answer = await api.post('/api/public/newsletter/add', { email: 'private@example.test' })
  await api.database.orm.execute(sql`alter table hidden rename to subscriber`)
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    ReturnCode: 500,
    ResponseMessage: 'Something went wrong on our side. Please try again in a moment.',
  })
  const [line = '', ...more] = api.faults
  expect(JSON.parse(line)).toMatchObject({
    method: 'POST',
    path: '/api/public/newsletter/add',
    error: expect.stringContaining('"subscriber" does not exist'),
    stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
  })
  expect(line).not.toContain('private@example.test')
  expect(more).toEqual([])
})

test('the log says once that a proxy is not trusted, and nothing about a trusted one', async () => {
  const warnings = async (trustProxy: boolean) => {
    const told: string[] = []
    const settings = { ...api.settings, trustProxy, logFault: (line: string) => told.push(line) }
    const app = createApi({ database: api.database, settings })
    await app.request('/api/health')
    expect(told).toEqual([])
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP']) {
      await app.request('/api/health', { headers: { [name]: '192.0.2.7' } })
    }
    return told
  }
  expect(await warnings(true)).toEqual([])
  const [line = '', ...more] = await warnings(false)
  expect(JSON.parse(line)).toMatchObject({ warning: expect.stringContaining('use TRUST_PROXY=1') })
  expect(more).toEqual([])
})
