import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'
import type { ApiEnv } from './api.ts'

/** Any site may call the API with a bearer of its own; cookies play no part. */
export const allowAnyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After', 'ETag'],
  maxAge: 7200,
})

/**
 * On every answer, also on pages: no window that opens one may reach into it, and whom TLS brought here comes by TLS for
 * a year. Plain HTTP says nothing of that, for on it the header means nothing.
 */
export const originHeaders = (settings: Pick<Settings, 'trustProxy'>) =>
  createMiddleware(async (c, next) => {
    await next()
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    if (originOf(c, settings).startsWith('https:')) c.header('Strict-Transport-Security', 'max-age=31536000')
  })

/** The origin by which a visitor came. */
export function originOf(c: Context, { trustProxy }: Pick<Settings, 'trustProxy'>): string {
  const { protocol, host } = new URL(c.req.url)
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  return forwarded === 'https' ? `https://${host}` : `${protocol}//${host}`
}

/** On every answer of the API. A route that sets a header of its own keeps it. */
export const securityHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  const headers = c.res.headers
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
})

/** The hash of an ETag. Hono's own goes through Node's threads, where reads would wait behind passwords and files. */
export const etagDigest = (body: Uint8Array): ArrayBuffer =>
  Uint8Array.from(createHash('sha1').update(body).digest()).buffer

/** Lets browsers keep what a read answered, each member's for that member; nothing but a success is kept. */
export const cacheControl = (rule: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (c.res.status !== 200 && c.res.status !== 304) return
    c.header('Cache-Control', rule)
    if (rule.startsWith('private')) c.header('Vary', 'Authorization', { append: true })
  })
