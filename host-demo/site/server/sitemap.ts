import type { MiddlewareHandler } from 'hono'
import { routes } from '#shared/routes/routes.ts'
import type { Place } from '../../api/offers/public-places.ts'
import { originOf } from '../../api/request/headers.ts'
import { type RenderCache, type Rendered, sendEntry } from './render-cache.ts'
import type { RenderingSettings } from './rendered-pages.ts'

/** Routes with only the visitor's own data, or with only a password form. */
const own = new Set<string>([routes.login, routes.sent, routes.rfqList])

const PATHS = {
  products: '/product/',
  services: '/service/',
  categories: '/category/',
  companies: '/company/',
} as const

/** The records that have their own page, by kind. */
export type Places = Readonly<Record<keyof typeof PATHS, readonly Place[]>>

export const noPlaces = async (): Promise<Places> => ({
  products: [],
  services: [],
  categories: [],
  companies: [],
})

/** The most addresses that a file may hold, by the protocol. */
const MAX_ADDRESSES = 50_000

type Address = { path: string; changedAt: Date | null }

/** Returns the files of the sitemap by path. `others` are pages without an id beside the storefront's. */
export function sitemapFiles(
  origin: string,
  places: Places,
  others: readonly string[],
): ReadonlyMap<string, string> {
  const screens = Object.values(routes).filter(path => !path.includes(':') && !own.has(path))
  const pages = [...screens, ...others].map(path => ({ path, changedAt: null }))
  const files = new Map([...inFiles('pages', pages)].map(([path, each]) => [path, urlSet(origin, each)]))
  for (const [name, path] of Object.entries(PATHS)) {
    const listed = places[name as keyof Places].map(({ id, changedAt }) => ({ path: path + id, changedAt }))
    for (const [file, each] of inFiles(name, listed)) files.set(file, urlSet(origin, each))
  }
  const lines = [...files.keys()].map(path => `  <sitemap><loc>${origin}${path}</loc></sitemap>`)
  return files.set('/sitemap.xml', xml('sitemapindex', lines))
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
  places: () => Promise<Places>
  others: readonly string[]
}

const headers = {
  'cache-control': 'public, max-age=60',
  'content-type': 'application/xml; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

/** Answers with a file of the sitemap, and passes any other request on. */
export function sitemaps({ cache, settings, places, others }: Options): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req
    if (!/^\/sitemap(-[a-z]+(-\d{1,4})?)?\.xml$/.test(path)) return next()
    const origin = originOf(context, settings)
    const render = async (): Promise<Rendered | undefined> => {
      const body = sitemapFiles(origin, await places(), others).get(path)
      return body === undefined ? undefined : { status: 200, body, headers, mayKeep: true }
    }
    const entry = await cache.get(`sitemap ${origin} ${path}`, render, fault =>
      settings.log(`writing ${path}: ${String(fault)}`),
    )
    return entry ? sendEntry(context, entry) : next()
  }
}
