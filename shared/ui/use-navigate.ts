import { useHost } from '#shared/element/host.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'

/** Returns a function that sends `trade-navigate`. It returns false if the page has taken over. */
export function useNavigate(): (to: RouteLocation) => boolean {
  const host = useHost()
  return to =>
    host.emit('trade-navigate', {
      route: to.route,
      params: toStrings(to.params ?? {}),
      query: toStrings(to.query ?? {}),
      href: hrefTo(to),
    })
}

function toStrings(values: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
