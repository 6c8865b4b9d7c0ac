import type { Context, Handler, MiddlewareHandler } from 'hono'
import { settingKeys } from '#shared/config/settings.ts'
import { clientAddress } from '../../api/request/address.ts'
import { originOf } from '../../api/request/headers.ts'
import { limits } from '../../api/security/limits.ts'
import type { Settings } from '../../api/settings.ts'
import { AddressLimit } from './address-limit.ts'
import { fragmentHeaders, refusedFragmentHeaders, renderedPageHeaders } from './headers.ts'
import { pageAddress } from './page-address.ts'
import { type RenderCache, type Rendered, sendEntry } from './render-cache.ts'

/** The renderer of pages and elements, as the build makes it. */
export type Renderer = typeof import('../render/renderer.ts')

export type RenderingSettings = Pick<Settings, 'clock' | 'log' | 'trustProxy'> &
  Partial<Pick<Settings, 'limits'>> & {
    /** Milliseconds that a page or an element may take; 2,000 by default. */
    renderPatience?: number
  }

type Rendering = {
  renderer: Renderer
  /** The built `index.html`. */
  shell: string
  cache: RenderCache
  api: { fetch(request: Request, env?: object): Response | Promise<Response> }
  settings: RenderingSettings
}

/** Milliseconds that the API has to answer all reads of a page or an element. */
const PATIENCE = 2_000

/** Serves pages as visitors see them. One that cannot be rendered is left to the next handler. */
export function renderedPages(rendering: Rendering): MiddlewareHandler {
  const { renderer, shell, cache, settings } = rendering
  return async (context, next) => {
    const origin = originOf(context, settings)
    const { url, key } = pageAddress(new URL(context.req.url))
    const failed = (fault: unknown) => settings.log(`rendering ${url.pathname}: ${String(fault)}`)
    const render = inTime(settings, async signal => {
      let mayKeep = true
      const onFault = (fault: unknown) => {
        mayKeep = false
        failed(fault)
      }
      const read = reader(rendering, context, signal)
      const page = await renderer.renderPage(url, { shell, origin, read, onFault })
      return (
        page && {
          status: page.status,
          body: page.html,
          headers: renderedPageHeaders(shell, page.inline),
          mayKeep,
        }
      )
    })
    const entry = await cache.get(`page ${origin} ${key}`, render, failed)
    return entry ? sendEntry(context, entry) : next()
  }
}

/** Serves elements as visitors see them, for partners' pages: `GET /render/<tag>?<attributes>`. */
export function renderedElements(rendering: Rendering): Handler {
  const { renderer, cache, settings } = rendering
  const limit = new AddressLimit((settings.limits ?? limits()).renderByAddress)
  return async context => {
    const refused = (status: 400 | 404 | 429, text: string, wait?: number) =>
      context.text(text, status, {
        ...refusedFragmentHeaders,
        ...(wait && { 'retry-after': String(wait) }),
      })
    const tag = context.req.param('tag') ?? ''
    const origin = originOf(context, settings)
    const given = Object.entries(context.req.query()).filter(([name]) => !isUnknownSetting(name))
    for (const [name] of given) {
      if (name.startsWith('data-') || (await renderer.takesAttribute(tag, name))) continue
      return refused(400, `${tag} has no attribute ${name}, or is no element of ours.`)
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
    const entry = await cache.get(key, render, fault => settings.log(`rendering ${tag}: ${String(fault)}`))
    if (entry) return sendEntry(context, entry)
    if (isMissing) return refused(404, `There is no ${tag} with these attributes.`)
    // Not an error, which the browser would report on the partner's page: the element renders itself.
    return context.body(null, 204, refusedFragmentHeaders)
  }
}

/** Scripts of other releases may send settings unknown to this one. */
const isUnknownSetting = (name: string): boolean =>
  name.startsWith('data-') && !settingKeys.has(name.slice('data-'.length))

/** Rejects when the work takes too long, and aborts the work by its signal. */
const inTime =
  <Result>(
    { renderPatience = PATIENCE }: RenderingSettings,
    work: (signal: AbortSignal) => Promise<Result>,
  ) =>
  async (): Promise<Result> => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => controller.abort(new Error('the API is too slow')), renderPatience)
    return Promise.race([work(signal), rejectedBy(signal)]).finally(() => clearTimeout(timer))
  }

/** Reads from the API, as a visitor. Rejects unless the API answers with a record or reports that there is none. */
const reader =
  ({ api }: Rendering, context: Context, signal: AbortSignal) =>
  async (address: string) => {
    const { pathname, search } = new URL(address)
    const request = new Request(`http://localhost${pathname}${search}`)
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
