import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsFromEnv } from '../../api/settings.ts'
import { START_TIMEOUT } from '../../api/testing/start-api.ts'
import * as renderer from '../render/renderer.ts'
import { startSites, type TestSites } from './testing/serve-site.ts'

let sites: TestSites
beforeAll(async () => {
  sites = await startSites(renderer)
}, START_TIMEOUT)
afterAll(() => sites.close())

describe('the log', () => {
  const FORGED = [
    '%0A{"time":"FORGED"}',
    '%0D%0A{"time":"FORGED"}',
    '%E2%80%A8{"time":"FORGED"}',
    '%1B[2K%1B[1A{"time":"FORGED"}',
    '%C2%85{"time":"FORGED"}',
  ]

  test.each(FORGED)(
    'has one line of JSON in ASCII for each event, whatever a visitor writes: %s',
    async text => {
      const lines: string[] = []
      const log = (line: string) => void lines.push(line)
      const away = await sites.serve({ log, limits: { ...sites.api.settings.limits } })
      away.isAway = true
      const broken = await sites.serve(
        { log },
        { ...renderer, renderFragment: (tag: string) => Promise.reject(new Error(`no ${tag}`)) },
      )
      for (const path of [
        `/product/1?x=${text}`,
        `/company/1/contactUs/4/subject/${text}`,
        `/sitemap-a${text}.xml`,
        `/render/trade-company?company-id=1&theme=${text}`,
        `/render/trade-company?company-id=1&data-locale=${text}`,
        `/render/${text}`,
      ]) {
        await away.get(path, {
          'user-agent': 'x',
          'x-forwarded-for': decodeURIComponent(text).replace(/[^ -~]/g, ''),
        })
        await broken.get(path)
      }
      expect(lines.length).toBeGreaterThan(6)
      for (const line of lines) {
        expect(line).toMatch(/^[ -~]*$/)
        expect(JSON.parse(line).time).not.toBe('FORGED')
      }
    },
  )

  test('has no words of a search when one fails', async () => {
    const lines: string[] = []
    const site = await sites.serve({ log: line => void lines.push(line) })
    site.answer = ({ url }) => (url.includes('/search/') ? Response.json({}, { status: 400 }) : undefined)
    await site.get('/search?keyword=SECRET')
    await site.get('/render/trade-search?keyword=SECRET')
    expect(lines.join()).toContain('/api/public/search/item was answered by 400')
    expect(lines.join()).not.toContain('SECRET')
  })
})

test('sitemaps that do not exist cost one reading of the catalogue together', async () => {
  const site = await sites.serve()
  const names = Array.from({ length: 200 }, (_, at) => `/sitemap-zz-${at}.xml`)
  const statuses = await Promise.all(names.map(async name => (await site.get(name)).status))
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect((await site.get('/sitemap-products-2.xml')).status).toBe(404)
  for (const origin of ['http://a.test', 'http://b.test'])
    expect((await site.get('/sitemap.xml', { origin })).status).toBe(200)
  expect(site.catalogueReads).toBe(1)
  sites.api.advance(6)
  await site.get('/sitemap-zz-1.xml')
  expect(site.catalogueReads).toBe(2)
})

test('an address that asks for too many new pages gets empty ones, which no crawler takes for pages', async () => {
  const site = await sites.serve()
  const { attempts } = sites.api.settings.limits.pageByAddress
  await site.get('/aboutUs')
  const path = (at: number) => `/company/1/contactUs/4/subject/${at}`
  for (let at = 1; at < attempts; at += 1) await site.get(path(at))
  const refused = await site.get(path(attempts))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toContain('<main id="main"')
  expect((await site.get('/aboutUs')).status).toBe(200)
  expect((await site.get(path(attempts), {}, '192.0.2.2')).status).toBe(200)
  sites.api.advance(1)
  expect((await site.get('/Help')).status).toBe(200)
})

describe('with public origins', () => {
  const origins = ['https://market.example', 'http://[2001:db8::1]:8080']

  test.each([
    'http://evil.test',
    'http://market.example.evil.test',
    'http://xmarket.example',
    'http://market.example:8080',
    'http://[2001:db8::1]',
    'http://127.0.0.1',
  ])('a request for %s is refused', async origin => {
    const site = await sites.serve({ origins, trustProxy: true })
    for (const path of [
      '/',
      '/product/1',
      '/robots.txt',
      '/sitemap.xml',
      '/render/trade-page?name=FAQ',
      '/api/x',
    ]) {
      const reply = await site.get(path, { origin, 'x-forwarded-host': 'market.example' })
      expect([path, reply.status]).toEqual([path, 421])
      expect(await reply.text()).toBe(
        'This server answers at https://market.example and http://[2001:db8::1]:8080 only.',
      )
    }
    expect((await site.get('/api/health', { origin })).status).toBe(200)
  })

  test.each([
    ['http://market.example', 'https://market.example'],
    ['http://market.example.', 'https://market.example'],
    ['http://market.example:443', 'https://market.example'],
    ['http://MARKET.example', 'https://market.example'],
    ['http://[2001:db8::1]:8080', 'http://[2001:db8::1]:8080'],
    ['http://[2001:DB8:0::1]:8080', 'http://[2001:db8::1]:8080'],
  ])('a request for %s is one for %s', async (origin, shown) => {
    const site = await sites.serve({ origins })
    const headers = { origin, 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' }
    expect(await (await site.get('/robots.txt', headers)).text()).toContain(`Sitemap: ${shown}/sitemap.xml`)
    const html = await (await site.get('/aboutUs', headers)).text()
    expect(html).toContain(`<link rel="canonical" href="${shown}/aboutUs">`)
    expect(html).not.toContain('evil.test')
  })

  test('they are read from the environment, and a wrong one stops the start', () => {
    const read = (PUBLIC_ORIGINS?: string) => settingsFromEnv({ PUBLIC_ORIGINS }).origins
    expect(read(undefined)).toEqual([])
    expect(read('')).toEqual([])
    expect(read('https://Market.example:443/, http://localhost:4173')).toEqual([
      'https://market.example',
      'http://localhost:4173',
    ])
    for (const wrong of [
      'market.example',
      'https://market.example/shop',
      'ftp://market.example',
      'https://a.b@c.d',
    ])
      expect(() => read(wrong)).toThrow(`PUBLIC_ORIGINS names "${wrong}", which is not a valid origin`)
  })
})

test('without public origins, every host is served, and X-Forwarded-Host changes nothing', async () => {
  const site = await sites.serve()
  const text = async (headers: Record<string, string>) => (await site.get('/robots.txt', headers)).text()
  expect(await text({ origin: 'http://one.test', 'x-forwarded-host': 'two.test' })).toContain(
    'http://one.test/',
  )
})
