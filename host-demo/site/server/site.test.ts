import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsFromEnv } from '../../api/settings.ts'
import { compressFolder } from '../../package/build/compress.ts'
import { createSite } from './site.ts'

const script = 'export const widgets = 24\n'.repeat(40)
const pages = {
  'index.html':
    '<trade-config storage-key="user" api-host="https://api.test/v1"></trade-config><main></main>',
  'dashboard.html': '<h1>Quote Me</h1>',
  'answer.html': '<h1>Answer</h1>',
  'frame.html': '<base target="_top"><trade-config storage-key="user"></trade-config>',
  'trade-widgets.js': script,
  'chunks/core-1a2b3c.js': script,
  'chunks/mark-1a2b3c.svg': '<svg/>',
  'secret.js': 'never by a detour',
  'THIRD-PARTY.txt': 'MIT',
  'tokens.css': ':root {}',
  'presets/sand.css': ':root {}',
  'releases/0.9.0/trade-widgets.js': `${script}// of before`,
  'releases/0.9.0/sri.json': '{}',
  'releases/0.10.0/trade-widgets.js': script,
  'releases/0.10.0/trade-widgets.tgz': 'released',
  'v/0.10.0/trade-widgets.tgz': 'built again',
  'v/0.11.0/trade-widgets.tgz': 'built',
  'v/0.11.0/sri.json': '{}',
  'releases/.0.11.0-42/trade-widgets.js': 'half of it',
}

const log: string[] = []
const settings = settingsFromEnv({}, { log: line => log.push(line), trustProxy: true })

