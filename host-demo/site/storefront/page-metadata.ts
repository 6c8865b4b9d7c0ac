import type { Kind } from '#shared/api/items.ts'
import { parseId } from '#shared/api/parse-id.ts'
import type { SearchTab } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { cachedData, cachedError, type Query } from '#shared/stores/query.ts'
import { breadcrumbSchema, faqSchema, siteSchema } from '#shared/structured-data/schema.ts'
import { companyQuery } from '#widgets/company/company.store.ts'
import {
  allCategories,
  describe,
  type Metadata,
  ofCompany,
  ofItem,
  ofList,
  ofRfq,
  stepsTo,
} from './data-metadata.ts'
import { type Destination, routeLocation } from './route-match.ts'
import { elementsOf, screens } from './screens.ts'

const TAGLINE = 'the ultimate trade enabler for your business'
/** The picture of pages without a picture. */
const PREVIEW = { path: '/preview.png', width: '1200', height: '630' }

/** A part of the metadata that is known only once the page's data is there. */
export type Source = {
  /** Returns the metadata from the current data; undefined while there is none. */
  read(): Partial<Metadata> | undefined
  /** Calls `changed` whenever that may have changed. Returns a function that stops it. */
  follow(changed: () => void): () => void
}

/** Returns the name of the page's content, or of its route while the content has no heading yet. */
export function titleOf(destination: Destination, heading: string): string {
  const { route } = destination
  const { brand } = $config.get()
  const { title } = screens[route]
  // Home and the login over it share their heading, so they keep the titles of their routes.
  const name = route === 'home' || route === 'login' ? title : heading || title
  const { page } = listIn(destination)
  const part = page > 1 ? `, page ${page}` : ''
  return name ? `${name}${part} | ${brand}` : `${brand}: ${TAGLINE}`
}

/** Returns the canonical address. Unknown addresses and the login show home and must not be indexed. */
export function canonicalOf(destination: Destination): { href: string; isIndexed: boolean } {
  const isIndexed = destination.known && destination.route !== 'login'
  return { href: hrefTo(isIndexed ? routeLocation(destination) : { route: 'home' }), isIndexed }
}

/** Returns the `<meta>` elements of a page by name, those of Open Graph by property. Those with '' are left out. */
export function metaOf(
  destination: Destination,
  title: string,
  { description, preview, type, isMissing }: Metadata,
): Readonly<Record<string, string>> {
  const { href, isIndexed } = canonicalOf(destination)
  const { brand, storefront } = $config.get()
  return {
    description,
    // Every choice of items to compare has an address.
    robots: isIndexed && !isMissing && destination.route !== 'compare' ? 'index' : 'noindex',
    'og:type': type,
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': href,
    'og:image': preview?.picture ?? storefront + PREVIEW.path,
    'og:image:alt': preview?.alt ?? brand,
    // Those of other pictures are not known.
    'og:image:width': preview ? '' : PREVIEW.width,
    'og:image:height': preview ? '' : PREVIEW.height,
    'twitter:card': 'summary_large_image',
  }
}

/** Returns the metadata of a page: that of its route, overridden by that of its data. */
export function metadataOf(destination: Destination, sources: readonly Source[]): Metadata {
  const known = sources.flatMap(source => source.read() ?? [])
  const ofRoute = { description: describe(screens[destination.route].title), data: [] }
  return {
    preview: undefined,
    type: 'website',
    isMissing: false,
    ...ofRoute,
    ...Object.assign({}, ...known),
    data: known.flatMap(({ data = [] }) => data),
  }
}

