import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'
import { clientAddress } from './address.ts'
import type { ApiEnv } from './api.ts'

/** Returns one line of JSON, in ASCII: nothing that a visitor sends can end it or hide part of it. */
export function logLine(time: Date, told: object): string {
  return JSON.stringify({ time: time.toISOString(), ...told }).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The fragment of a link in a mail is its secret, and some mail gateways make it a part of the path. */
const ENCODED_FRAGMENT = /%(?:25)*23.*$/s

/** Logs a line for each answer. It holds only the path, because a query may hold a token or search words. */
export const logCalls = (settings: Pick<Settings, 'clock' | 'log' | 'trustProxy'>) =>
  createMiddleware(async (c, next) => {
    const start = performance.now()
    await next()
    const { method } = c.req
    const path = c.req.path.replace(ENCODED_FRAGMENT, '')
    const ms = Math.round(performance.now() - start)
    const address = clientAddress(c, settings.trustProxy)
    settings.log(logLine(settings.clock(), { method, path, status: c.res.status, ms, address }))
  })

/** Logs once that visits come through a proxy that the configuration does not trust. */
export function noteUntrustedProxy({ trustProxy, clock, logFault }: Settings) {
  let isSilent = trustProxy
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!isSilent && FORWARDING.some(name => c.req.header(name))) {
      isSilent = true
      logFault(logLine(clock(), { warning: UNTRUSTED }))
    }
    await next()
  })
}

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const UNTRUSTED =
  'This request has a forwarding header. If your proxy sets it, use TRUST_PROXY=1 and have the proxy send ' +
  'X-Forwarded-For. Until then all visitors share one rate limit.'