let folder: string
let site: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trade-site-'))
  for (const [path, text] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await compressFolder(folder)
  const api = { fetch: ({ url }: Request) => Response.json({ asked: new URL(url).pathname }) }
  site = await createSite(folder, api, () => '<h1>Partner pages</h1>', settings, join(folder, 'releases'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  site.request(path, { headers })

test.each([
  '/',
  '/product/7',
  '/nowhere',
  '/product/%E0%A4%A',
  '/company/5/contactUs/4/subject/a.pdf',
  '/apiary',
  '/.git/config',
])('%s is a page of the storefront', async path => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(pages['index.html'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ...['/app', '/app/', '/app/dashboard', '/app/nowhere', '/chunks/gone.js', '/partner/nowhere'],
  ...[
    '/llms.txt',
    '/developers/nowhere',
    '/.env',
    '/wp-login.php',
    '/product/7.html',
    '/style.css',
    '/presets/gone.css',
    '/index.html.br',
    '//..%252fpackage.json',
    '//a:b/c.json',
  ],
])('%s never falls back to the storefront', async path => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('every address under /api belongs to the API', async () => {
  expect(await (await get('/api/public/nowhere')).json()).toEqual({ asked: '/api/public/nowhere' })
})

test('a visitor who came over TLS is told to stay with it', async () => {
  const policyOf = async (headers = {}) => (await get('/', headers)).headers.get('strict-transport-security')
  expect(await policyOf({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  expect(await policyOf({ 'x-forwarded-proto': 'https, http' })).toBeNull()
  expect(await policyOf()).toBeNull()
})

test.each([
  ['/app/dashboard/menu', 'same-origin'],
  ['/answer', 'same-origin'],
  ['/', null],
  ['/product/1', null],
  ['/login', null],
  ['/frame/trade-rfq', null],
])('%s has the opener policy %s', async (path, policy) => {
  expect((await get(path)).headers.get('cross-origin-opener-policy')).toBe(policy)
})

test('the log has a line for each page, without its query', async () => {
  await get('/app/dashboard/menu?token=secret')
  expect(log.at(-1)).toContain('"method":"GET","path":"/app/dashboard/menu","status":200')
  expect(log.join()).not.toContain('secret')
})

test.each([
  ['/answer%23abc-DEF_1', '/answer#abc-DEF_1'],
  ['/answer%2523abc', '/answer#abc'],
  ['/answer/%23abc?utm_source=mail', '/answer#abc'],
  ['/answer%23abc%3E', '/answer#abc%3E'],
  ['/answer%23abc%0A%C3%A9', '/answer#abc%0A%C3%A9'],
  ['/answer/', '/answer'],
])('%s, a link that a mail gateway has changed, leads to %s without a trace', async (path, address) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('location')]).toEqual([302, address])
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  expect(log.at(-1)).toMatch(/"path":"\/answer\/?","status":302/)
  expect(log.join()).not.toContain('abc')
})

test('the licences of built-in packages can be read', async () => {
  expect(await (await get('/THIRD-PARTY.txt')).text()).toBe('MIT')
})

test('search engines may read everything', async () => {
  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow:\nSitemap: http://localhost/sitemap.xml\n',
  )
})

test('other sites can frame only the pages of elements for frames', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  const framed = await get('/frame/trade-rfq')
  expect(await framed.text()).toBe(pages['frame.html'])
  expect(framed.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await policyOf('/frame/trade-rfq')).toMatch(/default-src 'none'.*frame-ancestors \*$/)
  for (const path of ['/', '/app/dashboard/menu', '/answer', '/rfqProduct/1'])
    expect(await policyOf(path)).toMatch(/frame-ancestors 'self'$/)
  for (const path of ['/frame', '/frame/', '/frame/trade-login', '/frame/trade-config', '/frame/trade-rfq/1'])
    expect((await policyOf(path)) ?? '').not.toContain('frame-ancestors *')
})

test('a page may load only from its own origin and call only the hosts of its configuration', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(policy).toContain("connect-src 'self' https://api.test;")
  expect(policy).not.toContain('unsafe')
})

test.each(['/', '/app/dashboard/menu', '/answer', '/partner/', '/frame/trade-rfq'])(
  '%s requires Trusted Types',
  async path => {
    const policy = (await get(path)).headers.get('content-security-policy')
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types [\w -]+;/)
  },
)

test.each(['/app/dashboard/menu?token=secret', '/answer'])(
  'the address of %s, which carries a token, is neither cached nor sent as a referrer',
  async path => {
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  },
)

test('any origin may load the script, which is revalidated, and its chunks, which are cached forever', async () => {
  const loader = await get('/trade-widgets.js')
  const chunk = await get('/chunks/core-1a2b3c.js')
  for (const { headers } of [loader, chunk]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  }
  expect(loader.headers.get('cache-control')).toBe('no-cache')
  expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each(['/tokens.css', '/presets/sand.css'])('any origin may use %s', async path => {
  const { headers } = await get(path)
  expect(headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ...['/', '/product/7', '/app/dashboard/menu', '/partner/', '/trade-widgets.js', '/chunks/core-1a2b3c.js'],
  ...[
    '/THIRD-PARTY.txt',
    '/chunks/mark-1a2b3c.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/app/nowhere',
    '/chunks/gone.js',
    '/partner/nowhere',
  ],
])('%s states its charset', async path => {
  expect((await get(path)).headers.get('content-type')).toMatch(/; ?charset=utf-8$/i)
})

test('a file that a browser has is not sent again', async () => {
  const etag = (await get('/trade-widgets.js')).headers.get('etag') ?? ''
  const again = await get('/trade-widgets.js', { 'if-none-match': `"other", W/${etag}` })
  expect(again.status).toBe(304)
  expect(again.headers.get('access-control-allow-origin')).toBe('*')
  expect(await again.text()).toBe('')
})

test('every released version is served forever, to any origin', async () => {
  const response = await get('/v/0.9.0/trade-widgets.js', { 'accept-encoding': 'br' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('// of before')
  expect(await (await get('/v/0.9.0/sri.json')).json()).toEqual({})
  const list = await get('/v/versions.json')
  expect(await list.json()).toEqual({ versions: ['0.10.0', '0.9.0'] })
  expect(list.headers.get('cache-control')).toBe('no-cache')
})

test('the package of this build can be installed before its release, and never replaces a released one', async () => {
  const built = await get('/v/0.11.0/trade-widgets.tgz')
  expect(await built.text()).toBe('built')
  expect(built.headers.get('content-type')).toBe('application/gzip')
  expect(built.headers.get('cache-control')).toBe('no-cache')
  expect(built.headers.get('x-content-type-options')).toBe('nosniff')
  const released = await get('/v/0.10.0/trade-widgets.tgz')
  expect(await released.text()).toBe('released')
  expect(released.headers.get('cache-control')).toContain('immutable')
})

test.each([
  ...['/v/0.11.0/sri.json', '/v/0.12.0/trade-widgets.tgz'],
  ...['/v/0.9.0', '/v/0.9.0/', '/v/0.9.0/chunks/gone.js', '/v/0.8.0/trade-widgets.js', '/v/latest/sri.json'],
  ...[
    '/v/.0.11.0-42/trade-widgets.js',
    '/v/0.9.0/..%2f..%2fsecret.js',
    '/v/0.9.0/..%2f0.10.0/trade-widgets.js',
  ],
  ...['/v/0.9.0//trade-widgets.js', '/v/0.9.0/..%5c..%5csecret.js'],
])('%s is not a file of a release', async path => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each(['/chunks/..%2fsecret.js', '/chunks//secret.js'])('%s returns no file', async path => {
  expect((await get(path)).status).toBe(404)
})

test('index.html has an address of its own, and dashboard.html has none', async () => {
  expect(await (await get('/index.html')).text()).toBe(pages['index.html'])
  expect((await get('/dashboard.html')).status).toBe(404)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', null],
  ['zstd', null],
])('a browser that reads "%s" gets %s', async (accepted, encoding) => {
  const response = await get('/trade-widgets.js', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  if (encoding === 'br') {
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script)
  }
})

test('HEAD answers like GET, without the body', async () => {
  const response = await site.request('/trade-widgets.js', { method: 'HEAD' })
  expect(response.headers.get('content-length')).toBe(String(script.length))
  expect(await response.text()).toBe('')
})

test('a site that is not built says how to build it', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'trade-site-'))
  const api = { fetch: () => new Response() }
  await expect(createSite(empty, api, () => '', settings)).rejects.toThrow('npm run build')
  await rm(empty, { recursive: true })
})
