import { createMiddleware } from 'hono/factory'
import type { Settings } from '../settings.ts'
import { clientAddress } from './address.ts'

/** Returns one line of JSON, in ASCII: nothing that a visitor sends can end it or hide part of it. */
export function logLine(time: Date, told: object): string {
  return JSON.stringify({ time: time.toISOString(), ...told }).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Logs a line for each answer. It holds only the path, because a query may hold a token or search words. */
export const logRequests = (settings: Pick<Settings, 'clock' | 'log' | 'trustProxy'>) =>
  createMiddleware(async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const ms = Math.round(performance.now() - start)
    const address = clientAddress(c, settings.trustProxy)
    settings.log(logLine(settings.clock(), { method, path, status: c.res.status, ms, address }))
  })