/** Returns the sources of a page's data: the stores that its widgets fill, so that nothing is requested twice. */
export async function sourcesOf(destination: Destination): Promise<readonly Source[]> {
  const { route, params } = destination
  const id = parseId(params.id) ?? 0
  switch (route) {
    case 'home':
      return destination.known ? [always(() => ({ data: [siteSchema($config.get().brand)] }))] : []
    case 'product':
    case 'service':
      return [fromStore(() => itemQuery.store(route, id), ofItem)]
    case 'rfqProduct':
      return [fromStore(() => itemQuery.store('product', id), ofRfq)]
    case 'rfqService':
      return [fromStore(() => itemQuery.store('service', id), ofRfq)]
    case 'company':
    case 'companyContactUs':
      return [fromStore(() => companyQuery.store(id), ofCompany)]
    case 'productsByCategory':
      return categorySources('product', id, destination)
    case 'servicesByCategory':
      return categorySources('service', id, destination)
    case 'search':
      return searchSources(destination)
    case 'categories':
      return [always(() => ({ data: [breadcrumbSchema([allCategories()])] }))]
    case 'FAQ':
      return faqSources()
    default:
      return []
  }
}

async function categorySources(kind: Kind, id: number, destination: Destination): Promise<Source[]> {
  const { itemsArguments, itemsQuery, PAGE_SIZE, pageOf, subCategoriesQuery } = await import(
    '#widgets/category/category.store.ts'
  )
  const shown = listIn(destination)
  return [
    fromStore(
      () => itemsQuery.store(...itemsArguments(kind, id, shown)),
      items => ofList(kind, (shown.page - 1) * PAGE_SIZE, pageOf(items, shown.page)),
    ),
    fromStore(
      () => subCategoriesQuery.store(kind, id),
      family => ({ data: [breadcrumbSchema(stepsTo(kind, id, family))] }),
    ),
  ]
}

async function searchSources(destination: Destination): Promise<Source[]> {
  const { countsQuery, itemsArguments, itemsQuery, knownOpeningTab, PAGE_SIZE } = await import(
    '#widgets/search/search.store.ts'
  )
  const { tab: named, ...shown } = listIn(destination)
  const { keyword, page } = shown
  const tab = (): SearchTab => named ?? knownOpeningTab(keyword)
  const list = fromStore(
    () => itemsQuery.store(...itemsArguments({ ...shown, tab: tab() })),
    paged => ofList(KINDS[tab()], (page - 1) * PAGE_SIZE, paged, keyword && `“${keyword}”`),
  )
  if (named) return [list]
  return [
    {
      read: list.read,
      follow(changed) {
        let stop = list.follow(changed)
        const stopCounts = countsQuery.store(keyword).listen(() => {
          stop()
          stop = list.follow(changed)
          changed()
        })
        return () => {
          stopCounts()
          stop()
        }
      },
    },
  ]
}

async function faqSources(): Promise<Source[]> {
  const { faqMessages, questions } = await import('#widgets/page/faq.tsx')
  const read = (): Partial<Metadata> => {
    const t = faqMessages.get()
    const all = questions.map(({ topic }) => ({ question: t[`${topic}Title`], answer: t[topic] }))
    return { description: describe(t.lead), data: [faqSchema(all)] }
  }
  return [{ read, follow: changed => faqMessages.listen(() => changed()) }]
}

type Store<Data> = ReturnType<Query<[], Data>['store']>

function fromStore<Data>(store: () => Store<Data>, of: (data: Data) => Partial<Metadata>): Source {
  return {
    read() {
      const data = cachedData<Data>(store())
      if (data !== undefined) return of(data)
      return cachedError(store())?.kind === 'missing' ? { isMissing: true } : undefined
    },
    follow: changed => store().listen(() => changed()),
  }
}

const always = (read: () => Partial<Metadata>): Source => ({ read, follow: () => () => {} })

const KINDS = { products: 'product', services: 'service', company: 'company' } as const

/** Returns the state of a list, as its element reads it from the attributes that the screen sets. */
function listIn(destination: Destination) {
  const {
    keyword = '',
    tab,
    page,
    sort = 'relevance',
    state = '',
    ...given
  } = elementsOf(destination)[0]?.attributes ?? {}
  return {
    keyword: keyword.trim(),
    tab: tab as SearchTab | undefined,
    page: Number(page ?? 1),
    sort: sort as 'relevance' | 'name' | 'newest',
    state,
    categoryId: parseId(given['category-id']) ?? 0,
    facts: given.facts ?? '',
    words: given.words !== undefined,
  }
}
