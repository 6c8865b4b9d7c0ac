import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'
import type { ApiEnv } from './api.ts'
import { logLine } from './log.ts'

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
  'A request names the address that it was forwarded for. If a proxy of yours writes that, set TRUST_PROXY=1 and have ' +
  'it send X-Forwarded-For: until then all visitors count as one address, and too many attempts of one stop all.'
