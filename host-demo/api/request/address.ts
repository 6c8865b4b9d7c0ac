import type { ApiContext } from './api.ts'

/** Returns the visitor's address, for limits. An IPv6 address counts by its /64: a visitor owns all of it. */
export function clientAddress(c: ApiContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || peerAddress(c)
  return address.includes('.') ? address.replace(/^::ffff:/i, '') : networkPrefix(address)
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
