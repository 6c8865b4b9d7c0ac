import { routes } from '#shared/routes/routes.ts'

/** What is nobody's but the visitor's, or asks for nothing but a password. */
const own = new Set<string>([routes.login, routes.sent, routes.rfqList])

/**
 * The pages for search engines that need no id: those of the storefront, and `others`.
 *
 * @param others paths on the same origin
 */
export function sitemap(origin: string, others: readonly string[]): string {
  const screens = Object.values(routes).filter(path => !path.includes(':') && !own.has(path))
  const lines = [...screens, ...others].map(path => `  <url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}
