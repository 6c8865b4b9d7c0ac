import type { Context, MiddlewareHandler } from 'hono'
import { routes } from '#shared/routes/routes.ts'
import type { PublicPage } from '../../api/items/public-pages.ts'
import { originOf } from '../../api/request/headers.ts'
import { logLine } from '../../api/request/log.ts'
import { type RenderCache, type Rendered, sendEntry } from './render-cache.ts'
import type { RenderingSettings } from './rendered-pages.ts'

/** Routes with only the visitor's own data, or with only a password form. */
const own = new Set<string>([routes.login, routes.sent, routes.rfqList, routes.compare])

const PATHS = {
  products: '/product/',
  services: '/service/',
  categories: '/category/',
  companies: '/company/',
} as const

/** The records that have their own page, by kind. */
export type PublicPages = Readonly<Record<keyof typeof PATHS, readonly PublicPage[]>>

export const noPages = async (): Promise<PublicPages> => ({
  products: [],
  services: [],
  categories: [],
  companies: [],
})

/** The most addresses that a file may hold, by the protocol. */
const MAX_ADDRESSES = 50_000

type Address = { path: string; changedAt: Date | null }

/** The addresses of each file by its path, without the index. */
type Files = ReadonlyMap<string, readonly Address[]>

/** Returns the files of the sitemap by path. `others` are pages without an id beside the storefront's. */
export function sitemapFiles(
  origin: string,
  pages: PublicPages,
  others: readonly string[],
): ReadonlyMap<string, string> {
  const files = filesOf(pages, others)
  return new Map([...files.keys(), INDEX].map(path => [path, written(origin, path, files)]))
}

function filesOf(pages: PublicPages, others: readonly string[]): Files {
  const screens = Object.values(routes).filter(path => !path.includes(':') && !own.has(path))
  const files = new Map(
    inFiles(
      'pages',
      [...screens, ...others].map(path => ({ path, changedAt: null })),
    ),
  )
  for (const [name, path] of Object.entries(PATHS)) {
    const listed = pages[name as keyof PublicPages].map(({ id, changedAt }) => ({
      path: path + id,
      changedAt,
    }))
    for (const [file, each] of inFiles(name, listed)) files.set(file, each)
  }
  return files
}

const INDEX = '/sitemap.xml'

function written(origin: string, path: string, files: Files): string {
  if (path !== INDEX) return urlSet(origin, files.get(path) ?? [])
  const lines = [...files.keys()].map(file => `  <sitemap><loc>${origin}${file}</loc></sitemap>`)
  return xml('sitemapindex', lines)
}

/** Splits a list that is too long for one file. */
function* inFiles(name: string, addresses: readonly Address[]): Iterable<[path: string, part: Address[]]> {
  for (let at = 0; at < addresses.length; at += MAX_ADDRESSES) {
    const number = at === 0 ? '' : `-${at / MAX_ADDRESSES + 1}`
    yield [`/sitemap-${name}${number}.xml`, addresses.slice(at, at + MAX_ADDRESSES)]
  }
}

const urlSet = (origin: string, addresses: readonly Address[]): string =>
  xml(
    'urlset',
    addresses.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `  <url><loc>${origin}${path}</loc>${changed}</url>`
    }),
  )

const xml = (root: string, lines: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`

type Options = {
  cache: RenderCache
  settings: RenderingSettings
  pages: () => Promise<PublicPages>
  others: readonly string[]
}

const headers = {
  'cache-control': 'public, max-age=60',
  'content-type': 'application/xml; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

/** Milliseconds for which the catalogue is not read again, whatever file or host is asked for. */
const FRESH = 5_000
const RETRY_AFTER = 5

/** Answers with a file of the sitemap, and passes any other request on. */
export function sitemaps({ cache, settings, pages, others }: Options): MiddlewareHandler {
  const now = () => settings.clock().getTime()
  const failed = (fault: unknown) =>
    settings.log(logLine(settings.clock(), { error: `reading the sitemap: ${String(fault)}` }))
  const read = shared(async () => filesOf(await pages(), others), now, failed)
  return async (context, next) => {
    const { path } = context.req
    if (!/^\/sitemap(-[a-z]+(-\d{1,4})?)?\.xml$/.test(path)) return next()
    const files = await read()
    if (!files) return unavailable(context)
    if (path !== INDEX && !files.has(path)) return next()
    const origin = originOf(context, settings)
    const render = async (): Promise<Rendered> => {
      return { status: 200, body: written(origin, path, files), headers, mayKeep: true }
    }
    const entry = await cache.get(`sitemap ${origin} ${path}`, render, failed)
    return entry ? sendEntry(context, entry) : unavailable(context)
  }
}

const unavailable = (context: Context) =>
  context.text('The sitemap cannot be read now. Please try again in a moment.', 503, {
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER),
  })

/** Reads once for all who ask within the time. While reads fail, the result is the last good one, or undefined. */
function shared<Value>(
  read: () => Promise<Value>,
  now: () => number,
  failed: (fault: unknown) => void,
): () => Promise<Value | undefined> {
  let last: Value | undefined
  let reading: Promise<Value | undefined> | undefined
  let since = 0
  return () => {
    const age = now() - since
    if (reading && age >= 0 && age < FRESH) return reading
    since = now()
    const started = read().then(
      value => {
        last = value
        return value
      },
      (fault: unknown) => {
        failed(fault)
        if (reading === started) reading = undefined
        return last
      },
    )
    reading = started
    return started
  }
}
