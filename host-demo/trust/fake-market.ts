import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { listen } from '#host-demo/server/listen.ts'
import { createSite } from '#host-demo/server/site.ts'
import { marketReplies } from '#shared/testing/replies.ts'

/** A request to the API. */
export type Asked = {
  /** Such as `GET /api/public/product/detail`. */
  call: string
  query: URLSearchParams
  body: string
  authorization: string | undefined
}

export type FakeMarket = {
  /** Of the storefront, the script and the API. */
  readonly url: string
  /** Of a partner's page, which has no content policy and holds `page`. */
  readonly partnerUrl: string
  page: string
  /** What the API answers: a value to be sent as JSON, or a whole response. */
  answer: (asked: Asked) => unknown
  /** What the server of the storefront has logged. */
  readonly logged: readonly string[]
  /** What browsers have told the partner's server: addresses and headers. */
  readonly told: readonly string[]
  close(): Promise<void>
}

/** An answer that says it is JSON. */
export const json = (body: BodyInit | Uint8Array): Response =>
  new Response(body as BodyInit, { headers: { 'content-type': 'application/json' } })

export const usual: Readonly<Record<string, unknown>> = marketReplies()

/** The built storefront and script with an API that answers what a test wants; no database behind it. */
export async function openFakeMarket(): Promise<FakeMarket> {
  const api = new Hono()
  api.use('*', cors({ origin: '*', maxAge: 7200 }))
  api.all('*', async context => {
    const { req } = context
    const authorization = req.header('authorization')
    const [query, body] = [new URL(req.url).searchParams, await req.text()]
    const answer = market.answer({ call: `${req.method} ${req.path}`, query, body, authorization })
    return answer instanceof Response ? answer : context.json(answer ?? null)
  })
  const folder = fileURLToPath(new URL('../../dist/storefront', import.meta.url))
  const logged: string[] = []
  const told: string[] = []
  const settings = {
    clock: () => new Date(),
    log: (line: string) => void logged.push(line),
    trustProxy: false,
  }
  const site = await createSite(folder, api, () => '', settings)
  const partner = new Hono().get('/favicon.ico', context => context.body(null, 204))
  partner.get('*', context => {
    told.push(JSON.stringify([context.req.url, context.req.header()]))
    return context.html(market.page)
  })
  const running = [await listen(site.fetch, 0, 'PORT'), await listen(partner.fetch, 0, 'PORT')]
  const [url = '', partnerUrl = ''] = running.map(({ port }) => `http://localhost:${port}`)
  const market: FakeMarket = {
    ...{ url, partnerUrl, page: '', logged, told },
    answer: ({ call }) => usual[call],
    async close() {
      for (const each of running) await each.close()
    },
  }
  return market
}

type PageParts = {
  body?: string
  /** Attributes of the script tag. */
  settings?: string
  /** Local storage before our script. */
  stored?: Readonly<Record<string, string>>
}

/** A page with our script, on which everything is in view at once; what is the page's own is marked. */
export function pageWith(
  market: FakeMarket,
  { body = '', settings = '', stored = {} }: PageParts = {},
): string {
  const entries = JSON.stringify(Object.entries(stored)).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">
    <style>body > * { position: absolute; inset: 0; contain: strict }</style>
    <script class="host">localStorage.clear();for (const entry of ${entries}) localStorage.setItem(...entry)</script>
    <script src="${market.url}/trade-widgets.js" ${settings} class="host"></script><body>${body}</body></html>`
}
