import { addressesOf } from '#widgets/runtime/first-reads.ts'
import { destinationAt } from './route-match.ts'
import { routePatterns } from './route-patterns.ts'
import { elementsOf, requiresAuth } from './screens.ts'

/** The number of elements at the top of a screen that read: lower ones may sleep and read nothing. */
const MAX_READING = 2

/** Requests the files and first reads of the page's screen together with the core, from within the page. */
function preloadScreen(): void {
  // This browser is too old for the widgets. The page's style sheet says so.
  if (!CSS.supports('color', 'light-dark(red, red)')) return
  const config = document.querySelector('trade-config')
  const setting = (name: string): string | undefined => config?.getAttribute(name)?.replace(/\/+$/, '')
  const { pathname } = new URL(setting('storefront') || '/', location.href)
  const { route, ...match } = destinationAt(
    new URL(location.href),
    routePatterns(pathname.replace(/\/$/, '')),
  )
  if (requiresAuth(route)) return
  const table = document.querySelector('script[data-trade-files]')?.textContent
  const filesOf: Readonly<Record<string, readonly string[]>> = JSON.parse(table ?? '{}')
  const pieces = elementsOf({ route, ...match })
  const files = new Set(pieces.flatMap(({ tag }) => filesOf[tag] ?? []))
  for (const file of files) preload(`/${file}`, { rel: 'modulepreload' })
  // A member's reads need the bearer token, which a preload line can't carry.
  if (isMember(setting('storage-key'))) return
  for (const { tag, key, attributes } of pieces.slice(0, MAX_READING)) {
    const given = { ...key, ...attributes }
    const apiHost = setting('api-host') ?? location.origin
    const isExtended = config?.hasAttribute('search-extensions')
    for (const address of addressesOf(tag, name => given[name], apiHost, undefined, isExtended))
      preload(address, { rel: 'preload', as: 'fetch' })
  }
}

function preload(href: string, how: Readonly<Record<string, string>>): void {
  const line = document.createElement('link')
  for (const [name, value] of Object.entries({ ...how, crossorigin: '', href }))
    line.setAttribute(name, value)
  document.head.append(line)
}

function isMember(storageKey = 'trade-widgets:user'): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? 'null') !== 'null'
  } catch {
    return false
  }
}

preloadScreen()
