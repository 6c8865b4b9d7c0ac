import { addressesOf } from '#widgets/runtime/first-reads.ts'
import { destinationAt } from './route-match.ts'
import { routePatterns } from './route-patterns.ts'
import { elementsOf, requiresAuth } from './screens.ts'

/** The files of each element, from the root of the site; the build fills them in. */
declare const FILES: Readonly<Record<string, readonly string[]>>

/** Those at the top of a screen: what lies lower may sleep and read nothing. */
const MOST_READING = 2

/**
 * Stands in the page itself, and asks for the files and first reads of its screen together with the core, for which the
 * storefront's own script has to wait before it knows what to show.
 */
function preloadScreen(): void {
  // A browser that is too old for the widgets: the page says so by its style sheet.
  if (!CSS.supports('color', 'light-dark(red, red)')) return
  const config = document.querySelector('trade-config')
  const setting = (name: string): string | undefined => config?.getAttribute(name)?.replace(/\/+$/, '')
  const { pathname } = new URL(setting('storefront') || '/', location.href)
  const { route, ...match } = destinationAt(
    new URL(location.href),
    routePatterns(pathname.replace(/\/$/, '')),
  )
  if (requiresAuth(route)) return
  const pieces = elementsOf({ route, ...match })
  const files = new Set(pieces.flatMap(({ tag }) => FILES[tag] ?? []))
  for (const file of files) preload(`/${file}`, { rel: 'modulepreload' })
  // A member's reads carry the bearer, which a line can't.
  if (isMember(setting('storage-key'))) return
  for (const { tag, key, attributes } of pieces.slice(0, MOST_READING)) {
    const given = { ...key, ...attributes }
    for (const address of addressesOf(tag, name => given[name], setting('api-host') ?? location.origin))
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
