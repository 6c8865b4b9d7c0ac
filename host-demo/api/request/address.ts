import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'
import type { ApiContext, ApiEnv } from './api.ts'

/**
 * The visitor's address, for limits. Behind a trusted proxy the last entry of X-Forwarded-For, which that proxy
 * wrote itself. An IPv6 address counts by its /64, for a visitor owns all of it.
 */
export function clientAddress(c: ApiContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || peerAddress(c)
  return address.includes('.') ? address.replace(/^::ffff:/i, '') : networkPrefix(address)
}

/** Says once that visits come through a proxy that we were not told to trust. */
export function noteProxy({ trustProxy, log }: Settings) {
  let isSilent = trustProxy
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!isSilent && FORWARDING.some(name => c.req.header(name))) {
      isSilent = true
      log(UNTRUSTED)
    }
    await next()
  })
}

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const UNTRUSTED =
  'A request names the address that it was forwarded for. If a proxy of yours writes that, set TRUST_PROXY=1 and have ' +
  'it send X-Forwarded-For: until then all visitors count as one address, and too many attempts of one stop all.'

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
