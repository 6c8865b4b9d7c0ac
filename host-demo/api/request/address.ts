import type { ApiContext } from './api.ts'

/**
 * The visitor's address, for limits. Behind a trusted proxy the last entry of X-Forwarded-For, which that proxy
 * wrote itself. An IPv6 address counts by its /64, for a visitor owns all of it.
 */
export function clientAddress(c: ApiContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || peerAddress(c)
  return address.includes('.') ? address.replace(/^::ffff:/i, '') : networkPrefix(address)
}

/** True for a browser on this machine that speaks to us without anyone between: no proxy, no foreign name or page. */
export function isLocalVisit(c: ApiContext): boolean {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  const origin = c.req.header('origin')
  return (
    /^(::1|(::ffff:)?127\..*)$/i.test(peerAddress(c)) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    !c.req.header('x-forwarded-for') &&
    !c.req.header('forwarded') &&
    (origin === undefined || origin === new URL(c.req.url).origin) &&
    ['same-origin', 'none'].includes(c.req.header('sec-fetch-site') ?? 'none')
  )
}

function peerAddress(c: ApiContext): string {
  return c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
}

function networkPrefix(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
