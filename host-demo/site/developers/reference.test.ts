import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { budgets } from '#host-demo/checks/budgets.ts'
import api from '#host-demo/package/npm/api.json'
import { createSite } from '#host-demo/site/server/site.ts'
import { destinationAt } from '#host-demo/site/storefront/route-match.ts'
import { routePatterns } from '#host-demo/site/storefront/route-patterns.ts'
import { stores } from '#shared/storage/device-records.ts'
import { addressOf } from './address.ts'
import { referenceFiles } from './files.tsx'
import { partOf } from './markdown.tsx'

const files = await referenceFiles()
const { elements, events, configuration, tokens } = api.surface
const documents = Object.entries(files).filter(([name]) => name.endsWith('.html'))
/** Stands in for the files that the build puts beside them. */
const stubs = {
  'index.html': 'the storefront',
  'dashboard.html': '',
  'answer.html': '',
  'frame.html': '',
  'trade-widgets.js': '',
  'THIRD-PARTY.txt': '',
  'developers/developers.js': '',
  'developers/developers.css': '',
  'developers/icon.svg': '',
  'developers/trade-widgets.zip': '',
}

let folder: string
let site: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trade-reference-'))
  for (const [name, text] of Object.entries({ ...stubs, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const settings = settingsFromEnv({}, { log: () => undefined, trustProxy: true })
  site = await createSite(folder, { fetch: () => new Response() }, () => '', settings)
})

afterAll(() => rm(folder, { recursive: true }))

const documentAt = (name: string): string => files[`developers/${name}.html`] ?? ''
const idsOn = (html: string): Set<string | undefined> =>
  new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))

/** `llms.txt` by its headings. */
const texts = new Map(
  (files['llms.txt'] ?? '').split('\n## ').map(text => {
    const [heading = '', ...lines] = text.split('\n')
    return [heading.replaceAll('`', ''), lines.join('\n')]
  }),
)

/** Returns the names that are missing from a page, or from the text of `llms.txt` under this heading. */
function missing({ page, heading }: { page: string; heading: string }, id: string, names: readonly string[]) {
  const ids = idsOn(documentAt(page))
  return names.filter(name => !ids.has(`${id}-${name}`) || !texts.get(heading)?.includes(`- \`${name}\``))
}

test.each(Object.entries(elements))('the page of %s documents its public surface', (tag, element) => {
  const { attributes, events, slots, parts, methods } = element
  const place = { page: tag, heading: `<${tag}>` }
  expect(documentAt(tag)).toContain(`<h1><code>&lt;${tag}&gt;</code></h1>`)
  expect(missing(place, 'attribute', Object.keys(attributes))).toEqual([])
  expect(missing(place, 'event', events)).toEqual([])
  expect(missing(place, 'slot', slots)).toEqual([])
  expect(missing(place, 'part', parts)).toEqual([])
  expect(missing(place, 'method', Object.keys(methods))).toEqual([])
  for (const [name, { required }] of Object.entries<{ type: readonly string[]; required?: string }>(
    attributes,
  )) {
    if (required)
      expect(documentAt(tag), name).toMatch(new RegExp(`<pre><code>[^<]*&lt;${tag} [^<]*${name}=`))
  }
})

test('settings, tokens and events are on their pages', () => {
  expect(
    missing({ page: 'configuration', heading: 'Settings' }, 'setting', Object.keys(configuration)),
  ).toEqual([])
  expect(missing({ page: 'configuration', heading: 'Tokens' }, 'token', tokens)).toEqual([])
  expect(missing({ page: 'events', heading: 'All events' }, 'event', Object.keys(events))).toEqual([])
})

test('what the script does on a site lists sizes, first calls and stored keys as the sources have them', () => {
  const page = 'on-your-site'
  const keys = Object.keys(stores).map(name => `trade-widgets:${name}:`)
  const storage = { page, heading: 'Keys of local storage' }
  expect(
    missing(storage, 'storage-keys', ['trade-widgets:user', 'trade-widgets:browser-notice', ...keys]),
  ).toEqual([])
  expect(texts.get(storage.heading)).toMatch(/`trade-widgets:draft:`: .* Kept for 7 days/)
  const sizes = { page, heading: 'Size of each element' }
  expect(missing(sizes, 'size', ['trade-widgets.js', 'core', 'trade-rfq'])).toEqual([])
  for (const { all } of budgets) expect(texts.get(sizes.heading)).toContain(`At most ${all} kB`)
  const requests = { page, heading: 'First calls of each element' }
  expect(missing(requests, 'request', ['trade-rfq', 'trade-search'])).toEqual([])
  expect(texts.get(requests.heading)).toContain('- `trade-rfq`: `GET /api/public/product/detail`')
})

