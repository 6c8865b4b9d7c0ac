import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createApi } from '#host-demo/api/app.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import { SCRIPT } from '#host-demo/package/build/bundle.ts'
import { brotli } from '#host-demo/package/build/compress.ts'
import { renderFragment } from '#host-demo/package/npm/server-entry.ts'
import { listen } from '#host-demo/site/server/listen.ts'
import type { RunningServer } from '#host-demo/site/server/serve.ts'
import { createSite } from '#host-demo/site/server/site.ts'
import { userOf } from '../browser/tools/sign-in.ts'
import { fillChat, startChat } from './chat.ts'
import { type Content, html, serveHttp2 } from './http2-server.ts'
import { firstContent, plainScript } from './plain-page.ts'
import { markdown, type Verdict, verdictOn, verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { desk, type Figures, figuresOf, onBrowser, onServer, slowPhone, visit } from './visit.ts'
import { benchWidgets, htmlOf, MESSAGES, type WidgetName, widgetNames } from './widgets.ts'

/**
 * The pages that are measured side by side: plain JavaScript that paints the same as ours; the script tag; the content
 * in the page; the storefront's page; the last two of another build, `before`.
 */
const variants = ['plain', 'script', 'inPage', 'storefront', 'scriptBefore', 'storefrontBefore'] as const
type Variant = (typeof variants)[number]

export type Results = Partial<Record<WidgetName, Partial<Record<Variant, Figures>>>>

/** `baseline`: the `dist` folder of a build to compare with; `json`: the file to write the results to as well. */
type Options = {
  runs: number
  widgets: readonly WidgetName[]
  baseline: string | undefined
  json: string | undefined
}

type BenchPage = { widget: WidgetName; variant: Variant; url: string }

/** Visits the pages in turn, every other run backwards. Returns false when a goal is missed. */
export const benchPages = (options: Options): Promise<boolean> =>
  onServer(server => measure(server, options), forBench)

const started = new Date()

/** For a server behind HTTP/2 whose visitors share an address. Its clock stands, so what it has rendered stays fresh. */
const forBench = {
  trustProxy: true,
  limits: limits(10),
  renderPatience: 10_000,
  clock: () => started,
}

async function measure(server: RunningServer, { runs, widgets, baseline, json }: Options): Promise<boolean> {
  await startChat(server)
  await fillChat(server, MESSAGES)
  const contents = new Map<string, Content>()
  const ours = await serveHttp2(contents, server.url)
  const before = baseline ? await serveBuild(baseline, server) : undefined
  const other = before && (await serveHttp2(contents, before.url))
  const value = JSON.stringify(await userOf(demoMembers.buyer, server.url))
  const localStorage = [{ name: 'trade-widgets:user', value }]
  const origins = [ours, other].flatMap(site => (site ? [{ origin: site.url, localStorage }] : []))
  try {
    return await onBrowser(async browser => {
      // One profile for visitors and one for a member: one for each page would cost more than the page.
      const viewport = { width: 1280, height: 800 }
      const visitor = await browser.newContext({ viewport })
      const member = await browser.newContext({ viewport, storageState: { cookies: [], origins } })
      const contextOf = (widget: WidgetName) => (benchWidgets[widget].path ? visitor : member)
      for (const widget of widgets) {
        const { tag, attributes, reads } = benchWidgets[widget]
        contents.set(`/script/${widget}`, await html(hostPage(`/${SCRIPT}`, htmlOf(widget))))
        const fetchHere: typeof fetch = (input, init) =>
          fetch(String(input).replace(ours.url, server.url), init)
        const inPage = await renderFragment(tag, attributes, {
          origin: ours.url,
          fetch: fetchHere,
          timeout: 10_000,
        })
        contents.set(`/inPage/${widget}`, await html(hostPage(`/${SCRIPT}`, inPage.html)))
        const content = await visit(
          contextOf(widget),
          `${ours.url}/script/${widget}`,
          benchWidgets[widget],
          page => firstContent(page, tag),
        )
        const body = await brotli(Buffer.from(plainScript({ tag, reads, ...content })))
        contents.set(`/plain/${widget}.js`, { type: 'text/javascript; charset=utf-8', body })
        contents.set(`/plain/${widget}`, await html(hostPage(`/plain/${widget}.js`, htmlOf(widget))))
      }
      const pages = widgets.flatMap(widget => pagesOf(widget, ours.url, other?.url))
      const visits = new Map<BenchPage, Figures[]>(pages.map(page => [page, []]))
      // The first round only has the server render every page.
      for (let run = 0; run <= runs; run++) {
        for (const page of run % 2 ? pages : pages.toReversed()) {
          const { widget, url } = page
          const conditions = run === 0 ? desk : slowPhone
          const seen = await visit(contextOf(widget), url, benchWidgets[widget], figuresOf, conditions)
          if (run > 0) visits.get(page)?.push(seen)
        }
        console.error(`run ${run} of ${runs}`)
      }
      const results: Results = {}
      for (const [{ widget, variant }, seen] of visits)
        results[widget] = { ...results[widget], [variant]: mediansOf(seen) }
      const verdicts = verdictsOn(results)
      console.log(`${figuresTable(results)}\n\n${verdictsTable(verdicts)}`)
      if (json) await writeFile(json, JSON.stringify({ runs, results, verdicts }, null, 2))
      return verdicts.every(({ met }) => met)
    }, ours.browserArgs)
  } finally {
    ours.close()
    other?.close()
    await before?.close()
  }
}

/** Serves the storefront of another build with the API and the database of this one. */
async function serveBuild(dist: string, { database, settings }: RunningServer) {
  const renderer = await import(pathToFileURL(resolve(dist, 'renderer/renderer.js')).href)
  const api = createApi({ database, settings })
  const site = await createSite(join(dist, 'storefront'), api, () => '', settings, undefined, renderer)
  const { port, close } = await listen(site.fetch, 0, '')
  return { url: `http://localhost:${port}`, close }
}

/** A member's widget has no page that a server renders for all. */
function pagesOf(widget: WidgetName, ours: string, before?: string): BenchPage[] {
  const { path } = benchWidgets[widget]
  const urls: readonly (readonly [Variant, string | undefined])[] = [
    ['plain', `${ours}/plain/${widget}`],
    ['script', `${ours}/script/${widget}`],
    ['inPage', path && `${ours}/inPage/${widget}`],
    ['storefront', path && ours + path],
    ['scriptBefore', before && `${before}/script/${widget}`],
    ['storefrontBefore', before && path && before + path],
  ]
  return urls.flatMap(([variant, url]) => (url ? [{ widget, variant, url }] : []))
}

function hostPage(script: string, elements: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script type="module" src="${script}"></script></head><body><h1>Host page</h1>${elements}</body></html>`
}

const mediansOf = (visits: readonly Figures[]): Figures => {
  const of = (figure: keyof Figures): number => median(visits.map(each => each[figure]))
  return {
    content: of('content'),
    live: of('live'),
    blocked: of('blocked'),
    kilobytesBefore: of('kilobytesBefore'),
    kilobytes: of('kilobytes'),
    requests: of('requests'),
    shift: of('shift'),
  }
}

/** With `to`, the goal is about the multiple of that page's figure. `chat`: another limit for the member's widget. */
type Goal = { what: string; of: Variant; figure: keyof Figures; to?: Variant; atMost: number; chat?: number }

const goals: readonly Goal[] = [
  {
    what: 'storefront, first content, to plain',
    of: 'storefront',
    figure: 'content',
    to: 'plain',
    atMost: 0.75,
  },
  { what: 'script tag, first content, to plain', of: 'script', figure: 'content', to: 'plain', atMost: 1.15 },
  { what: 'in the page, first content, to plain', of: 'inPage', figure: 'content', to: 'plain', atMost: 0.6 },
  {
    what: 'script tag, first content, to before',
    of: 'script',
    figure: 'content',
    to: 'scriptBefore',
    atMost: 1.05,
  },
  { what: 'script tag, live, to before', of: 'script', figure: 'live', to: 'scriptBefore', atMost: 1.05 },
  {
    what: 'storefront, first content, to before',
    of: 'storefront',
    figure: 'content',
    to: 'storefrontBefore',
    atMost: 1.05,
  },
  {
    what: 'storefront, live, to before',
    of: 'storefront',
    figure: 'live',
    to: 'storefrontBefore',
    atMost: 1.05,
  },
  {
    what: 'script tag, kB before first content',
    of: 'script',
    figure: 'kilobytesBefore',
    atMost: 14,
    chat: 30,
  },
  { what: 'storefront, kB before first content', of: 'storefront', figure: 'kilobytesBefore', atMost: 18 },
  { what: 'script tag, CLS', of: 'script', figure: 'shift', atMost: 0 },
  { what: 'storefront, CLS', of: 'storefront', figure: 'shift', atMost: 0 },
]

/** Returns the verdicts on the pages that were measured. */
export const verdictsOn = (results: Results): Verdict[] =>
  goals.flatMap(({ what, of, figure, to, atMost, chat = atMost }) =>
    widgetNames.flatMap(widget => {
      const value = results[widget]?.[of]?.[figure]
      const unit = to ? results[widget]?.[to]?.[figure] : 1
      const limit = widget === 'chat' ? chat : atMost
      return value === undefined || !unit ? [] : [verdictOn({ what, widget, limit, value: value / unit })]
    }),
  )

function figuresTable(results: Results): string {
  const rows = widgetNames.flatMap(widget =>
    variants.flatMap(variant => {
      const { plain: base, [variant]: figures } = results[widget] ?? {}
      if (!figures) return []
      const { content, live, blocked, kilobytesBefore, kilobytes, requests, shift } = figures
      const plain = base ? (content / base.content).toFixed(2) : ''
      const times = [content.toFixed(0), plain, live.toFixed(0), blocked.toFixed(0)]
      const sizes = [kilobytesBefore.toFixed(1), kilobytes.toFixed(1), requests.toFixed(0), shift.toFixed(3)]
      return [[widget, variant, ...times, ...sizes]]
    }),
  )
  const titles = ['content', 'x plain', 'live', 'blocked', 'kB first', 'kB all', 'requests', 'CLS']
  return markdown([['widget', 'page', ...titles], ...rows])
}
