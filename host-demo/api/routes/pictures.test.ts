import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

test.each([
  'ball-valve/0',
  'ball-valve/4',
  'ball-valve/1.svg?theme=dark',
  'icon/pipe',
  'logo/1',
  'banner/1',
  'initials/AR',
  'initials/%E5%BC%A0',
  'initials/-',
  'registration/1/0',
  'certificate/1/0',
  'award/1/0',
])('%s is an SVG that runs nothing', async name => {
  const path = name.includes('.svg') ? name : `${name}.svg`
  const { status, headers, body } = await api.get<string>(`/api/pictures/${path}`)
  expect(status).toBe(200)
  expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*sandbox$/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(headers.get('Cache-Control')).toBe('public, max-age=604800')
})

test('a picture is not sent again to a browser that has it', async () => {
  const first = await api.get('/api/pictures/pipe/0.svg')
  const etag = first.headers.get('ETag') ?? ''
  for (const known of [etag, `W/${etag}`]) {
    expect((await api.get('/api/pictures/pipe/0.svg', { headers: { 'If-None-Match': known } })).status).toBe(
      304,
    )
  }
})

test.each([
  'ball-valve/5.svg',
  'ball-valve/0.png',
  'ball-valve/-1.svg',
  'toString/0.svg',
  'icon/toString.svg',
  'logo/999.svg',
  'logo/x.svg',
  'initials/ABC.svg',
  'initials/%3C%3E.svg',
  'award/1/9.svg',
  'certificate/999/0.svg',
  '..%2f..%2fapp.ts/0.svg',
])('%s does not exist', async path => {
  expect((await api.get(`/api/pictures/${path}`)).status).toBe(404)
})

test('every picture that the replies name exists', async () => {
  const paths = [
    '/api/public/category/all',
    '/api/public/product/detail?productId=1',
    '/api/public/service/detail?serviceId=1',
    '/api/public/tenant/website?tenantId=1',
    '/api/public/product/recommended',
    '/api/public/search/item?itemType=COMPANY',
  ]
  const replies = await Promise.all(paths.map(path => api.get(path)))
  const named = new Set(JSON.stringify(replies.map(({ body }) => body)).match(/\/api\/pictures\/[^"]+/g))
  expect(named.size).toBeGreaterThan(15)
  for (const picture of named) expect((await api.get(picture)).status, picture).toBe(200)
})