/** Pages of frameworks, with the files that each quotes from the site that is built and tested for it. */
const quotes: readonly [page: string, title: string, files: readonly string[]][] = [
  ['angular', 'Angular', ['angular/src/main.ts']],
  ['astro', 'Astro', ['astro/src/pages/index.astro', 'astro/src/pages/other.astro']],
  ['next', 'Next.js', ['next/app/layout.jsx', 'next/app/page.jsx', 'next/app/other/page.jsx']],
  ['nuxt', 'Nuxt', ['nuxt/nuxt.config.ts', 'nuxt/app/app.vue', 'nuxt/app/pages/index.vue']],
  ['preact', 'Preact', ['preact/src/main.jsx']],
  ['react', 'React', ['react-18/src/main.jsx']],
  ['solid', 'Solid', ['solid/src/main.jsx']],
  ['sveltekit', 'SvelteKit', ['sveltekit/src/routes/+layout.svelte', 'sveltekit/src/routes/+page.svelte']],
  ['vue', 'Vue', ['vue/vite.config.js', 'vue/src/main.js', 'vue/src/page.vue']],
]

test.each(quotes)('the page “%s” leads from install to test with tested code', async (page, title, names) => {
  const html = documentAt(page)
  const text = texts.get(title) ?? ''
  for (const name of names) {
    const source = (await readFile(`host-demo/package/frameworks/sites/${name}`, 'utf8')).trim()
    expect(html).toContain(
      renderToStaticMarkup(createElement('pre', null, createElement('code', null, source))),
    )
    expect(text).toContain(source)
  }
  for (const heading of ['Install', 'Events', 'Server rendering', 'Testing'])
    expect(html).toContain(`>${heading}</h2>`)
  expect(documentAt('index')).toContain(`<a href="${addressOf(page)}">${title}</a>`)
})

test('every link has a target, anchors included', async () => {
  const patterns = routePatterns('')
  const dead: string[] = []
  for (const [name, html] of documents) {
    const page = new URL(`http://localhost/${name.replace(/(\/index)?\.html$/, '')}`)
    for (const [, link = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const url = new URL(link.replaceAll('&amp;', '&'), page)
      const answer = await site.request(url.pathname)
      const text = await answer.text()
      const isThere = text === stubs['index.html'] ? destinationAt(url, patterns).known : answer.ok
      const isPlace = url.hash === '' || idsOn(text).has(decodeURIComponent(url.hash.slice(1)))
      if (url.origin !== page.origin || !isThere || !isPlace) dead.push(`${name}: ${link}`)
    }
  }
  expect(dead).toEqual([])
})

test.each(documents)('%s has one main heading, its own title, and nothing inline', (name, html) => {
  expect(html.match(/<h1/g)).toHaveLength(1)
  const title = /<title>[^<]+<\/title>/.exec(html)?.[0] ?? ''
  expect(title && documents.filter(([, other]) => other.includes(title)).map(([other]) => other)).toEqual([
    name,
  ])
  expect(html).not.toMatch(/<style|<[^>]* style=|<script(?![^>]* src=)|<[^>]* on[a-z]+=/)
  expect(idsOn(html).size).toBe(html.match(/ id="/g)?.length)
})

test('the pages have addresses without an extension, and a policy that allows nothing inline', async () => {
  const page = await site.request(addressOf('trade-rfq'))
  expect(await page.text()).toBe(documentAt('trade-rfq'))
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';")
  expect((await site.request('/developers/')).headers.get('location')).toBe('/developers')
  for (const path of ['/developers/nothing', '/developers/index', '/developers/trade-rfq.html'])
    expect((await site.request(path)).status, path).toBe(404)
})

test('the sitemap lists every page of the reference and the storefront, with the requested origin', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  const robots = await (await site.request('http://market.example/robots.txt', { headers })).text()
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  expect(address).toBe('https://market.example/sitemap.xml')
  const index = await (await site.request('http://market.example/sitemap.xml', { headers })).text()
  expect(index).toContain('<loc>https://market.example/sitemap-pages.xml</loc>')
  const map = await (await site.request('http://market.example/sitemap-pages.xml', { headers })).text()
  const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
  expect(places).toContain('https://market.example/categories')
  expect(places).not.toContain('https://market.example/login')
  expect(places.filter(place => place?.includes('/developers'))).toHaveLength(documents.length)
})

test('a missing part of a text is named', () => {
  const text = '# A\n\n## One\none, two, three\n\n## Two\nfour'
  expect(partOf(text, { section: 'One', from: 'two', to: 'three' })).toBe('two, ')
  expect(partOf(text, { section: 'Two' })).toBe('four')
  expect(() => partOf(text, { section: 'One', from: 'four' })).toThrow('“One” does not contain “four”')
  expect(() => partOf(text, { section: 'Three' })).toThrow('“Three”')
})
