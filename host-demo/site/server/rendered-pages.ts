import type { Context, Handler, MiddlewareHandler } from 'hono'
import { settingKeys } from '#shared/config/settings.ts'
import { clientAddress } from '../../api/request/address.ts'
import { type OriginSettings, originOf } from '../../api/request/headers.ts'
import { logLine } from '../../api/request/log.ts'
import { limits } from '../../api/security/limits.ts'
import { RENDER_PATIENCE, type Settings } from '../../api/settings.ts'
import { AddressLimit } from './address-limit.ts'
import { fragmentHeaders, pageHeaders, refusedFragmentHeaders, renderedPageHeaders } from './headers.ts'
import { pageAddress } from './page-address.ts'
import { type RenderCache, type Rendered, sendEntry } from './render-cache.ts'

/** The renderer of pages and elements, as the build makes it. */
export type Renderer = typeof import('../render/renderer.ts')

export type RenderingSettings = Pick<Settings, 'clock' | 'log'> &
  OriginSettings &
  Partial<Pick<Settings, 'limits' | 'renderPatience'>>

export type Rendering = {
  renderer: Renderer
  /** The built `index.html`. */
  shell: string
  cache: RenderCache
  api: { fetch(request: Request, env?: object): Response | Promise<Response> }
  settings: RenderingSettings
}

/** Seconds after which a client may ask again for what could not be rendered. */
export const RETRY_AFTER = 5

/**
 * Serves pages as visitors see them. One that cannot be rendered now comes empty, with a status that keeps crawlers from
 * taking it for the page: the browser of a visitor fills it in. A page that is never rendered is left to the next handler.
 */
export function renderedPages(rendering: Rendering): MiddlewareHandler {
  const { renderer, shell, cache, settings } = rendering
  const limit = new AddressLimit('pageByAddress', settings.limits ?? limits())
  const emptyPage = { ...pageHeaders(shell), 'cache-control': 'no-store' }
  return async (context, next) => {
    const empty = (status: 429 | 503, wait: number) =>
      context.html(shell, status, { ...emptyPage, 'retry-after': String(wait) })
    const origin = originOf(context, settings)
    const { url, key: address } = pageAddress(new URL(context.req.url))
    const key = `page ${origin} ${address}`
    if (cache.lacks(key)) {
      const wait = limit.secondsToWait(
        clientAddress(context, settings.trustProxy),
        settings.clock().getTime(),
      )
      if (wait > 0) return empty(429, wait)
    }
    let hasFailed = false
    const failed = (fault: unknown) => {
      hasFailed = true
      logFailure(settings, url.pathname, fault)
    }
    const render = inTime(settings, async signal => {
      let mayKeep = true
      const onFault = (fault: unknown) => {
        mayKeep = false
        failed(fault)
      }
      const read = reader(rendering, context, signal)
      const page = await renderer.renderPage(url, { shell, origin, read, onFault })
      return page && { status: page.status, body: page.html, headers: headersOf(shell, page), mayKeep }
    })
    const entry = await cache.get(key, render, failed)
    if (entry) return sendEntry(context, entry)
    return hasFailed ? empty(503, RETRY_AFTER) : next()
  }
}

type Served = Pick<Awaited<ReturnType<Renderer['renderPage']>> & object, 'status' | 'inline'>

function headersOf(shell: string, { status, inline }: Served): Record<string, string> {
  const headers = renderedPageHeaders(shell, inline)
  return status === 503
    ? { ...headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) }
    : headers
}

/** A visitor chose the address, so it must not end the line. */
export function logFailure({ log, clock }: RenderingSettings, what: string, fault: unknown): void {
  log(logLine(clock(), { error: `rendering ${what}: ${String(fault)}` }))
}

/** Serves elements as visitors see them, for partners' pages: `GET /render/<tag>?<attributes>`. */
export function renderedElements(rendering: Rendering): Handler {
  const { renderer, cache, settings } = rendering
  const limit = new AddressLimit('renderByAddress', settings.limits ?? limits())
  return async context => {
    const refused = (status: 400 | 404 | 429 | 503, text: string, wait?: number) =>
      context.text(text, status, {
        ...refusedFragmentHeaders,
        ...(wait && { 'retry-after': String(wait) }),
      })
    const tag = context.req.param('tag') ?? ''
    const origin = originOf(context, settings)
    const given = Object.entries(context.req.query()).filter(([name]) => !isUnknownSetting(name))
    for (const [name] of given) {
      if (name.startsWith('data-') || (await renderer.takesAttribute(tag, name))) continue
      return refused(400, `There is no element ${tag}, or it has no attribute ${name}.`)
    }
    const key = `element ${origin} ${tag} ${JSON.stringify(given.sort())}`
    if (cache.lacks(key)) {
      const address = clientAddress(context, settings.trustProxy)
      const wait = limit.secondsToWait(address, settings.clock().getTime())
      if (wait > 0) return refused(429, 'Too many elements at once. Please try again in a moment.', wait)
    }
    let isMissing = false
    const render = inTime(settings, async (signal): Promise<Rendered | undefined> => {
      const options = { origin, read: reader(rendering, context, signal) }
      const fragment = await renderer.renderFragment(tag, given, options)
      isMissing = !fragment
      const headers = { ...fragmentHeaders, 'content-type': 'application/json; charset=utf-8' }
      return fragment && { status: 200, body: JSON.stringify(fragment), headers, mayKeep: true }
    })
    const entry = await cache.get(key, render, fault => logFailure(settings, tag, fault))
    if (entry) return sendEntry(context, entry)
    if (isMissing) return refused(404, `There is no ${tag} with these attributes.`)
    return refused(503, 'This element cannot be rendered now. Please try again in a moment.', RETRY_AFTER)
  }
}

/** Scripts of other releases may send settings unknown to this one. */
export const isUnknownSetting = (name: string): boolean =>
  name.startsWith('data-') && !settingKeys.has(name.slice('data-'.length))

/** Rejects when the work takes too long, and aborts the work by its signal. */
export const inTime =
  <Result>(
    { renderPatience = RENDER_PATIENCE }: RenderingSettings,
    work: (signal: AbortSignal) => Promise<Result>,
  ) =>
  async (): Promise<Result> => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => controller.abort(new Error('the API is too slow')), renderPatience)
    return Promise.race([work(signal), rejectedBy(signal)]).finally(() => clearTimeout(timer))
  }

/**
 * Reads from the API, as a visitor unless the headers have a bearer. Rejects unless the API answers with a record or reports
 * that it does not exist.
 */
export const reader =
  ({ api }: Pick<Rendering, 'api'>, context: Context, signal: AbortSignal, headers: HeadersInit = {}) =>
  async (address: string) => {
    const { pathname, search } = new URL(address)
    const request = new Request(`http://localhost${pathname}${search}`, { headers })
    const reply = await Promise.race([api.fetch(request, context.env as object), rejectedBy(signal)])
    const { status } = reply
    if (status >= 500 || status === 429) throw new Error(`the API answered ${status}`)
    return { status, body: await reply.text(), etag: reply.headers.get('etag') ?? undefined }
  }

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason))
  })
