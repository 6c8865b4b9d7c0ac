import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from './app.ts'
import { START_TIMEOUT, startApi, type TestApi } from './testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

describe('another site', () => {
  const origin = 'https://partner.example'

  test('may call with a bearer and its own key, without cookies', async () => {
    const { status, headers } = await api.send('OPTIONS', '/api/public/rfq/new2', undefined, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type, idempotency-key',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type,Idempotency-Key')
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    expect(headers.get('Access-Control-Max-Age')).toBe('7200')
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  test.each([
    ['an answer', '/api/public/category/all', 200],
    ['a refusal', '/api/login/userdetail', 401],
    ['what is not there', '/api/nothing', 404],
  ])('can read %s', async (_, path, expected) => {
    const { status, headers } = await api.get(path, { headers: { origin } })
    expect(status).toBe(expected)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,ETag')
  })
})

describe('caching', () => {
  test('a caller with the current reply to a public read gets 304, readable by another site', async () => {
    const first = await api.get('/api/public/category/all')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600')
    const headers = { 'if-none-match': first.headers.get('ETag') ?? '', origin: 'https://partner.example' }
    const again = await api.get('/api/public/category/all', { headers })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'))
  })

  test('an error is answered in full and never cached, also for a conditional request', async () => {
    const headers = { 'if-none-match': '*' }
    const { status, headers: answered } = await api.get('/api/public/product/detail?productId=999', {
      headers,
    })
    expect(status).toBe(404)
    expect(answered.get('Cache-Control')).toBe('no-store')
    expect(answered.get('ETag')).toBeNull()
  })

  test.each([
    ['/api/public/search/item?searchKeyword=valve', 'public, max-age=5, stale-while-revalidate=10'],
    ['/api/public/product/detail?productId=1', 'public, max-age=5, stale-while-revalidate=10'],
    ['/api/public/tenant/website?tenantId=1', 'public, max-age=5, stale-while-revalidate=10'],
    ['/api/public/product/detail?productId=999', 'no-store'],
    ['/api/health', 'no-store'],
  ])('%s is cached as %s', async (path, rule) => {
    expect((await api.get(path)).headers.get('Cache-Control')).toBe(rule)
  })

  test('data of a member is never cached', async () => {
    const token = await api.asBuyer()
    for (const path of ['/api/login/userdetail', '/api/dashboard/quotes']) {
      expect((await api.get(path, { token })).headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

describe('a wrong request', () => {
  const json = { 'Content-Type': 'application/json' }
  const add = (body: string) => api.send('POST', '/api/public/newsletter/add', body, { headers: json })

  test.each(['', '{', 'null', '[]', '"text"', '{"email":}', '\u0000', '{"email":"a"}}'])(
    'with the body %j is answered 400 in JSON',
    async body => {
      const answer = await add(body)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ ReturnCode: 400, ResponseMessage: expect.stringContaining('JSON') })
    },
  )

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    '',
  ])('as %j is refused, because another site could send that without a preflight', async type => {
    const body = new Blob(['{"email":"a@example.test"}'], { type })
    const answer = await api.app.request('/api/public/newsletter/add', { method: 'POST', body })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toEqual({
      ReturnCode: 415,
      ResponseMessage: 'Send the request as application/json.',
    })
  })

  test('as JSON with a charset is accepted', async () => {
    const body = new Blob(['{"email":"a@example.test"}'], { type: 'application/json; charset=utf-8' })
    const answer = await api.app.request('/api/public/newsletter/add', { method: 'POST', body })
    expect(answer.status).toBe(200)
  })

  test('with a key that has a meaning in JavaScript is only wrong', async () => {
    const { body } = await add('{"__proto__":{"email":"a@example.test"},"constructor":1}')
    expect(body).toEqual({ ReturnCode: 401, ResponseMessage: 'Email is empty' })
  })

  test.each(['newsletter/add', 'rfq/new2', 'inquiry/new2', 'user/addNewChat'])(
    'with endless nesting is answered 400 by %s',
    async call => {
      const sent = { headers: json, token: await api.asBuyer() }
      const brackets = [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const
      for (const [open, close] of brackets) {
        for (const levels of [20, 3000, 6000]) {
          const body = `{"email":${open.repeat(levels)}1${close.repeat(levels)}}`
          const answer = await api.send('POST', `/api/public/${call}`, body, sent)
          expect(answer.status).toBe(400)
          expect(answer.body).toMatchObject({ ResponseMessage: 'The request body is nested too deeply.' })
        }
      }
    },
  )

  test('of more than 64 KB is answered 413', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
    const answer = await add(body)
    expect(answer.status).toBe(413)
    expect(answer.body).toEqual({
      ReturnCode: 413,
      ResponseMessage: 'The request is too large: at most 64 KB.',
    })
  })

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['DELETE', '/api/public/rfq/new2'],
    ['GET', '/api/public/rfq/new2'],
    ['POST', '/api/public/category/all'],
    ['GET', '/api/%2e%2e/%2e%2e/etc/passwd'],
    ['GET', '/api/public/%ff'],
  ])('by %s of %s is answered 404 in JSON', async (method, path) => {
    const answer = await api.send(method, path, undefined)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ ReturnCode: 404, ResponseMessage: 'This call was not found.' })
  })
})

test('every answer forbids everything that an API answer does not need', async () => {
  for (const path of ['/api/health', '/api/nothing', '/api/public/category/all']) {
    const { headers } = await api.get(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  }
})

test('a caller over TLS is told to stay with it; only a trusted proxy can say that a call used TLS', async () => {
  const policyOf = async (url: string, trustProxy = false, headers = {}) =>
    (
      await createApi({ database: api.database, settings: { ...api.settings, trustProxy } }).request(url, {
        headers,
      })
    ).headers.get('Strict-Transport-Security')
  const proxied = { 'x-forwarded-proto': 'https' }
  expect(await policyOf('https://api.test/api/health')).toBe('max-age=31536000')
  expect(await policyOf('http://api.test/api/health', true, proxied)).toBe('max-age=31536000')
  for (const refused of ['nothing', 'login/userdetail', 'public/product/detail?productId=x'])
    expect(await policyOf(`https://api.test/api/${refused}`)).toBe('max-age=31536000')
  expect(await policyOf('http://api.test/api/health', false, proxied)).toBeNull()
})

test('a test can answer instead of the API', async () => {
  const settings = {
    ...api.settings,
    faults: ({ method, url }: Request) =>
      method === 'POST' && url.includes('/rfq/') ? new Response('down', { status: 503 }) : undefined,
  }
  const faulty = createApi({ database: api.database, settings })
  const answer = await faulty.request('/api/public/rfq/new2', { method: 'POST' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect((await faulty.request('/api/health')).status).toBe(200)
})

test('health says that the database answers', async () => {
  expect((await api.get('/api/health')).body).toEqual({ status: 'ok', engine: api.database.engine })
})
