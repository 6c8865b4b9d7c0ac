import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'
import type { ApiEnv } from './api.ts'

/** Any site may call the API with its own bearer. Cookies are not used. */
export const allowAnyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After', 'ETag'],
  maxAge: 7200,
})

/** Headers for every answer, pages included. HSTS means nothing over plain HTTP, so it is left out there. */
export const originHeaders = (settings: OriginSettings) =>
  createMiddleware(async (c, next) => {
    await next()
    if (originOf(c, settings).startsWith('https:')) c.header('Strict-Transport-Security', 'max-age=31536000')
  })

export type OriginSettings = Pick<Settings, 'trustProxy'> & Partial<Pick<Settings, 'origins'>>

/** Returns the origin that the visitor addressed: one of the public origins if some are set and the host is theirs. */
export function originOf(c: Context, { trustProxy, origins = [] }: OriginSettings): string {
  const { protocol, host } = new URL(c.req.url)
  const known = publicOriginOf(host, origins)
  if (known) return known
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  return forwarded === 'https' ? `https://${host}` : `${protocol}//${host}`
}

/** Refuses requests for an unknown host: its name would be in pages, and each name would fill the cache. */
export const refuseOtherHosts = ({ origins = [] }: OriginSettings) =>
  createMiddleware(async (c, next) => {
    const { host } = new URL(c.req.url)
    // Monitors ask by address, and the answer names no host.
    if (origins.length === 0 || c.req.path === '/api/health' || publicOriginOf(host, origins)) return next()
    return c.text(`This server answers at ${origins.join(' and ')} only.`, 421, {
      'cache-control': 'no-store',
    })
  })

/** A name may end in a dot, and may come with the port that its scheme has anyway. */
function publicOriginOf(host: string, origins: readonly string[]): string | undefined {
  const asked = host.replace(/\.(?=:\d+$|$)/, '')
  return origins.find(origin => {
    const url = new URL(origin)
    return asked === url.host || asked === `${url.hostname}:${url.protocol === 'https:' ? 443 : 80}`
  })
}

/** Headers for every answer of the API. A route that sets its own header keeps it. */
export const securityHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  const headers = c.res.headers
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
})

/** Lets browsers cache the reply of a read, separately for each member. Only successes are cached. */
export const cacheControl = (rule: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (c.res.status !== 200 && c.res.status !== 304) return
    c.header('Cache-Control', rule)
    if (rule.startsWith('private')) c.header('Vary', 'Authorization', { append: true })
  })
