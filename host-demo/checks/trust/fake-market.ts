import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { listen } from '#host-demo/site/server/listen.ts'
import { createSite } from '#host-demo/site/server/site.ts'
import { marketReplies } from '#shared/testing/replies.ts'

export type Asked = {
  call: string
  query: URLSearchParams
  body: string
  authorization: string | undefined
}

export type FakeMarket = {
  readonly url: string
  /** Address of a partner's page, which has no content policy and contains `page`. */
  readonly partnerUrl: string
  page: string
  /** Returns the API's answer: a value to be sent as JSON, or a whole response. */
  answer: (asked: Asked) => unknown
  readonly logged: readonly string[]
  /** Requests of browsers to the partner's server: addresses and headers. */
  readonly told: readonly string[]
  close(): Promise<void>
}

export const json = (body: BodyInit | Uint8Array): Response =>
  new Response(body as BodyInit, { headers: { 'content-type': 'application/json' } })

export const usual: Readonly<Record<string, unknown>> = marketReplies()

/** Opens the built storefront and script with an API that gives the answers of a test, without a database. */
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
  const folder = fileURLToPath(new URL('../../../dist/storefront', import.meta.url))
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
    url,
    partnerUrl,
    page: '',
    logged,
    told,
    answer: ({ call }) => usual[call],
    async close() {
      for (const each of running) await each.close()
    },
  }
  return market
}

type PageParts = {
  body?: string
  settings?: string
  /** The content of local storage before our script runs. */
  stored?: Readonly<Record<string, string>>
}

/** Returns a page with our script, on which everything is in view at once. */
export function pageWith(
  market: FakeMarket,
  { body = '', settings = '', stored = {} }: PageParts = {},
): string {
  const entries = JSON.stringify(Object.entries(stored)).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">
    <style>body > * { position: absolute; inset: 0; contain: strict }</style>
    <script>localStorage.clear();for (const entry of ${entries}) localStorage.setItem(...entry)</script>
    <script src="${market.url}/trade-widgets.js" ${settings}></script><body>${body}</body></html>`
}
